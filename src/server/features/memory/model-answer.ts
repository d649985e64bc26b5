import { z } from 'zod'
import { isAsserted } from '../../../core/memory/asserts.ts'
import { OWN_WORDS } from '../../../core/memory/attributes.ts'
import type { Claim } from '../../../core/memory/claim.ts'
import { plainValue } from '../../../core/memory/slots.ts'
import type { SessionSummary } from '../../../core/memory/summarise.ts'
import { isReservedName } from '../../../core/safety/reserved-names.ts'
import { plainLine } from '../../../core/text/plain-line.ts'

/** Validates a model's summary and facts of a session against what was really said. */

const MOST_FACTS = 20
const LEAST_CONFIDENCE = 5
/** Model output goes into later prompts: it is reduced to one line without markup. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => plainLine(text, most))
const short = line(200)
const list = z.array(short).max(10)

const fact = z.object({
  subject: line(40),
  attribute: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}][\p{L}\p{M} '-]{1,39}$/u)
    .refine((name) => name !== OWN_WORDS),
  value: line(200).refine((text) => text !== ''),
  quote: z.string().trim().min(4).max(400),
  holds: z.boolean(),
  confidence: z.number().int().min(1).max(10),
})

const answer = z.object({
  facts: z.array(z.unknown()).max(100),
  summary: z.object({
    summary: line(1000).refine((text) => text !== ''),
    keyTopics: list,
    emotionalState: short,
    progressMade: list,
    actionItems: list,
    followUpNeeded: z.boolean(),
    overallTone: short,
    significantMoments: list,
  }),
})

/** A message of the person, which a quote must appear in. */
export interface OwnMessage {
  id: number
  text: string
  sentAt: Date
}

export interface QuotedClaim {
  claim: Claim
  message: OwnMessage
}

const wordsOf = (text: string): string[] =>
  plainValue(text)
    .split(' ')
    .filter((word) => word.length > 1)

const THE_PERSON = /^(?:i|me|you|user|person|the person|the user|self)$/i
/** Facts are about the person and people in their life, never about a helper. */
const NOBODY_OF_THEIRS = /^(?:(?:the|my|your|an?) )?(?:ai|helper|assistant|model|chat ?bot|bot)$/i

const isOfTheirs = (subject: string, { text }: OwnMessage): boolean => {
  if (NOBODY_OF_THEIRS.test(subject) || isReservedName(subject)) return false
  const said = new Set(wordsOf(text))
  return wordsOf(subject).some((word) => said.has(word))
}

function claimFrom(value: unknown, messages: readonly OwnMessage[]): QuotedClaim[] {
  const parsed = fact.safeParse(value)
  if (!parsed.success || parsed.data.confidence < LEAST_CONFIDENCE) return []
  const said = parsed.data
  const subject = THE_PERSON.test(said.subject) ? '' : said.subject.toLowerCase()
  const message = messages.findLast(({ text }) => text.includes(said.quote))
  if (!message || !isAsserted({ ...said, subject }, message.text)) return []
  if (subject !== '' && !isOfTheirs(subject, message)) return []
  return [{ claim: { ...said, subject, ends: null }, message }]
}

/** Null if the output has the wrong shape. */
export function readAnswer(
  value: unknown,
  messages: readonly OwnMessage[],
): { claims: QuotedClaim[]; summary: SessionSummary } | null {
  const parsed = answer.safeParse(value)
  if (!parsed.success) return null
  const claims = parsed.data.facts.slice(0, MOST_FACTS).flatMap((one) => claimFrom(one, messages))
  return { claims, summary: parsed.data.summary }
}
