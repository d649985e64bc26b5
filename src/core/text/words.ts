/** In lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The words of a list that spaces or line breaks separate. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Phones type an apostrophe as a closing quote; word-based rules expect the straight one. */
export const plainApostrophes = (text: string): string => text.replaceAll('’', "'")

/** A flag is two letters; a picture may have a skin colour and be joined to others. */
const EMOJI = /\p{RI}\p{RI}|\p{Extended_Pictographic}/gu

/** The emoji of a text, without skin colours; joined ones are listed one by one. */
export const emojiIn = (text: string): string[] => text.match(EMOJI) ?? []
