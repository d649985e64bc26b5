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

/** What the person said last, newest first: since a crisis was last answered, and no more than is read together. */
function saidLast(turns: readonly Turn[]): string[] {
  const said: string[] = []
  for (let place = turns.length - 1; place >= 0 && said.length <= READ_TOGETHER; place -= 1) {
    const turn = turns[place]
    if (!turn || answersCrisis(turn)) break
    if (turn.fromPerson) said.push(turn.text)
  }
  return said
}

/** What the newest message tells, read with the person's last ones; those that were answered as a crisis are done with. */
export function screenTurns(turns: readonly Turn[]): Screening | null {
  if (!turns.at(-1)?.fromPerson) return null
  const [newest = '', ...earlier] = saidLast(turns)
  return screenMessage(newest, earlier.reverse())
}

/** The crisis that earlier messages tell of, where it is noted nowhere: in Sensitive Mode. */
export function careIn(earlier: readonly Turn[]): Care | null {
  for (const { fromPerson, text } of earlier.toReversed()) {
    const found = fromPerson ? screenMessage(text, []) : null
    if (found) return { concern: found.concern, language: found.language }
  }
  return null
}
