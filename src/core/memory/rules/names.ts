import { asName, GIVEN_NAMES, WORDS_AND_NAMES } from '../given-names.ts'
import { nameOf } from './values.ts'

const ONE =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|Sir|Lady|Lord|Captain|Princess|Count|Baron|Frau|Herr|Señora?|Mme|Dona)\.? )?\p{Lu}[\p{L}'-]{0,40}/u
const MONTH_NAME = /^(?:April|May|June|August|Summer|Autumn)$/
const VERB = /(?:ed|ing)$/
const NEXT = /^(?:,? (?:and|&) |, )/
/** What may follow a name, but not a word used as a verb, such as `will`. */
const AFTER_NAME =
  /^(?:'s)?(?:$|[,.;!]| (?:and|is|was|has|who|lives?|works?|turns|turned|turning|just|ate|keeps|loves|likes|hates|got|sleeps|again|called|named)\b)/i
const SMALL_WORD = /^\p{Ll}[\p{L}-]{1,20}/u

/** At the start of a text: capitalised, or a known one. Null if there is none. */
export function leadingName(text: string): { name: string; rest: string } | null {
  const capitalised = ONE.exec(text)?.[0].replace(/'s$/, '')
  if (capitalised) {
    const isName =
      GIVEN_NAMES.has(capitalised.toLowerCase()) ||
      MONTH_NAME.test(capitalised) ||
      (nameOf(capitalised) !== null && !VERB.test(capitalised))
    return isName ? { name: capitalised, rest: text.slice(capitalised.length) } : null
  }
  const word = SMALL_WORD.exec(text)?.[0] ?? ''
  const rest = text.slice(word.length)
  const isKnown = GIVEN_NAMES.has(word) || (WORDS_AND_NAMES.has(word) && AFTER_NAME.test(rest))
  return isKnown ? { name: asName(word), rest } : null
}

/** One or more names: `Anna and Max`. */
export function leadingNames(text: string): string | null {
  const names: string[] = []
  let rest = text.trim()
  for (let found = leadingName(rest); found && names.length < 7; found = leadingName(rest)) {
    names.push(found.name)
    const next = NEXT.exec(found.rest)?.[0]
    if (!next) break
    rest = found.rest.slice(next.length)
  }
  return names.length === 0 ? null : listed(names)
}

/** `Anna, Max and Leo`. */
export const listed = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const SMALL_TITLE = /^(herr|frau|señora?|monsieur|madame|mme|dona|dr|mr|mrs|ms)\.? (\p{Ll}{2,20})/u
const NO_CALLED =
  /^(?:the|a|an|it|him|her|them|that|this|me|you|my|so|and|but|after|by|for|to|in|at|off|out|back|up|in|del?|du|d[ao]s?|des|por|pour|par|para|comme?|como|con|com|avec|mit|bei|nach|von|wie|nur|als|el|las?|los?|le|les|un|una|une|uma?|einen?|eine|à|a|o|y|e|et|und|no|não|nicht|pas|muy|muito|très|sehr|tan|tão|m[ií]|mim|mir|mich)$/iu
/** `Me llamo idiota cada vez que fallo`: then `called` is not followed by a name. */
const AT_TIMES =
  /(?<!\p{L})(?:when(?:ever)?|(?:every|each) time|cuando|cada vez|siempre que|quando|sempre que|tod[ao]s? (?:a )?vez(?:es)?|quand|lorsque|(?:à )?chaque|toutes les fois|wenn|sobald|jedes ?mal)(?!\p{L})/iu
/** What people call themselves in anger, in the five languages. */
const INSULT =
  /^(?:idiota?|idiote|imb[eé]cil|imb[eé]cile|est[uú]pid[oa]|stupide?|tont[oa]|bob[oa]|burr[oa]|in[uú]til|inutile|fracas\p{L}{0,6}|perdedora?|fe[oa]|gord[oa]|lou?c[oa]|mi?erda|merde|lixo|basura|mal[oa]|p[eé]ssim[oa]|p[eé]sim[oa]|lent[oa]|vag[oa]|preguiços[oa]|cobarde|covarde|torpe|brut[oa]|ignorante?|patétic[oa]|ridícul[oa]|trouxa|otári[oa]|nul|nulle|débile|bête|con|conne|connard|connasse|crétine?|abrutie?|ratée?|lâche|moche|grosse?|laide?|minable|looser|loser|versagerin|versager|trottel|dumm|dummkopf|depp|blöd|blödmann|vollidiot|dämlich|faul|fett|hässlich|feigling|schwachkopf|nichtsnutz|niete|useless|worthless|failure|fool|dumb|moron|ugly|fat|lazy)$/iu

/** After `called` and `named`, any word is a name. */
export function calledName(text: string): string | null {
  const known = leadingNames(text)
  if (known) return known
  const [, title, surname] = SMALL_TITLE.exec(text.trim()) ?? []
  if (title && surname) return `${asName(title)} ${asName(surname)}`
  const word = SMALL_WORD.exec(text.trim())?.[0]
  return word && !NO_CALLED.test(word) && !AT_TIMES.test(text) ? asName(word) : null
}

/** Null for an insult. */
export const exceptInsult = (name: string | null): string | null => (name === null || INSULT.test(name) ? null : name)

/** `calledName` for the person's own name. */
export const ownName = (text: string): string | null => exceptInsult(calledName(text))
