import type { Memory } from '../../../contract/memory.ts'
import type { Claim } from '../../../core/memory/claim.ts'
import { withoutDate } from '../../../core/memory/resolved-date.ts'
import { sentenceOf } from '../../../core/memory/sentence.ts'
import { factOf, plainValue, slotOf } from '../../../core/memory/slots.ts'
import { type DataKey, keyedHash, open, seal } from '../../vault.ts'
import type { FactRow } from './store-facts.ts'

/** A fact as stored in the database: ciphertext under the person's key, and keyed hashes. */

export type Words = Pick<Claim, 'subject' | 'attribute' | 'value' | 'holds' | 'quote'>

const CONTEXT = 'memory'
/** Purpose of the fact hashes (keyedHash). */
export const FACT_HASHES = 'memory hashes'

export function sealFact(key: DataKey, words: Words) {
  const hash = keyedHash(key, FACT_HASHES)
  const sealed = (text: string): Buffer => seal(key, text, CONTEXT)
  return {
    content: sealed(sentenceOf(words)),
    subject: sealed(words.subject),
    attribute: sealed(words.attribute),
    value: sealed(words.value),
    quote: sealed(words.quote),
    slotHash: hash(slotOf(words)),
    factHash: hash(factOf(words)),
  }
}

/** Tombstones of a forgotten fact: the fact itself, and its attribute in the words that stated it. */
export function tombstonesOf(key: DataKey, words: Words): Buffer[] {
  const hash = keyedHash(key, FACT_HASHES)
  return [hash(factOf(words)), hash(`${slotOf({ ...words, value: '' })}|${words.quote}`)]
}

/** The subject and value of a fact, whatever its attribute. */
export const thingIn = (key: DataKey, { subject, value }: Pick<FactRow, 'subject' | 'value'>): string =>
  `${open(key, subject, CONTEXT).toLowerCase()}|${plainValue(open(key, value, CONTEXT))}`

export const attributeIn = (key: DataKey, { attribute }: Pick<FactRow, 'attribute'>): string =>
  open(key, attribute, CONTEXT)

export const sealQuote = (key: DataKey, quote: string): Buffer => seal(key, quote, CONTEXT)

export const openFact = (
  key: DataKey,
  row: Pick<FactRow, 'subject' | 'attribute' | 'value' | 'holds' | 'quote'>,
): Words => ({
  subject: open(key, row.subject, CONTEXT),
  attribute: open(key, row.attribute, CONTEXT),
  value: open(key, row.value, CONTEXT),
  holds: row.holds,
  quote: open(key, row.quote, CONTEXT),
})

export function presentMemory(key: DataKey, row: FactRow): Memory {
  const { id, helperId, helperName, memoryType: kind, category, foundBy, sourceMessageId } = row
  const { confidence, importance, shareAcrossHelpers: isShared, sensitivityLevel, supersededBy } = row
  const words = openFact(key, row)
  return {
    id,
    helperId,
    helperName,
    kind,
    category,
    content: sentenceOf(words),
    ...words,
    value: withoutDate(words),
    foundBy,
    sourceMessageId,
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    recordedAt: row.createdAt.toISOString(),
    supersededBy,
    confidence,
    importance,
    isShared,
    sensitivityLevel,
  }
}
