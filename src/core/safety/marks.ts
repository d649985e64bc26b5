import { CONCERNS, type Concern } from './concern.ts'

/** A model begins with this mark if the person may be in danger. */
export const concernMark = (concern: Concern): string => `[[concern:${concern}]]`
/** It begins with this one if a danger that it was told of is over, or never was. */
export const FINE_MARK = '[[fine]]'

const ABOUT: Record<Concern, string> = {
  suicide:
    'they may want to die or think of it: also if they wish to disappear, not to wake up or to be gone, think themselves a burden or missed by nobody, cannot bear their life or see no way on, say goodbye for good, give away their things or leave letters as if leaving for good, ask how one dies, or hint at a plan, a day or a way that they do not name',
  'self-harm': 'they hurt themselves, or are close to it',
  overdose:
    'they or somebody with them, such as a small child, took something dangerous, too much of it or a bad mixture, by mistake too',
  violence:
    'someone hurts, forces, threatens, stalks or controls them, or they are afraid of somebody or of going home',
  'harm-to-others':
    'they mean to hurt somebody, to make them pay, to reach for a weapon or to set fire to what is another’s, or fear that they will',
  eating: 'they starve themselves, make themselves sick or are afraid to eat',
  'someone-else': 'somebody they know is in such danger, or a child or somebody helpless is missing',
  medical:
    'they or somebody with them may have an emergency, such as signs of a heart attack or a stroke (also speech or sight that is suddenly odd), a seizure, no breath, no waking up, bleeding that does not stop',
  grooming: 'they are a minor whom somebody older asks for pictures, secrecy or a meeting',
}

/** How a model tells of a danger: part of every prompt for a reply. The marks never reach the person. */
export const MARK_RULES = `If their last message, read with what came before it, tells or hints that someone may be in danger now or lately, in whatever words or language, begin your answer with exactly one mark, before anything else:
${CONCERNS.map((concern) => `${concernMark(concern)} if ${ABOUT[concern]}`).join('; ')}.
Thoughts without a plan count, and so do jokes that may be meant. Ask yourself whether it is about life or about a thing. “I can't take it any more” and nothing else: a mark. The same about work, an exam, a game, the heat or a queue: none. In real doubt about a life, set it. Where several fit, the one of a body in danger comes first.
Ordinary talk needs no mark. Set none for figures of speech (“dying to see you”, “this kills me”, “I'm starving”), anger however loud, ordinary sadness, loneliness, grief, fear of death, stress or illness without danger, stories, films, songs, games, news, work, study, words to translate, what is long over, what you have answered already and they no longer speak of, or if all they say is that they are safe.
After the mark write two or three short, warm sentences in their language and one question: say that you take it seriously, and stay with what they wrote, without putting words into their mouth. If a body is in danger, ask them first to call for help at once. Name no means, amounts or methods, no numbers to call and no diagnosis; promise nothing, neither secrecy nor that you will always be there nor that all will be well. The app adds the helplines of their country under it.
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
