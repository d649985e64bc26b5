/** Phones write an apostrophe as a closing quote; rules that read words know the straight one. */
export const plainApostrophes = (text: string): string => text.replaceAll('’', "'")
