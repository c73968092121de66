package org.gomoku.preview

/** Writes JSON. */
object Json {
    /** The object with these [members]: numbers, booleans, strings, and lists and maps of them. */
    fun of(vararg members: Pair<String, Any?>): String = write(members.toMap())

    private fun write(value: Any?): String = when (value) {
        is String -> quote(value)

        is List<*> -> value.joinToString(",", "[", "]", transform = ::write)

        is Map<*, *> -> value.entries.joinToString(",", "{", "}") {
            "${quote("${it.key}")}:${write(it.value)}"
        }

        else -> value.toString()
    }

    private fun quote(text: String): String = text.map(::escape).joinToString("", "\"", "\"")

    private fun escape(character: Char): String = when {
        character == '"' || character == '\\' -> "\\$character"
        character < ' ' -> "\\u%04x".format(character.code)
        else -> character.toString()
    }
}
