import type { Concern, SafetyLanguage } from './concern.ts'
import type { Help, HelpKind, Line } from './help/line.ts'
import { DIRECTORY, fill, waysOf } from './help/ways.ts'
import { HELP_WORDS, type HelpWords } from './help/words.ts'

export interface HelpSpot {
  concern: Concern
  language: SafetyLanguage
  urgent: boolean
  /** The help of the person's country; null if unknown. */
  help: Help | null
}

const MOST_LINES = 2

/** Lines in the person's language; if none is marked so, the country's main ones. */
function linesFor(lines: readonly Line[] | undefined, language: SafetyLanguage): readonly Line[] {
  const all = lines ?? []
  const speaking = all.filter(({ languages }) => languages?.includes(language))
  const main = all.filter(({ languages }) => !languages)
  return speaking.length + main.length > 0 ? [...speaking, ...main].slice(0, MOST_LINES) : all.slice(0, 1)
}

const KINDS: Partial<Record<Concern, HelpKind>> = { violence: 'violence', overdose: 'poison', eating: 'eating' }

/** Lines for the concern; if the country has none, its crisis lines. */
function kindOf(concern: Concern, help: Help): HelpKind {
  const kind = KINDS[concern] ?? 'crisis'
  return help[kind] ? kind : 'crisis'
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
    ...waysOf(line, words).map(({ text }) => text),
  ].join('\n')

/** One paragraph per service; without any, the international directory. */
function services({ concern, language, help }: HelpSpot): string[] {
  const words = HELP_WORDS[language]
  const kind = help ? kindOf(concern, help) : 'crisis'
  const lines = linesFor(help?.[kind], language).map((line) => describeLine(line, words.lead[kind], words))
  if (lines.length > 0) return lines
  if (help) return []
  return [(concern === 'violence' ? words.violenceDirectory : words.directory).join('\n')]
}

/** The number to call at once: the police in cases of violence. */
export const emergencyOf = ({ concern, language, help }: Omit<HelpSpot, 'urgent'>): string =>
  (concern === 'violence' ? help?.police : undefined) ?? help?.emergency ?? HELP_WORDS[language].anyEmergencyNumber

/** In short paragraphs, with every number and address on its own line. */
export function helpText(spot: HelpSpot): string {
  const words = HELP_WORDS[spot.language]
  const first = spot.urgent || spot.concern === 'overdose'
  const call = fill(first ? words.emergency.now : words.emergency.danger, { emergency: emergencyOf(spot) })
  const elsewhere = spot.help ? [words.elsewhere] : []
  const paragraphs = first
    ? [call, ...services(spot), ...elsewhere]
    : [...services(spot), [call, ...elsewhere].join('\n')]
  return fill(paragraphs.join('\n\n'), { directory: DIRECTORY })
}
