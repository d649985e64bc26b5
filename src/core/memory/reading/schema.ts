import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../kinds.ts'

const text = { type: 'string' } as const
const texts = { type: 'array', items: text } as const
const integer = { type: 'integer' } as const
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values })
const listOf = (properties: Record<string, unknown>) => ({ type: 'array', items: closed(properties) })
const closed = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** Every object is closed and every field required, as strict endpoints ask; `from` makes a model look before it writes. */
export const READING_SCHEMA: Record<string, unknown> = closed({
  ops: listOf({
    op: oneOf(['add', 'replace', 'lift', 'end']),
    id: { type: ['integer', 'null'] },
    from: { type: 'array', items: integer },
    about: text,
    kind: oneOf(MEMORY_KINDS),
    category: oneOf(MEMORY_CATEGORIES),
    text,
    expires: { type: ['string', 'null'] },
    secret: { type: 'boolean' },
  }),
  plans: listOf({
    op: oneOf(['ask', 'move', 'cancel']),
    id: { type: ['integer', 'null'] },
    from: integer,
    quote: text,
    day: text,
    time: text,
    subject: text,
  }),
  messages: listOf({
    n: integer,
    tone: text,
    topics: texts,
    sentiment: oneOf(['positive', 'neutral', 'negative']),
    importance: integer,
    tags: texts,
  }),
  summary: closed({
    summary: text,
    keyTopics: texts,
    emotionalState: text,
    progressMade: texts,
    actionItems: texts,
    followUpNeeded: { type: 'boolean' },
    overallTone: text,
    significantMoments: texts,
  }),
})
