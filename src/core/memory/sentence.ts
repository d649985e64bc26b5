import { FACING } from '../text/facing-words.ts'
import { type Attribute, attributeOf, OWN_WORDS } from './attributes.ts'
import { HEALTH_STATES } from './health-states.ts'
import { occupationOf, withArticle } from './rules/occupations.ts'

/** Whom a sentence speaks to: the person (`You live in Boston`), or a model, where they are `The person`. */
export type Audience = 'person' | 'model'

export interface Worded {
  subject: string
  attribute: string
  value: string
  holds: boolean
}

const OF_THE_PERSON: Record<string, string> = {
  my: 'their',
  our: 'their',
  mine: 'theirs',
  me: 'them',
  us: 'them',
  i: 'they',
  we: 'they',
  am: 'are',
  myself: 'themselves',
  ourselves: 'themselves',
}

const IS = /(?<![\p{L}\p{N}'’.])I(?: am|['’]m|( was))(?![\p{L}\p{N}'’])/gu
const OWN =
  /(?<![\p{L}\p{N}'’.] ?)(?:am)(?![\p{L}'’.])|(?<![\p{L}\p{N}'’.])(?:my|our|mine|me|us|I|we|myself|ourselves)(?![\p{L}'’.])/gu

/** For a reader: `with my sister` becomes `with your sister`, or `with their sister`. */
export function facing(value: string, reader: Audience = 'person'): string {
  const words = reader === 'person' ? FACING : OF_THE_PERSON
  return value
    .replace(/^(?:My|Our)(?= )/, (word) => word.toLowerCase())
    .replace(IS, (_, was) => `${words.i} ${was ? 'were' : 'are'}`)
    .replace(OWN, (word) => words[word.toLowerCase()] ?? word)
}

const PLURAL = /(?<![su'])s$|(?:children|people)$/
const isPlural = (noun: string): boolean => PLURAL.test(noun)
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Verbs of plans and habits, which claims store in the person's own words: `are moving`, `run on Mondays`. */
const UNUSUAL: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does', go: 'goes' }
const ADVERB = /^(?:always|usually|often|never|sometimes|rarely|normally|typically|mostly|also|really) /i
function ofAnother(doing: string): string {
  const adverb = ADVERB.exec(doing)?.[0] ?? ''
  return (
    adverb +
    doing.slice(adverb.length).replace(/^\p{L}+/u, (verb) => {
      if (Object.hasOwn(UNUSUAL, verb)) return UNUSUAL[verb] ?? verb
      if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
      return `${verb}${/(?:s|x|z|ch|sh)$/.test(verb) ? 'es' : 's'}`
    })
  )
}

const STATE = new RegExp(
  `^(?:(?!(?:an?|my|the) )[\\p{L}\\d]{1,12} ){0,2}(?:${HEALTH_STATES}|depressed|anxious|disabled|overweight|underweight|obese|infertile|an(?:a?)emic|immunocompromised)(?: (?:with|since|from) .{1,60})?$`,
  'iu',
)
/** Diets that someone is, or is on. All others are eaten: `halal`, `gluten-free`. */
const DIET =
  /^(?:(?:raw )?vegan|vegetarian|pesc[ae]tarian|flexitarian|omnivore|carnivore|on (?:an?|the) .{1,90} diet)$/i
const GOALS = new Set(['goal', 'long-term goal'])
/** `I want to learn Spanish`, where only `learn Spanish` is the value. */
const WANTS = /^(?:(?:i|we) )?(?:(?:want|plan|hope|intend|would like|am trying|'d like) )?to /i
/** Verbs that start a goal; any other text is the goal itself: `weight loss`, `a better job`. */
const VERB =
  /^(?:achieve|adopt|apply|be|become|bench|break|build|buy|change|climb|complete|cook|cut|cycle|deadlift|do|drink|earn|eat|exercise|find|finish|get|give|go|graduate|grow|have|hike|improve|keep|launch|lead|learn|leave|live|lose|make|master|meet|move|open|own|pass|pay|play|publish|qualify|quit|reach|read|record|reduce|retire|run|save|see|sell|sleep|speak|spend|squat|start|stay|stop|study|swim|switch|take|teach|train|travel|try|visit|volunteer|walk|win|work|write)\b/i
/** Sentences of the person's own, which fit into no template. */
const SENTENCE = /^(?:i|we|it|i['’](?:m|ve|d|ll)|it['’]s|(?:my|our) [\p{L} ]{1,40} (?:is|are|was|were)) /iu

/** What people enter as an event may start with its verb (`left Leeds`) or not: `My father died`, `wedding in June`. */
const HAPPENED =
  /^(?:\p{L}{2,12}ed|became|began|bought|broke|came|fell|found|gave|got|had|left|lost|made|met|quit|saw|sold|took|went|won)(?!\p{L})/iu

/** Their values are not names: a capital letter there only started a line. */
const NO_NAMES = new Set(
  'challenge,relationship,trait,way of working,communication style,preferred tone,response length,motivational style,habit'.split(
    ',',
  ),
)
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?= |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

interface Wording {
  says: string
  saysNot?: string | undefined
  value: string
}

function goalWording(about: Attribute, said: string): Wording {
  const value = said.replace(WANTS, '')
  return VERB.test(value)
    ? { ...about, value: small(value) }
    : { says: '{p} goal is {v}', value: value.replace(/^An?(?= )/, (article) => article.toLowerCase()) }
}

/** A goal as it follows `your goal`: `to learn Spanish`, `of weight loss`. */
export function goalPhrase(said: string): string {
  const value = said.replace(WANTS, '')
  return facing(VERB.test(value) ? `to ${small(value)}` : `of ${value}`)
}

const NUMBER_OF =
  /^number of (.{1,60}?)(?: (read|watched|visited|been to|finished|completed|collected|written|seen|tried|saved))?$/
function countWording(noun: string, act: string | undefined, value: string): Wording {
  const counted = /^(?:one|1)$/i.test(value) ? noun.replace(/s$/, '') : noun
  return { says: `(have|has) ${act ? `${act} ` : ''}{v} ${counted}`, value }
}

const SAID = { says: 'said: {v}', saysNot: 'no longer said: {v}' }
const eventWording = (about: Attribute, value: string): Wording =>
  HAPPENED.test(value) ? { ...about, value: small(value) } : { ...SAID, value }

const dietWording = (value: string): Wording => ({
  says: '(are|is) {v}',
  value: value.endsWith('vore') ? withArticle(value) : value,
})

function wordingOf(name: string, value: string): Wording {
  const [, noun, act] = NUMBER_OF.exec(name) ?? []
  if (noun) return countWording(noun, act, value)
  const about = attributeOf(name)
  if (name === OWN_WORDS) return { ...about, value }
  if (GOALS.has(name)) return goalWording(about, value)
  if (name === 'event') return eventWording(about, value)
  if (name !== 'note' && SENTENCE.test(value)) return { ...SAID, value }
  if (name === 'health' && STATE.test(value)) return { says: '(are|is) {v}', value: small(value) }
  if (name === 'job' && occupationOf(value) === value) return { ...about, value: withArticle(small(value)) }
  if (name === 'diet' && DIET.test(value)) return dietWording(value)
  if (name === 'allergy') return { ...about, value: value.replace(/ allerg(?:y|ies)$/i, '') }
  return { ...about, value: NO_NAMES.has(name) ? small(value) : value }
}

function negated({ says, saysNot }: Wording): string {
  if (saysNot) return saysNot
  if (says.startsWith('(are|is)')) return says.replace('(are|is)', '(are|is) no longer')
  if (says.includes('{be}')) return says.replace('{be}', '{be} no longer')
  if (says.startsWith('{p}')) return says.replace(' is ', ' is no longer ')
  return `no longer ${says}`
}

interface Noun {
  text: string
  possessive: string
  /** `live` rather than `lives`. */
  isPlural: boolean
}

function nounOf(subject: string, reader: Audience): Noun {
  if (subject === '')
    return reader === 'person'
      ? { text: 'you', possessive: 'your', isPlural: true }
      : { text: 'the person', possessive: "the person's", isPlural: false }
  const text = `${reader === 'person' ? 'your' : "the person's"} ${subject}`
  return { text, possessive: /[^s]s$/.test(text) ? `${text}'` : `${text}'s`, isPlural: isPlural(subject) }
}

/** `You live in Boston`, `Your sister is called Anna`, `The person lives in Boston`. */
export function sentenceOf({ subject, attribute, value, holds }: Worded, reader: Audience = 'person'): string {
  const noun = nounOf(subject, reader)
  const wording = wordingOf(attribute, value)
  const isDone = attribute === 'plan' || (attribute === 'habit' && holds)
  const worded = isDone && !noun.isPlural ? ofAnother(wording.value) : wording.value
  const said = (holds ? wording.says : negated(wording))
    .replace(/\(([^|)]{0,40})\|([^)]{0,40})\)/g, noun.isPlural ? '$1' : '$2')
    .replace('{be}', isPlural(attribute) ? 'are' : 'is')
    .replace('{v}', () => (attribute === OWN_WORDS ? worded : facing(worded, reader)))
    .replace(/ (?:at|in|to|with|from) $/, ' there')
    .trim()
  if (said.startsWith('{p}')) return capitalised(said.replace('{p}', noun.possessive))
  return capitalised(`${noun.text} ${said}`)
}
