/** The source of a pattern that matches only whole words: `car` not in `scar`. Unlike `\b`, in every script. */
export const wholeWords = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`
