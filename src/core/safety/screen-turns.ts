import type { Concern, SafetyLanguage, Screening } from './concern.ts'
import { isSafetyText } from './safety-texts.ts'
import { screenMessage } from './screen-message.ts'

interface Turn {
  fromPerson: boolean
  text: string
}

/** So many earlier messages of the person are read together with the newest. */
const READ_TOGETHER = 5

/** A crisis that a conversation is in: what its next replies are written under. */
export interface Care {
  concern: Concern
  language: SafetyLanguage
}

const answersCrisis = ({ fromPerson, text }: Turn): boolean => !fromPerson && isSafetyText(text)

/** What the newest message tells, read with the person's last ones; those that were answered as a crisis are done with. */
export function screenTurns(turns: readonly Turn[]): Screening | null {
  const answered = turns.findLastIndex(answersCrisis)
  const said = turns.slice(answered + 1).filter(({ fromPerson }) => fromPerson)
  const newest = said.at(-1)
  if (!newest || newest !== turns.at(-1)) return null
  const earlier = said.slice(-1 - READ_TOGETHER, -1).map(({ text }) => text)
  return screenMessage(newest.text, earlier)
}

/** The crisis that earlier messages tell of, where it is noted nowhere: in Sensitive Mode. */
export function careIn(earlier: readonly Turn[]): Care | null {
  for (const { fromPerson, text } of earlier.toReversed()) {
    const found = fromPerson ? screenMessage(text, []) : null
    if (found) return { concern: found.concern, language: found.language }
  }
  return null
}
