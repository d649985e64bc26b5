/**
 * How carriers count an SMS: 160 characters of GSM 03.38 in a single segment, 153 per segment if there are several;
 * with any other character, 70 and 67 code units of UCS-2.
 */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** GSM extension table: two septets each, because of the escape. */
const EXTENDED = new Set('\f^{}\\[~]|€')

const GSM = { single: 160, joined: 153 }
const UCS = { single: 70, joined: 67 }

function isGsm(text: string): boolean {
  for (const character of text) if (!BASIC.has(character) && !EXTENDED.has(character)) return false
  return true
}

/** Units that a character takes; surrogate pairs and escape sequences are never split across segments. */
const placesOf = (character: string, gsm: boolean): number =>
  gsm ? (EXTENDED.has(character) ? 2 : 1) : character.length

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
