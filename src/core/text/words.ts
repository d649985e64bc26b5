/** In lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []

/** The words of a list that spaces or line breaks separate. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
