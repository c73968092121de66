package org.gomoku.preview

/** Writes one flat JSON object. */
object Json {
    /** The object with these [members]: numbers, booleans and strings. */
    fun of(vararg members: Pair<String, Any>): String =
        members.joinToString(",", "{", "}") { (name, value) -> "${quote(name)}:${write(value)}" }

    private fun write(value: Any): String = if (value is String) quote(value) else value.toString()

    private fun quote(text: String): String = text.map(::escape).joinToString("", "\"", "\"")

    private fun escape(character: Char): String = when {
        character == '"' || character == '\\' -> "\\$character"
        character < ' ' -> "\\u%04x".format(character.code)
        else -> character.toString()
    }
}
