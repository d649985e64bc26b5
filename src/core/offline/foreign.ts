import type { ForeignLanguage } from '../text/foreign-language.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { wordsOf } from '../text/words.ts'
import { courtesyReader } from './courtesies.ts'
import type { FreshLines } from './fresh-lines.ts'
import { GERMAN_LINES } from './languages/de.ts'
import { SPANISH_LINES } from './languages/es.ts'
import { FRENCH_LINES } from './languages/fr.ts'
import { ITALIAN_LINES } from './languages/it.ts'
import type { ForeignLines, SpokenLines } from './languages/language.ts'
import { DUTCH_LINES } from './languages/nl.ts'
import { PORTUGUESE_LINES } from './languages/pt.ts'

const LINES: Record<Exclude<ForeignLanguage, 'other'>, SpokenLines> = {
  es: SPANISH_LINES,
  fr: FRENCH_LINES,
  de: GERMAN_LINES,
  it: ITALIAN_LINES,
  pt: PORTUGUESE_LINES,
  nl: DUTCH_LINES,
}

const COURTESIES = {
  es: courtesyReader(SPANISH_LINES.courtesies),
  fr: courtesyReader(FRENCH_LINES.courtesies),
  de: courtesyReader(GERMAN_LINES.courtesies),
  it: courtesyReader(ITALIAN_LINES.courtesies),
  pt: courtesyReader(PORTUGUESE_LINES.courtesies),
  nl: courtesyReader(DUTCH_LINES.courtesies),
}

const OTHER_LANGUAGE: ForeignLines = {
  notices: [
    'I am an AI helper on the built-in engine, without a language model, and I cannot read this language.',
    'Without a model I understand English and a little of six other languages.',
  ],
  opening: 'How would you say it in English?',
  steady: [
    'I would rather say so than guess.',
    'A few words of English are enough.',
    'I do not want to answer what I have not understood.',
  ],
  questions: [
    'How would you say it in English?',
    'What is it about, in English if you can?',
    'In a few English words, what is it?',
  ],
}

const GREETING_WORDS = 3

const noticeOf = ({ notices, steady }: ForeignLines, pick: FreshLines): string => {
  const [notice = ''] = notices
  return pick.one('notice', pick.wasSaid(notice) ? notices : [notice]) ?? pick.always('steady', steady)
}

const DEATH = new RegExp(
  `(?<!\\p{L})(?:${Object.values(LINES)
    .map(({ death }) => death)
    .join('|')})(?!\\p{L})`,
  'u',
)

interface Answer {
  said: string
  /** What follows it, in place of any question. */
  end: string
}

function answerTo(message: string, lines: SpokenLines): Answer | null {
  return DEATH.test(plainApostrophes(message.toLowerCase())) ? { said: lines.sorry, end: lines.gentle } : null
}

function courtesyReply(message: string, language: keyof typeof LINES, pick: FreshLines): string[] | null {
  const courtesy = COURTESIES[language](message)
  return courtesy && [pick.always('courtesy', courtesy.answers), pick.always('after', LINES[language].courtesies.after)]
}

/** `count` sentences, the last one a question in most cases. */
export function foreignReply(message: string, language: ForeignLanguage, pick: FreshLines, count: number): string[] {
  const brief = language === 'other' ? null : courtesyReply(message, language, pick)
  if (brief) return brief
  const lines = language === 'other' ? OTHER_LANGUAGE : LINES[language]
  const isBrief = wordsOf(message).length <= GREETING_WORDS
  const question = pick.question('foreign', [isBrief ? [lines.opening] : [], lines.questions])
  const answer = language === 'other' ? null : answerTo(message, LINES[language])
  const said = [answer?.said ?? noticeOf(lines, pick)]
  while (said.length < count - 1) said.push(pick.always(`steady${said.length}`, lines.steady))
  return [...said, answer?.end ?? question]
}
