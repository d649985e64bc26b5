const CHARACTERS_A_TOKEN = 4

/** Estimated tokens of a text with this many characters: close enough for budgets and missing counts. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN)
