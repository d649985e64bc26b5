import { ATTACKS, CONDITIONS, COUNTED_CONDITIONS, LOOSE_CONDITIONS, MEDICINES } from '../words/conditions.ts'
import { FOODS } from '../words/foods.ts'
import { isOwn, OFTEN } from '../words/marks.ts'
import { matchesOf, type WordMatch, wordList } from '../words/word-list.ts'
import { withArticle } from './occupations.ts'
import type { Found } from './rule.ts'

/** Illnesses, medicines and allergies in passing: `my asthma is back`, `ramipril every morning`, `since the stroke`. */

const MINE =
  /\b(?:my (?:[\p{L}]{2,12} )?|(?:as|for|being) (?:someone|a person|somebody|a (?:guy|girl|man|woman|kid|mum|mom|dad)) (?:with|who has) |(?:I|we) (?:live|cope|deal|struggle) with |diagnosed (?:with|as) |(?:I|I have) (?:also |always )?(?:have |had |got |suffer(?:ed)? from |developed |inherited )(?:[\p{L}]{2,12} )?|have been living with |was told I have |thanks to my )$/iu
const ENDED = /\b(?:had|beat|used to|no longer|not|never|cured|survived|got over)\b/i
const isIll = ({ before, word, after }: WordMatch): boolean => {
  const isLoose = LOOSE_CONDITIONS.has(word.toLowerCase())
  if (!MINE.test(before) || !isOwn(before) || ENDED.test(before)) return false
  if (/^ (?:medication|meds|pills|tablets|medicine)\b/.test(after) && isLoose) return false
  if (
    /^ (?:is|was) (?:gone|cured|in remission)|^ (?:cleared|healed|went away)|^ (?:test|scare|risk|research|ward|charity|walk|awareness|attack at)\b/i.test(
      after,
    )
  )
    return false
  return !isLoose || /diagnosed|live with|living with/.test(before)
}

const SINCE = /\b(?:since|after) (?:(?:the|my) )(?:(?:mini|first|second|massive|minor|last) )?$/i
const HAD =
  /^(?:I|I have) (?:had|have had|survived|suffered|am recovering from) (?:an?|two|three|my first|a mini|a minor|a massive|a small) $/i
const attackOf = ({ before, word, after }: WordMatch, clause: string): Found[] => {
  const isSince =
    SINCE.test(before) && isOwn(before) && /\b(?:I|my)\b/.test(clause) && isOwn(after.replace(/\bnot\b/g, ''))
  if (!isSince && !HAD.test(before)) return []
  if (/^ of (?:luck|genius|insight)/i.test(after)) return []
  return [{ attribute: 'event', value: `had a ${word}` }]
}

/** Often taken only once or for a while: a clause must say more for them to count. */
const LOOSE_MEDICINES = wordList(
  'steroids, inhaler, aspirin, morphine, testosterone, estrogen, oestrogen, botox, prep, vitamin d, melatonin, antihistamines, epipen, birth control, lithium, diuretics, tramadol, oxycodone',
)
const TAKEN =
  /\b(?:(?:I|I am|I have been|I was|back|been|me|now|still) (?:on|taking|prescribed|take|back on|started|given|switched to)|put(?:ting)? me on|prescribed (?:me )?|I (?:take|inject|am taking|started|inhale|have to take)|switched me to|take|taking|started me on)(?: (?:my|the|a|some|daily|\d{1,4} ?mg(?: of)?|high dose|low dose))? ?$/i
const MY = /\bmy (?:daily |morning |evening |weekly |nightly )?$/i
const DOSED =
  /^,? (?:\d{1,4} ?mg\b|every|once a|twice a|daily|each|in the morning|at night|for (?:life|my|years|the rest)|since|tablets|dose|refill|prescription|injections?|pen|jab|shots?|again|now|and)\b|^$|^[,.;]/i
