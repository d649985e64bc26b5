import type { Detector } from './finding.ts'

/** Characters of an IBAN by country, from the registry of SWIFT (ISO 13616), release 99. */
const LENGTHS = new Map(
  `NO15 BE16 DK18 FI18 FK18 FO18 GL18 NL18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20 CH21 HR21 LI21 LV21 BG22
BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 VA22 AE23 GI23 IL23 IQ23 OM23 SO23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24
TN24 VG24 LY25 PT25 ST25 TR26 IS26 BI27 DJ27 FR27 GR27 IT27 MC27 MR27 SM27 AL28 AZ28 BY28 CY28 DO28 GT28 HN28 HU28 LB28 NI28
PL28 SV28 BR29 EG29 PS29 QA29 UA29 JO30 KW30 MU30 YE30 MT31 SC31 LC32 RU33`
    .split(/\s+/)
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** The check of ISO 13616: with the first four characters last and letters as 10 to 35, modulo 97 is 1. */
function passesIban(text: string): boolean {
  const plain = text.replace(/[ -]/g, '').toUpperCase()
  if (plain.length !== LENGTHS.get(plain.slice(0, 2))) return false
  let remainder = 0
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/** Letters and digits, in groups as people write them; the words that follow may look like more of it. */
const CANDIDATE = /(?<![a-z\d])[a-z]{2}[ -]?\d[ -]?\d(?:[ -]?[a-z\d]){11,44}/gi

/** Where the number ends in the candidate, by the length that its country has; 0 if it has none. */
function endOf(candidate: string): number {
  const length = LENGTHS.get(candidate.slice(0, 2).toUpperCase()) ?? 0
  let seen = 0
  for (let end = 0; end < candidate.length; end += 1) {
    if (/[a-z\d]/i.test(candidate[end] ?? '')) seen += 1
    if (seen === length) return end + 1
  }
  return 0
}

export const ibans: Detector = (text) =>
  [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const end = start + endOf(candidate)
    const isWhole = !/[a-z\d]/i.test(text[end] ?? '')
    return isWhole && passesIban(text.slice(start, end))
      ? [{ category: 'financial' as const, label: 'IBAN', start, end, grave: true }]
      : []
  })
