import type { Reading } from '../../../../core/memory/reading/operation.ts'
import { createMask } from '../../../../core/privacy/mask.ts'
import { compileDetectors } from '../compile-detectors.ts'
import type { Owner } from '../seal-memory.ts'

interface Masked {
  masked: Reading
  /** Puts the words back into an answer. */
  reveal(value: unknown): unknown
}

/** At the maximum level the model sees placeholders for sensitive words. */
export async function maskedReading({ settings }: Owner, reading: Reading): Promise<Masked> {
  if (settings.encryptionLevel !== 'maximum') return { masked: reading, reveal: (value) => value }
  await compileDetectors()
  const { memory, plans = [], context, messages, personName, daySoFar = null } = reading
  const texts = [
    ...[...memory, ...context, ...messages].map(({ text }) => text),
    ...plans.map(({ subject }) => subject),
  ]
  const mask = createMask('everything', personName ? [personName] : [], texts)
  const hidden = <Said extends { text: string }>(list: readonly Said[]): Said[] =>
    list.map((said) => ({ ...said, text: mask.hide(said.text) }))
  return {
    masked: {
      ...reading,
      personName: null,
      memory: hidden(memory),
      plans: plans.map((plan) => ({ ...plan, subject: mask.hide(plan.subject) })),
      context: hidden(context),
      daySoFar: daySoFar === null ? null : mask.hide(daySoFar),
      messages: hidden(messages),
    },
    reveal: (value) =>
      JSON.parse(JSON.stringify(value ?? null), (_, one) => (typeof one === 'string' ? mask.reveal(one) : one)),
  }
}
