/** How many sentences a text has: runs of end marks that a space or the end follows. */
export const countSentences = (text: string): number => text.match(/[.!?…](?=\s|$)/g)?.length ?? 0
