import { byPattern, type Detector, isNear } from './finding.ts'
import { ibans } from './iban.ts'

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