const medicineOf = ({ before, word, after }: WordMatch, clause: string): Found[] => {
  if (
    !isOwn(before) ||
    /\b(?:stopped|came off|off|quit|refus(?:e|es|ed|ing)|instead of|without|ran out of|no more|snort(?:ed|ing)?|crushed|stole|internet)\b/iu.test(
      before,
    )
  )
    return []
  if (/^ for (?:the|my|our|his|her) \p{L}/iu.test(after)) return []
  const isLoose = LOOSE_MEDICINES.has(word.toLowerCase())
  const isTaken =
    (TAKEN.test(before) && (!isLoose || /^(?: every| daily| twice| for my| since|$)/i.test(after))) ||
    (MY.test(before) && !isLoose && DOSED.test(after)) ||
    (!isLoose && OFTEN.test(clause) && /^(?:[\p{L}' ]{0,40}, )?$/u.test(before))
  return isTaken ? [{ attribute: 'medication', value: word }] : []
}

const HARMS =
  /^(?:s)? (?:can |will |would |could |literally |almost |nearly |once |always |actually )?(?:puts?|sends?|sent|lands?|landed|kills?|killed|gives?|gave|makes?|made|brings?|brought|triggers?|triggered|sets?) (?:me (?:in(?:to)? (?:the |a )?(?:hospital|er|a&e|icu|emergency room|coma)|to (?:the )?(?:hospital|er|a&e)|out in (?:hives|a rash)|hives|a rash|$|$)|my (?:throat|face|lips|tongue|mouth|eyes|airways?) (?:swell|swells|close|closes|itch|puff)|off my allerg|me (?:swell|wheeze|anaphyla))/i
const SICKENS =
  /^(?:s)? (?:always )?(?:makes?|gives?|wrecks?|destroys?|upsets?|messes up|ruins?|bloats?|triggers?) (?:me (?:so |really |very )?(?:sick|ill|bloated|cramps|migraines?|heartburn|a migraine|nauseous)|my (?:stomach|gut|guts|tummy|belly|ibs|insides))\b/i
/** `can not do dairy`, `no gluten for me`. */
const AVOIDED =
  /^(?:I |so )?(?:can not|do not|could never|am not allowed|have to avoid|avoid|steer clear of|am off|stay away from|have had to give up|had to give up|gave up|cut out|have cut out|quit|have given up|stopped eating|stopped drinking|have not (?:eaten|had|touched)|never (?:eat|drink|touch))(?: (?:do|eat|have|drink|touch|tolerate|digest|handle|stomach|to eat))?(?: (?:any|much))? $/i
const PASSING =
  /^ (?!in (?:\d{1,2}|an?|two|three|four|five|six|ten|over|many) )(?:today|tonight|this|right now|now|before|after|on|at|in|with|for (?:breakfast|lunch|dinner|tea|a week|the weekend)|that|from|yet|alone|well|over|properly)\b/i
const DRINKS = wordList(
  'coffee, decaf, tea, green tea, chai, matcha, coke, diet coke, soda, energy drinks, alcohol, beer, wine, red wine, whisky, whiskey, gin, tequila, vodka',
)
const NOT_FOR_ME = /^[^?]{0,40} for me\b/i
const foodOf = ({ before, word, after }: WordMatch): Found[] => {
  if (!isOwn(before.replace(/\b(?:do|can|have|am) not\b|\bnever\b|\bno\b/gi, ''))) return []
  if (HARMS.test(after)) return [{ attribute: 'allergy', value: word }]
  const isOut =
    SICKENS.test(after) ||
    (AVOIDED.test(before) && !PASSING.test(after)) ||
    (/^no (?:more )?$/i.test(before) && NOT_FOR_ME.test(after) && !/\b(?:today|tonight|yet)\b/.test(after)) ||
    (/\b(?:am|been) $/.test(before) && /^[ -](?:intolerant|free)\b/.test(after))
  if (!isOut) return []
  return DRINKS.has(word.toLowerCase())
    ? [{ attribute: 'habit', value: `drink ${word}`, holds: false }]
    : [{ attribute: 'avoided food', value: word }]
}

const ALLERGY = /^ allerg(?:y|ies)\b/i
const allergyOf = ({ before, word, after }: WordMatch): Found[] =>
  ALLERGY.test(after) &&
  /\b(?:my|(?:I|we) have an?|with an?|with my|because of my)(?: (?:severe|bad|stupid|deadly|serious))? $/i.test(
    before,
  ) &&
  isOwn(before)
    ? [{ attribute: 'allergy', value: word }]
    : []

const named = (word: string): string => (COUNTED_CONDITIONS.has(word.toLowerCase()) ? withArticle(word) : word)

const isSame =
  (one: Found) =>
  (other: Found): boolean =>
    one.attribute === other.attribute && one.value === other.value

export function ailmentsOf(clause: string): Found[] {
  const found: Found[] = [
    ...matchesOf(CONDITIONS, clause)
      .filter(isIll)
      .map(({ word }) => ({ attribute: 'health', value: named(word) })),
    ...matchesOf(ATTACKS, clause).flatMap((match) => attackOf(match, clause)),
    ...matchesOf(MEDICINES, clause).flatMap((match) => medicineOf(match, clause)),
    ...matchesOf(FOODS, clause).flatMap((match) => [...foodOf(match), ...allergyOf(match)]),
  ]
  return found.filter((one, at) => found.findIndex(isSame(one)) === at)
}
