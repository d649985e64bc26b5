import { isOwn } from '../words/marks.ts'
import { LANGUAGES, PLACES, RELIGIONS } from '../words/peoples.ts'
import { matchesOf, startOf } from '../words/word-list.ts'
import { nationalitiesOf } from './nations.ts'
import { withArticle } from './occupations.ts'
import type { Found } from './rule.ts'
import { placeOf } from './values.ts'

/** Where someone is from and lives, and what they speak and believe, in passing: `home is Ghent`, `my german is rusty`. */

const place = (text: string | undefined): string | null => {
  const known = startOf(PLACES, text)?.word
  if (known) return known
  return /^\p{Lu}/u.test(text ?? '') ? placeOf(/^(?:\p{Lu}[\p{L}'’.-]+ ?){1,3}/u.exec(text ?? '')?.[0]) : null
}

const HOME: readonly RegExp[] = [
  /^(?:my )?home(?:'s| is)(?: now| actually| still| these days)?(?: in)? (.+)/iu,
  /\b(?:I|we) (?:am|are|have been|been) (?:living |based |settled |stuck |up |down |out |over |back |still )?(?:here )?in (.{2,40}?) (?:for|since|going on) (?:about |over |nearly |almost |like )?(?:\d|an?\b|two|three|four|five|six|seven|eight|nine|ten|my|I\b|we\b)/iu,
  /^been (?:living |based )?(?:here )?in (.{2,40}?) (?:for|since|now|going on)\b/iu,
  /\b(?:here|down here|up here|over here) in (.+)/iu,
  /\bsince (?:I|we) moved (?:here )?to (.+)/iu,
  /\bsince moving (?:here )?to (.+)/iu,
  /^(?:I|we) (?:relocated|moved|emigrated|have moved|upped sticks)(?: (?:from|out of) .{2,40}?)? to (.+)/iu,
  /^(?:I|we) left .{2,30} for (.{2,40}?) (?:in \d{4}|last|\d)/iu,
  /^(?:I|we) (?:live|am living|are living|grew up and live|still live)(?: (?:alone|together|happily|here|now|near|just|outside|with my [\p{L} ]{2,20}|in the middle of)){0,2} (?:in|near|outside|by) (.+)/iu,
]
const ORIGIN: readonly RegExp[] = [
  /\b(?:I (?:am|was)|am|was)? ?(?:born and (?:bred|raised|grew up)|bred and born|raised) (?:in|near|outside) (.+)/iu,
  /^(.{3,30}?),? born (?:and|n) (?:bred|raised)/iu,
  /\bback home in (.+)/iu,
  /\b(?:originally|am) from (?:a (?:[\p{L}-]{2,12} ){0,3}(?:called|named|near|in|outside) )?(.+)/iu,
  /^(?:I )?grew up (?:in|near|outside) (?:a (?:[\p{L}-]{2,12} ){0,4}(?:called|named|near|in|outside(?: of)?|in the) )?(.+)/iu,
]

const firstPlace = (patterns: readonly RegExp[], clause: string): string | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(clause)
    if (!(match?.[1] && isOwn(clause.slice(0, match.index)))) continue
    const found = place(match[1])
    if (found) return found
  }
  return null
}

const SPEAKS =
  /\b(?:(?:I|we) (?:[\p{L}]{2,9} )?(?:speak|spoke|talk) (?:[\p{L}]{2,10} ){0,4}|(?:speak|spoke) .{0,30}(?:and|n) (?:[\p{L}]{2,8} ){0,5}|fluent in |bilingual in |mother tongue is |first language is |native |I am fluent in .{0,30}and )$/iu
const MY_LANGUAGE = /^ (?:is|has got|was|sucks|skills|accent|needs|got)\b/i
const languagesIn = (clause: string): Found[] =>
  matchesOf(LANGUAGES, clause)
    .filter(({ before, after }) => {
      if (!isOwn(before)) return false
      if (/\bmy (?:rusty |broken |bad |terrible )?$/i.test(before))
        return MY_LANGUAGE.test(after) && !/teacher|exam|class|homework|test/.test(after)
      return SPEAKS.test(before) || /^ is my (?:first|native|mother|second|third) (?:language|tongue)/i.test(after)
    })
    .map(({ word }) => ({ attribute: 'language', value: word }))

const LEARNS =
  /\b(?:learning|duolingo|(?:my|taking|have|doing) )(?: (?:a bit of|some|how to speak|basic|weekly|my))? ?$/i
const learnsIn = (clause: string): Found[] =>
  matchesOf(LANGUAGES, clause)
    .filter(
      ({ before, after }) =>
        isOwn(before) &&
        LEARNS.test(before) &&
        (/\blearning/i.test(before) || /^ (?:lessons?|tutor|streak|evening class|night class|course)\b/i.test(after)) &&
        !/\b(?:I|we) (?:teach|taught)\b/.test(before),
    )
    .map(({ word }) => ({ attribute: 'learning', value: word }))

const BELIEVES =
  /(?:\b(?:I am|we are|as|being|raised|was raised)(?: (?:an?|a practi[cs]ing|a devout|a lapsed|an ex|also|very|both))? )$/i
const religionIn = (clause: string): Found[] =>
  matchesOf(RELIGIONS, clause)
    .filter(
      ({ before, after }) =>
        BELIEVES.test(before) &&
        !/raised/.test(before) &&
        isOwn(before) &&
        /^(?:$|[,.;]| (?:so|and|but|I|we|who|myself|by)\b)/i.test(after),
    )
    .map(({ before, word }) => ({
      attribute: 'religion',
      value:
        / an? $/.test(before) && !/^(?:muslim|jewish|catholic|hindu|sikh|buddhist|christian)$/i.test(word)
          ? withArticle(word)
          : word,
    }))

export function rootsOf(clause: string): Found[] {
  const home = firstPlace(HOME, clause)
  const origin = firstPlace(ORIGIN, clause)
  return [
    ...(home ? [{ attribute: 'home', value: home }] : []),
    ...(origin ? [{ attribute: 'origin', value: origin }] : []),
    ...nationalitiesOf(clause),
    ...languagesIn(clause),
    ...learnsIn(clause),
    ...religionIn(clause),
  ]
}
