/** Phones type an apostrophe as a closing quote; word-based rules expect the straight one. */
export const plainApostrophes = (text: string): string => text.replaceAll('’', "'")
