/**
 * How a text is counted by carriers: 160 characters of GSM 03.38 in one segment, 153 in each of several; 70 and 67 code
 * units of UCS-2 where one character is outside of it.
 */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Two places each: an escape comes before them. */
const EXTENDED = new Set('\f^{}\\[~]|€')

const GSM = { single: 160, joined: 153 }
const UCS = { single: 70, joined: 67 }

function isGsm(text: string): boolean {
  for (const character of text) if (!BASIC.has(character) && !EXTENDED.has(character)) return false
  return true
}

/** Places that a character takes; one that is made of two code units, or an escape, is never cut in two. */
const placesOf = (character: string, gsm: boolean): number =>
  gsm ? (EXTENDED.has(character) ? 2 : 1) : character.length

/** Segments that a text is sent, and paid, as. */
export function countSegments(text: string): number {
  const gsm = isGsm(text)
  const { single, joined } = gsm ? GSM : UCS
  let all = 0
  let segments = 1
  let room = joined
  for (const character of text) {
    const places = placesOf(character, gsm)
    all += places
    if (places > room) {
      segments += 1
      room = joined
    }
    room -= places
  }
  return all <= single ? 1 : segments
}
