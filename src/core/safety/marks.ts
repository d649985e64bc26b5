import { CONCERNS, type Concern } from './concern.ts'

/** A model begins with this mark if the person may be in danger. */
export const concernMark = (concern: Concern): string => `[[concern:${concern}]]`
/** It begins with this one if a danger that it was told of is over, or never was. */
export const FINE_MARK = '[[fine]]'

const ABOUT: Record<Concern, string> = {
  suicide: 'they may want to die, or be thinking of it, also in roundabout words',
  'self-harm': 'they hurt themselves, or are close to it',
  overdose: 'they took something dangerous or too much of it',
  medical: 'they or somebody with them needs urgent medical help',
  violence: 'someone hurts, forces or threatens them',
  'harm-to-others': 'they may hurt somebody',
  grooming: 'they are a minor whom somebody older asks for pictures, secrecy or a meeting',
  eating: 'they starve, purge or fear food',
  'someone-else': 'somebody they know is in such danger',
}

/** How a model tells of a danger: part of every prompt for a reply. The marks never reach the person. */
export const MARK_RULES = `If their last message tells or hints that someone may be in danger now or lately, in whatever words or language, begin your answer with exactly one mark, before anything else:
${CONCERNS.map((concern) => `${concernMark(concern)} if ${ABOUT[concern]}`).join('; ')}.
Set it too when they joke about it but may mean it, when they say goodbye for good, give away what they love or see no way on. Set none for figures of speech (“dying to see you”, “this kills me”), anger in plain words, ordinary sadness, grief, stress or illness without danger, stories, songs, games, news, work or study, what is long past, or when they say that they are safe.
After the mark write two or three short, warm sentences in their language and one question: say that you take it seriously, and stay with what they wrote. Name no means, amounts or methods, no numbers to call and no diagnosis; promise nothing, neither secrecy nor that all will be well. The app adds the helplines of their country under it.
If you were told of such a danger before and they are plainly fine now, or it was a misunderstanding, begin with ${FINE_MARK} instead and then answer as usual.`

const MARK = new RegExp(`^\\s{0,20}\\[\\[\\s?(?:concern\\s?:\\s?(${CONCERNS.join('|')})|fine)\\s?\\]\\]\\s*`, 'i')
const LONGEST_MARK = 40

export interface FoundMark {
  /** Null: the person is fine. */
  concern: Concern | null
  length: number
}

/** The mark at the start of a reply; null if there is none. */
export function findReplyMark(reply: string): FoundMark | null {
  const found = MARK.exec(reply)
  if (!found) return null
  const named = found[1]?.toLowerCase()
  return { concern: CONCERNS.find((concern) => concern === named) ?? null, length: found[0].length }
}

/** Whether a reply that begins like this may still turn out to begin with a mark. */
export const mayBecomeMark = (reply: string): boolean =>
  reply.length < LONGEST_MARK && /^\s*(?:\[(?:\[[a-z\s:-]*\]?)?)?$/i.test(reply)
