import type { ExampleMessageBody } from '../../../contract/helpers.ts'
import { personaOf } from '../../../core/personas.ts'
import type { HelperVoice } from '../../../core/prompt.ts'
import { FOREIGN_KEY_VIOLATION, hasDatabaseCode, notFound } from '../../errors.ts'
import type { Actor, Services } from '../../ports.ts'
import { readHelper } from '../helpers/manage-helpers.ts'
import { openMessage, sealMessage } from './present-message.ts'
import { findGreeting, insertGreeting } from './store.ts'
import { writeAsHelper } from './write-as-helper.ts'

/** Texts that nobody asked a question for: the greeting and the wizard's preview. They cost nothing of the allowance. */

type Unasked = { purpose: 'greeting' | 'example'; voice: HelperVoice; signal: AbortSignal }

async function write(services: Services, actor: Actor, job: Unasked) {
  let text = ''
  const onText = (part: string): void => {
    text += part
  }
  const forget = (): void => {
    text = ''
  }
  const source = await writeAsHelper(services, actor, { ...job, turns: [], onText, forget })
  return { text: text.trim(), source }
}

/** The first message of a conversation: written once, the same one at every further call. */
export async function firstMessage(services: Services, actor: Actor, helperId: number) {
  const voice = await readHelper(services, actor, helperId)
  if (!(await findGreeting(services.db, helperId))) {
    const { text, source } = await write(services, actor, {
      purpose: 'greeting',
      voice,
      signal: new AbortController().signal,
    })
    const content = sealMessage(actor.dataKey, text)
    const greeting = { helperId, userId: actor.userId, content, sentAt: services.clock.now(), source }
    await insertGreeting(services.db, greeting).catch((error) => {
      throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? notFound('Helper') : error
    })
  }
  const greeting = await findGreeting(services.db, helperId)
  if (!greeting) throw notFound('Helper')
  return { message: openMessage(actor.dataKey, greeting.content), messageId: greeting.id }
}

/** A message as a helper with these settings would write it; not stored, and given up when nobody waits for it. */
export async function exampleMessage(services: Services, actor: Actor, input: ExampleMessageBody, signal: AbortSignal) {
  const persona = personaOf(input.personaType)
  const voice: HelperVoice = {
    ...input,
    name: input.name ?? persona.helperName,
    description: input.description ?? persona.description,
    exampleMessages: null,
  }
  const { text } = await write(services, actor, { purpose: 'example', voice, signal })
  return { message: text }
}
