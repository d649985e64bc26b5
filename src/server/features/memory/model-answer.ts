import { z } from 'zod'
import type { Claim } from '../../../core/memory/claim.ts'
import { plainValue } from '../../../core/memory/slots.ts'
import type { SessionSummary } from '../../../core/memory/summarise.ts'

/** What a model answered about a session, held to what was really said. */

const MOST_FACTS = 20
const LEAST_CONFIDENCE = 5
const short = z.string().trim().max(200)
const list = z.array(short).max(10)

const fact = z.strictObject({
  subject: z.string().trim().max(40),
  attribute: z.string().trim().toLowerCase().min(2).max(40),
  value: z.string().trim().min(1).max(200),
  quote: z.string().trim().min(4).max(400),
  holds: z.boolean(),
  confidence: z.number().int().min(1).max(10),
})

const answer = z.object({
  facts: z.array(z.unknown()).max(100),
  summary: z.strictObject({
    summary: z.string().trim().min(1).max(1000),
    keyTopics: list,
    emotionalState: short,
    progressMade: list,
    actionItems: list,
    followUpNeeded: z.boolean(),
    overallTone: short,
    significantMoments: list,
  }),
})

/** A message of the person, which a quote must stand in. */
export interface OwnMessage {
  id: string
  text: string
  sentAt: Date
}

export interface QuotedClaim {
  claim: Claim
  message: OwnMessage
}

/** Is some word of the value among the words quoted? A model must not read into them what nobody said. */
const isGrounded = (value: string, quote: string): boolean => {
  const quoted = new Set(plainValue(quote).split(' '))
  return plainValue(value)
    .split(' ')
    .some((word) => word.length > 1 && quoted.has(word))
}

function claimFrom(value: unknown, messages: readonly OwnMessage[]): QuotedClaim[] {
  const parsed = fact.safeParse(value)
  if (!parsed.success || parsed.data.confidence < LEAST_CONFIDENCE) return []
  const said = parsed.data
  const message = messages.findLast(({ text }) => text.includes(said.quote))
  if (!message || !isGrounded(said.value, said.quote)) return []
  const subject = /^(?:i|me|you|user|person|the person|the user|self)$/i.test(said.subject)
    ? ''
    : said.subject.toLowerCase()
  return [{ claim: { ...said, subject, ends: null }, message }]
}

/** The facts that hold and the summary; null for an answer that is not of the shape at all. */
export function readAnswer(
  value: unknown,
  messages: readonly OwnMessage[],
): { claims: QuotedClaim[]; summary: SessionSummary } | null {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return null
  const claims = parsed.data.facts.slice(0, MOST_FACTS).flatMap((one) => claimFrom(one, messages))
  return { claims, summary: parsed.data.summary }
}
