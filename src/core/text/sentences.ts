/** Runs of end marks followed by whitespace or the end. */
export const countSentences = (text: string): number => text.match(/[.!?…](?=\s|$)/g)?.length ?? 0
