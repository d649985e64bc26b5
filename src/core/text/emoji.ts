/** A flag is two letters; a picture may have a skin colour and be joined to others. */
const EMOJI = /\p{RI}\p{RI}|\p{Extended_Pictographic}/gu

/** The emoji of a text, without skin colours; joined ones are listed one by one. */
export const emojiIn = (text: string): string[] => text.match(EMOJI) ?? []
