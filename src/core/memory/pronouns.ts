import { FAMILY, FRIEND, PARTNER, PET } from './rules/people.ts'

/** `my sister Ines, she is a lawyer`: what is said of `she` is said of the person named last. */

const SOMEONE = new RegExp(
  `(?<![\\p{L}'])(?:my|our) ((?:${FAMILY}|${PARTNER}|${FRIEND}|${PET}|kids|children|twins|boys|girls))(?![\\p{L}])(?!['’]s)`,
  'giu',
)
const FEMALE =
  /(?:sister|mother|mom|mum|mam|ma|daughter|girl|girls|grandma|gran|granny|nan|nana|aunt|auntie|niece|wife|girlfriend|mother-in-law|sister-in-law)$/i
const MALE =
  /(?:brother|father|dad|pa|papa|son|boy|boys|grandpa|grandad|granddad|grandfather|uncle|nephew|husband|boyfriend|father-in-law|brother-in-law)$/i
const GOES_ON =
  /^(s?he|they) (?:(?:is|are|was|has|have)(?! not\b)|works?|lives?|teaches|studies|turned|turns|plays|speaks|got|moved|drives|retired|runs|loves|hates)\b/i

const LOVER = /^I (?:am|got|have been|started|am now) (?:engaged|dating|seeing (?:someone|a))\b/i

/** The noun of the last person or pet that a clause mentions. */
export const lastMentioned = (clause: string): string | null =>
  [...clause.matchAll(SOMEONE)].at(-1)?.[1] ?? (LOVER.test(clause) ? 'partner' : null)

export const pronounFits = (pronoun: string, noun: string): boolean => {
  const isPlural = /s$|children$/.test(noun) && !/boss$/.test(noun)
  if (pronoun === 'they') return isPlural || !(FEMALE.test(noun) || MALE.test(noun))
  return !isPlural && !(pronoun === 'she' ? MALE : FEMALE).test(noun)
}

const ONE_CALLED = /^(I|we) (have|had|got|adopted) (?:one|another) (?=(?:called|named) )/i
const PETS = new RegExp(`(?<![\\p{L}])(${PET})s?(?![\\p{L}])`, 'iu')
/** `allergic to cats`, then `I have one called Reginald`. */
export const withPet = (clause: string, before: string): string => {
  const pet = PETS.exec(before)?.[1]
  return pet ? clause.replace(ONE_CALLED, `$1 $2 a ${pet} `) : clause
}

const IS_MY = new RegExp(`^(?:s?he|they) (?:is|are) my (${FAMILY}|${PARTNER}|${FRIEND})(?![\\p{L}])`, 'iu')
const NAME_AT_END = /\b(?:with|to|by|from|and) (\p{Lu}\p{L}{1,20})$/u
/** `I work with Priya`, then `she is my manager`. */
export const withName = (clause: string, before: string): string => {
  const name = NAME_AT_END.exec(before)?.[1]
  return name ? clause.replace(IS_MY, `my $1 is ${name}`) : clause
}

const NAME_IS = /^(?:his|her|their|its) name(?:'s| is) (?=\p{L})/iu

/** The clause with the noun in place of the pronoun that it starts with. */
export function withNoun(clause: string, noun: string | null): string {
  if (noun && NAME_IS.test(clause)) return clause.replace(NAME_IS, `my ${noun} is called `)
  const pronoun = GOES_ON.exec(clause)?.[1]?.toLowerCase()
  if (!(noun && pronoun && pronounFits(pronoun, noun))) return clause
  return `my ${noun}${clause.slice(pronoun.length)}`
}
