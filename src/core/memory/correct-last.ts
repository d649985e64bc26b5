import { attributeOf } from './attributes.ts'
import type { Claim, DateReader } from './claim.ts'
import type { Clause } from './clauses.ts'
import { asName } from './given-names.ts'
import { phraseOf } from './rules/values.ts'
import { plainValue, sameThing } from './slots.ts'

/** Corrections of an earlier statement: `Actually, it's Brooklyn`, `not anymore`, `no wait, peanuts`. */

const LONGEST = 90
const LEAD =
  /^(?:(?:well|actually|no|nope|nah|wait|sorry|oops|ops|correction|scratch that|my (?:bad|mistake)|typo|wrong (?:name|word|day|number)|i meant?|rather|turns out|perd[oó]n|quise decir|digo|nein|doch|ich meinte?|quatsch|non|pardon|je voulais dire|não|desculpa|quis dizer)[,.:! …]{1,4}){1,4}/iu
const LINK =
  /^(?:(?:it'?s|its|it is|that'?s|make (?:it|that)|(?:his|her|its|their|the) name(?:'s| is)|it was|(?:he|she|they|it)(?:'?s| is| are) (?:called|named)|se llama|(?:er|sie|es) (?:heißt|heisst)|(?:il|elle) s'appelle|(?:ele |ela )?chama-se|i meant?|actually|really|called|am|on|at|in|en|à|em)\s){1,4}/iu
const NAMED_AFTER_ALL =
  /^(?:actually,? )?(?:his|her|its|their) name(?:'s| is) (?:actually )?(\p{L}{2,20})(?: actually)?$/iu
const ACTUALLY = /^it'?s (?:actually|really) (.{2,40})$/iu
const AFTERWARDS = /^(.{1,40}?),? (?:i meant?|actually)$/iu
const STARRED = /^\*(\p{L}[\p{L} '-]{1,40})\*?$/u
const NOT_THAT = /^(?:no,? )?(?:it'?s )?not (.{2,40}?)(?:,| but) (?:but |it'?s |i meant? )?(.{2,40})$/iu
const THAT_NOT = /^(.{2,40}?),? not (.{2,40})$/iu
const OVER =
  /^(?:(?:well|actually|no|nope|sadly|oh)[, ]{1,2}){0,3}(?:not any ?more|no longer|(?:i|we) (?:do ?n'?t|do not|am not|are not) any ?more|that'?s (?:not true any ?more|over)|ya no|nicht mehr|plus maintenant|não mais|já não)(?![\p{L}])(?:[,.!].{0,30})?$/iu

const NO_VALUE =
  /^(?:i'?m?|i'?ve|we|he|she|my|is|are|love|like|hate|have|has|had|live|work|thanks?|thank|ok|okay|fine|good|great|bad|sure|yes|yeah|no|never|nothing|nobody|none|worries|problem|idea|way|really|true|fun|funny|hot|cold|warm|nice|hard|easy|late|early|sad|happy|cool|weird|wrong|right|better|worse|done|over|all|just|too|so|very|not|quite|pretty|don'?t|can'?t|want|need|think|know|maybe|about|because|if|when|what|why|how|who|where|raining|snowing|sunny|been|going|getting|forget|stop|please|let|lol|haha|later|boring|tired|gracias|danke|merci|obrigad[oa]|nada|egal|rien)(?![\p{L}])/iu

const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec) \d{1,2}(?:st|nd|rd|th)?|tomorrow)\b/i
const NUMBER = /\b(?:\d[\d.,:]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i
const TIME = / ?\([^()]*\)$/
const CALLED = ' called '
const kindOf = (value: string): string => (DAY.test(value) ? 'day' : NUMBER.test(value) ? 'number' : 'word')

interface Correction {
  value: string
  instead: string | null
}

const corrected = (text: string | undefined): string | null => {
  const value = phraseOf((text ?? '').replace(LINK, '').replace(/[.!…\s]{1,5}$/, ''), 4)
  return value === null || NO_VALUE.test(value) ? null : value
}

function correctionIn(said: string): Correction | null {
  const rest = said.replace(LEAD, '')
  const [, old, by] = NOT_THAT.exec(rest) ?? []
  if (old && by) return withValue(corrected(by), old)
  const [, new_, not] = THAT_NOT.exec(rest) ?? []
  if (new_ && not) return withValue(corrected(new_), not)
  const after = [STARRED, NAMED_AFTER_ALL, ACTUALLY, AFTERWARDS].map((form) => form.exec(rest)?.[1]).find(Boolean)
  if (after) return withValue(corrected(after), null)
  return rest === said ? null : withValue(corrected(rest), null)
}

const withValue = (value: string | null, instead: string | null): Correction | null =>
  value === null ? null : { value, instead }

/** The old value with the corrected part replaced: `a dog called Rex`, `three kids`, `Tuesday (Tue, Nov 24, 2026)`. */
function replacedIn({ attribute, value: old }: Claim, value: string, dates: DateReader): string {
  if (kindOf(old) === 'day') {
    const when = TIME.test(old) ? dates(value) : null
    return old.replace(TIME, '').replace(DAY, value) + (when ? ` (${when})` : '')
  }
  if (kindOf(old) === 'number' && /^\S+$/.test(value)) return old.replace(NUMBER, value)
  const called = old.indexOf(CALLED)
  if (called > 0) return old.slice(0, called) + CALLED + asName(value)
  const whose = /\((?:your) [^()]*\)$/.exec(old)?.[0]
  if (whose) return `${asName(value)} ${whose}`
  return attribute === 'name' || attribute === 'home' || attribute === 'origin' ? asName(value) : value
}

const isNamed = ({ attribute, value }: Claim): boolean =>
  / called |\(your /.test(value) || /name|boss|manager/.test(attribute)

/** `recent`: newest first. Null unless it is short, starts like a correction and replaces a value of its kind. */
export function correctedClaim(message: string, recent: readonly Claim[], dates: DateReader): Claim | null {
  const said = message
    .trim()
    .replace(/[.!…\s]{1,5}$/, '')
    .replace(/’/g, "'")
  if (said.length > LONGEST || said.includes('?') || said.includes('\n')) return null
  const holding = recent.filter(({ holds, value }) => holds && value !== '')
  const quote = message.trim()
  const [newest] = holding
  if (newest && OVER.test(said)) return { ...newest, holds: false, ends: null, quote }
  const correction = correctionIn(said)
  if (correction === null) return null
  const { value, instead } = correction
  const kind = kindOf(value)
  const last = instead
    ? holding.find((claim) => sameThing(claim.value.replace(TIME, ''), instead))
    : NAMED_AFTER_ALL.test(said)
      ? holding.find(isNamed)
      : holding.find((claim) => kindOf(claim.value.replace(TIME, '')) === kind)
  if (!last || plainValue(last.value) === plainValue(value)) return null
  const ends = attributeOf(last.attribute).isSingle ? null : last.value
  return { ...last, value: replacedIn(last, value, dates), holds: true, ends, quote }
}

const THERE_NOW = /^(?:I|we) (?:am|are) (?:(?:now|living|working|based|over) )*(?:in|at|with) (\p{Lu}.*)/u
const PLACED = new Set(['home', 'employer', 'school'])

/** `I used to live in Boston, now I am in Denver`: the current home, stated after the former one. */
export function placedClaim(clause: Clause, last: Claim | null): Claim | null {
  if (last === null || last.holds || !PLACED.has(last.attribute)) return null
  const value = phraseOf(THERE_NOW.exec(clause.text)?.[1], 5)
  return value === null ? null : { ...last, value, holds: true, ends: null, quote: clause.quote }
}
