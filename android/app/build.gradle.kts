// Untested here, see settings.gradle.kts. `cargo xtask apk` makes the native libraries that this build packs.
plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}

android {
    namespace = "org.gomoku"
    compileSdk = 35

    defaultConfig {
        applicationId = "org.gomoku"
        minSdk = 26
        targetSdk = 35
        versionCode = 1
        versionName = "0.1.0"
        ndk { abiFilters += listOf("arm64-v8a", "x86_64") }
    }

    sourceSets.named("main") {
        kotlin.srcDir("../../bindings/kotlin")
        jniLibs.srcDir("../../target/android/lib")
    }

    buildTypes {
        release {
            isMinifyEnabled = true
            isShrinkResources = true
            proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "proguard-rules.pro")
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_11
        targetCompatibility = JavaVersion.VERSION_11
    }
    kotlinOptions { jvmTarget = "11" }
}

dependencies {
    implementation("androidx.annotation:annotation:1.9.1")
    implementation("androidx.core:core:1.13.1")
    implementation("androidx.customview:customview:1.1.0")
    implementation("net.java.dev.jna:jna:5.18.1@aar")
}
