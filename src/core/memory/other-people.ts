import { FAMILY, FRIEND, PARTNER } from './rules/people.ts'

const SOMEONE = new RegExp(
  `^(?:my|our) ((?:${FAMILY}|${PARTNER}|${FRIEND}|family))(?:,? ((?-i:\\p{Lu})[\\p{L}'-]{1,40}),?)?(?:'s| has(?= (?:been|got|just|\\p{L}{2,15}ed|gone|moved)\\b)|) (?=(?-i:\\p{Ll}))(.+)`,
  'iu',
)
const OTHERS = new RegExp(
  `^(?:(?:so|and|but|well|ugh|lol) )?(?:my|our|his|her|the|a|an|\\p{L}{1,40}['’]s) (${FAMILY}|friend|neighbou?r|colleague|coworker|boss)(?:['’]s)?\\b(.*)`,
  'isu',
)
const THE_PERSON = /(?<!\p{L})(?:i|im|ive|me|my|we|us|our)(?!\p{L})/iu

/** The relative or friend that a sentence without the person is about: `cousin` in `my cousin finally moved`. */
export function someoneElse(sentence: string): string | null {
  const [, relation, rest = ''] = OTHERS.exec(sentence) ?? []
  return relation && !THE_PERSON.test(rest) ? relation : null
}

const VERBS: readonly [RegExp, string][] = [
  [/^(?:is|are)\b/, 'am'],
  [/^was\b/, 'was'],
  [/^has\b/, 'have'],
  [/^does\b/, 'do'],
  [/^goes\b/, 'go'],
  [/^(studi|carri|worri|marri)es\b/, '$1y'],
  [/^(teach|watch|coach)es\b/, '$1'],
  [/^([a-z]{3,}[^s\W])s\b/, '$1'],
]
/** Facts about others are kept only if they say something about their life: not every `my boss is angry`. */
const TELLS =
  /^(?:am|was|have|live|move|moved|relocated|work|works|started|joined|got|quit|left|turn|turned|became|study|go|switched|lost|retired|graduated|no longer|do not|like|love|hate|speak|drive|weigh)\b(?! in with\b| walking\b| crawling\b)/

/** `My sister Anna lives in Paris` becomes `I live in Paris`, said by the sister. Null if nobody is mentioned. */
export function asPerson(text: string): { subject: string; text: string } | null {
  const match = SOMEONE.exec(text)
  if (!match?.[1] || !match[3]) return null
  const verb = VERBS.reduce((rest, [from, to]) => (rest === match[3] ? rest.replace(from, to) : rest), match[3])
  if (!TELLS.test(verb)) return null
  const subject = match[1].toLowerCase().replace(/^(?:new|current|dear|lovely|amazing|old|close|good) /, '')
  return { subject, text: `I ${verb}` }
}
