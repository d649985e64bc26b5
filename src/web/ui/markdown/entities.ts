import { decodeNamedCharacterReference } from 'decode-named-character-reference'

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,31}));/gi

/** Control characters and lone surrogates are nobody's text. */
const characterOf = (code: number): string =>
  code < 32 || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)

/** With the characters that HTML's entities stand for; an unknown one stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterOf(Number(decimal))
    return hex ? characterOf(Number.parseInt(hex, 16)) : decodeNamedCharacterReference(name ?? '') || written
  })
