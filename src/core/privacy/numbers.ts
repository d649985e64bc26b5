import { byPattern, type Detector, isNear } from './finding.ts'

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

const ibans: Detector = (text) =>
  [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index: start }) => {
    const end = start + endOf(candidate)
    const isWhole = !/[a-z\d]/i.test(text[end] ?? '')
    return isWhole && passesIban(text.slice(start, end))
      ? [{ category: 'financial' as const, label: 'IBAN', start, end, grave: true }]
      : []
  })

/** Numbers that identify a person or an account, recognised by check digits or by context. */

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Luhn check of payment cards (ISO/IEC 7812). */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const cards = byPattern(/(?<![\d.])\d(?:[ -]?\d){12,18}(?![\d])/dg, {
  category: 'financial',
  label: 'CARD',
  grave: true,
  accept: (match) => passesLuhn(digitsOf(match)) && !/^0+$/.test(digitsOf(match)),
})

const accounts = byPattern(
  /\b(?:account|acct|routing|sort code|iban|card|kontonummer|customer) ?(?:number|no\.?|num|#|code)?[ :#]{0,5}(?:is|was|ends in)?[ :#]{0,5}((?:\d[ -]?){5,19}\d)(?!\d)/dgi,
  { category: 'financial', label: 'ACCOUNT', group: 1, grave: true },
)

const socialSecurity = byPattern(/(?<![\d-])(?!000|666)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/dg, {
  category: 'pii',
  label: 'ID',
  grave: true,
})

const nationalInsurance = byPattern(/\b[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/dg, {
  category: 'pii',
  label: 'ID',
  grave: true,
})

/** What such numbers are called where they are given. */
const ID_NAMES = [
  "ssn|social security(?: number| no\\.?)?|tax id|tax number|itin|driver'?s? licen[cs]e(?: number| no\\.?)?|licen[cs]e number",
  'national insurance(?: number)?|nino|national id|nhs number|id (?:number|card|no\\.?)|identity card|insurance number|medicare(?: number)?',
  'steuer-?id|steueridentifikationsnummer|steuernummer|sozialversicherungsnummer|personalausweis(?:nummer)?|ausweisnummer',
  'dni|documento de identidad|curp|numéro de sécurité sociale|numéro fiscal|carte d.identité|cpf|cnpj|número de contribuinte',
  'codice fiscale|partita iva|rijksregisternummer|pesel|personnummer|henkilötunnus|aadhaar|pan (?:card|number)|tax file number|nric',
].join('|')
/** Words of some language if they stand in small letters. */
const ID_CAPITALS = 'EIN|TIN|NIE|NIF|NIR|TFN|ABN|BSN|OIB|JMBG|AHV|CUIL|CUIT|SIN'
const IS = '[ :#]{0,5}(?:(?:number|nummer|ist|is|was|lautet|es|est|é|è)(?!\\p{L}))?[ :#]{0,5}'
const ID_VALUE = '((?=[A-Za-z\\d ./-]{0,12}\\d)[A-Za-z\\d](?:[ ./-]?[A-Za-z\\d]){4,19})'
const [namedIds, capitalIds] = [
  new RegExp(`(?<![\\p{L}\\d])(?:${ID_NAMES})${IS}${ID_VALUE}`, 'dgiu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${ID_CAPITALS})${IS}${ID_VALUE}`, 'dgu'),
].map((pattern) =>
  byPattern(pattern, {
    category: 'pii',
    label: 'ID',
    group: 1,
    grave: true,
    accept: (match) => digitsOf(match).length >= 4,
  }),
) as [Detector, Detector]

const passports = byPattern(
  /\b(?:passport|reisepass|pasaporte|passeport)\b[^.!?\n\d]{0,30}?\b([a-z]{0,3}\d[a-z\d]{4,11})\b/dgi,
  { category: 'pii', label: 'PASSPORT', group: 1, grave: true },
)

const PHONE_CUE = /\b(?:phone|call|text|cell|mobile|tel|telephone|whatsapp|number|reach me|sms|fax|dial|contact)\b/i
const DATE_LIKE =
  /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4}|\d{4} ?- ?\d{4}|\d{4}-\d{2}-\d{2}.{0,40})$/

/** Whether it is formatted as a phone number: with a plus, or in a usual grouping. */
function isPhone(match: string, index: number, text: string): boolean {
  const digits = digitsOf(match)
  if (digits.length < 7 || digits.length > 15 || DATE_LIKE.test(match.trim())) return false
  if (/[$€£¥]\s?$/.test(text.slice(Math.max(0, index - 2), index))) return false
  if (match.startsWith('+') || isNear(PHONE_CUE, text, index, 40)) return true
  if (/^\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(match)) return true
  if (/^1[ .-]?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/.test(match) || /^\d{3}[-.]\d{4}$/.test(match)) return true
  return match.startsWith('0') && digits.length >= 9 && digits.length <= 12
}

const phones = byPattern(/(?<![\w.,/])(?:\+ ?)?\(?\d(?:[ ().-]{0,3}\d){6,14}(?![\w/]|[.,]\d)/dg, {
  category: 'pii',
  label: 'PHONE',
  accept: isPhone,
})

/** By priority: of overlapping findings, the first wins. */
export const NUMBER_DETECTORS: readonly Detector[] = [
  // Before cards: a part of an IBAN may pass their check.
  ibans,
  cards,
  socialSecurity,
  nationalInsurance,
  namedIds,
  capitalIds,
  passports,
  accounts,
  phones,
]

const IP = { category: 'pii' as const, label: 'IP' }

const version4 = byPattern(/(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/dg, IP)

const GROUPS = 8
/** Fewer digits belong to a clock time or a ratio such as `12::30`. */
const FEWEST_DIGITS = 5

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The text form of RFC 4291, section 2.2, with one `::` for a run of zeros. */
function isVersion6(address: string): boolean {
  const parts = address.split('::')
  if (parts.length > 2) return false
  const groups = parts.flatMap(groupsOf)
  const isComplete = parts.length === 2 ? groups.length < GROUPS : groups.length === GROUPS
  const digits = groups.join('').length
  return isComplete && digits >= FEWEST_DIGITS && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
}

const version6 = byPattern(/(?<![\p{L}\d:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\p{L}\d:])/dgiu, {
  ...IP,
  accept: isVersion6,
})

/** Of a device: six pairs of hexadecimal digits. */
const hardware = byPattern(/(?<![\p{L}\d:-])[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}(?![\p{L}\d:-])/dgiu, IP)

export const internetAddresses: Detector = (text) => [...version4(text), ...version6(text), ...hardware(text)]
