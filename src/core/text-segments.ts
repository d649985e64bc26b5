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

const isGsm = (text: string): boolean => [...text].every((character) => BASIC.has(character) || EXTENDED.has(character))

/** Places that each character takes; one that is made of two code units, or an escape, is never cut in two. */
const placesOf = (text: string): number[] =>
  isGsm(text)
    ? [...text].map((character) => (EXTENDED.has(character) ? 2 : 1))
    : [...text].map((character) => character.length)

/** Segments that a text is sent, and paid, as. */
export function countSegments(text: string): number {
  const places = placesOf(text)
  const { single, joined } = isGsm(text) ? GSM : UCS
  if (places.reduce((sum, place) => sum + place, 0) <= single) return 1
  let segments = 1
  let room = joined
  for (const place of places) {
    if (place > room) {
      segments += 1
      room = joined
    }
    room -= place
  }
  return segments
}
