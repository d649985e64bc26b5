import type { Concern, SafetyLanguage, Screening } from './concern.ts'
import { isSafetyText } from './safety-texts.ts'
import { screenMessage } from './screen-message.ts'

interface Turn {
  fromPerson: boolean
  text: string
}

const READ_TOGETHER = 5

/** A crisis in a conversation, which its next replies have to respect. */
export interface Care {
  concern: Concern
  language: SafetyLanguage
}

const isSafetyReply = ({ fromPerson, text }: Turn): boolean => !fromPerson && isSafetyText(text)

/** The person's last messages, newest first: at most those screened together, and none before an answer to a crisis. */
function saidLast(turns: readonly Turn[]): string[] {
  const said: string[] = []
  for (let place = turns.length - 1; place >= 0 && said.length <= READ_TOGETHER; place -= 1) {
    const turn = turns[place]
    if (!turn || isSafetyReply(turn)) break
    if (turn.fromPerson) said.push(turn.text)
  }
  return said
}

/** Screens the newest message with the person's last ones, except those already answered as a crisis. */
export function screenTurns(turns: readonly Turn[], embeddingScore?: number): Screening | null {
  if (!turns.at(-1)?.fromPerson) return null
  const [newest = '', ...earlier] = saidLast(turns)
  return screenMessage(newest, earlier.reverse(), embeddingScore)
}

/** The last crisis in earlier messages, for Sensitive Mode, which records none. */
export function careIn(earlier: readonly Turn[]): Care | null {
  for (const { fromPerson, text } of earlier.toReversed()) {
    const found = fromPerson ? screenMessage(text, []) : null
    if (found) return { concern: found.concern, language: found.language }
  }
  return null
}
