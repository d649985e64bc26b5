import { type Concern, isEmergency, type SafetyLanguage } from '../concern.ts'
import type { Help, HelpKind, Line } from './line.ts'
import { contactLinksOf, DIRECTORY, fill, HELP_WORDS, type HelpWords } from './words.ts'

export interface HelpContext {
  concern: Concern
  language: SafetyLanguage
  /** The help of the person's country; null if unknown. */
  help: Help | null
  /** The person says that they are a minor. */
  isMinor?: boolean
}

const MOST_LINES = 2

/** Lines in the person's language; if none is marked so, the country's main ones. */
function linesFor(lines: readonly Line[] | undefined, language: SafetyLanguage): readonly Line[] {
  const all = lines ?? []
  const speaking = all.filter(({ languages }) => languages?.includes(language))
  const main = all.filter(({ languages }) => !languages)
  return speaking.length + main.length > 0 ? [...speaking, ...main].slice(0, MOST_LINES) : all.slice(0, 1)
}

const KINDS: Partial<Record<Concern, HelpKind>> = {
  violence: 'violence',
  overdose: 'poison',
  eating: 'eating',
  grooming: 'child',
}
const DIRECTORIES: Partial<Record<HelpKind, 'violenceDirectory' | 'childDirectory'>> = {
  violence: 'violenceDirectory',
  child: 'childDirectory',
}

/** Kinds of lines, the best first. */
function kindsFor({ concern, isMinor }: Pick<HelpContext, 'concern' | 'isMinor'>): readonly [HelpKind, ...HelpKind[]] {
  const kind = KINDS[concern] ?? 'crisis'
  return kind === 'violence' && isMinor ? ['child', kind] : [kind]
}

export function openHours({ hours }: Pick<Line, 'hours'>, words: HelpWords): string[] {
  if (!hours) return []
  if (hours === '24/7') return [words.always]
  const [days = '', open = ''] = hours.split(' ')
  return [fill(days === 'daily' ? words.daily : words.weekdays, { open })]
}

const describeLine = (line: Line, lead: string, words: HelpWords): string =>
  [
    fill(words.service, { lead, name: [line.name, ...openHours(line, words)].join(', ') }),
    ...contactLinksOf(line, words).map(({ text }) => text),
  ].join('\n')

/** One paragraph per service; without any for the concern, the country's crisis lines, or the international directory. */
function services({ concern, language, help, isMinor = false }: HelpContext): string[] {
  const words = HELP_WORDS[language]
  const kinds = kindsFor({ concern, isMinor })
  const kind = kinds.find((each) => help?.[each]) ?? 'crisis'
  const lines = linesFor(help?.[kind], language).map((line) => describeLine(line, words.lead[kind], words))
  if (lines.length > 0) return lines
  if (help) return []
  return [words[DIRECTORIES[kinds[0]] ?? 'directory'].join('\n')]
}

/** Where the police come before an ambulance. */
const FOR_POLICE: readonly Concern[] = ['violence', 'harm-to-others', 'grooming']

/** The number to call at once. */
export const emergencyOf = ({ concern, language, help }: HelpContext): string =>
  (FOR_POLICE.includes(concern) ? help?.police : undefined) ??
  help?.emergency ??
  HELP_WORDS[language].anyEmergencyNumber

/**
 * In short paragraphs, with every number and address on its own line. A medical emergency needs the one number. Who is
 * missing or far away is found by the emergency services, not by somebody to talk to.
 */
export function helpText(context: HelpContext): string {
  const words = HELP_WORDS[context.language]
  const isNow = isEmergency(context.concern)
  const isFirst = isNow || context.concern === 'someone-else'
  const call = fill(isNow ? words.emergency.now : words.emergency.danger, { emergency: emergencyOf(context) })
  if (context.concern === 'medical') return call
  const elsewhere = context.help ? [words.elsewhere] : []
  const paragraphs = isFirst
    ? [call, ...services(context), ...elsewhere]
    : [...services(context), [call, ...elsewhere].join('\n')]
  return fill(paragraphs.join('\n\n'), { directory: DIRECTORY })
}
