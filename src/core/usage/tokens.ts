const CHARACTERS_A_TOKEN = 4

/** About how many tokens a text of this many characters is: close enough for budgets and for missing counts. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN)
