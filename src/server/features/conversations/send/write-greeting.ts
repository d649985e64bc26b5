import type { ExampleMessageBody, Helper } from '../../../../contract/helpers.ts'
import { PREVIEW_THANKS } from '../../../../core/personas/options.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import type { HelperVoice, Turn } from '../../../../core/prompt/context.ts'
import { ownGreeting } from '../../../../core/templates/opening-texts.ts'
import { decryptMessage, sealMessage } from '../../../platform/crypto/vault.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { readHelper } from '../../helpers/manage-helpers.ts'
import { modelOf } from '../../models/calls/serving-model.ts'
import { refuseHarmful } from '../../safety/crisis.ts'
import { saveGreeting } from './save-messages.ts'
import { findGreeting, hasBegun } from './store-load.ts'
import { generateText } from './write-reply.ts'

/** Greetings and examples don't count against the allowance. */

type FreeJob = { purpose: 'greeting' | 'example'; voice: HelperVoice; turns: readonly Turn[]; signal: AbortSignal }

async function write(services: Services, actor: Actor, job: FreeJob) {
  let text = ''
  const writer = {
    write(part: string) {
      text += part
    },
    takeBack() {
      text = ''
    },
  }
  const model = await modelOf(services, actor)
  const { source } = await generateText(services, model, actor, { ...job, safety: null, isUnwatched: true }, writer)
  return { text: text.trim(), source }
}

/** Throws 409 once a conversation holds more than a greeting. */
async function refuseIfBegun({ db }: Uses<'db'>, helperId: number): Promise<void> {
  if (await hasBegun(db, helperId)) {
    throw new AppError(409, 'conversation_begun', 'This conversation has already begun.')
  }
}

async function openingOf(services: Services, actor: Actor, voice: Helper) {
  const chosen = ownGreeting({ ...voice, personName: actor.firstName, chance: services.clock.chance() })
  if (chosen) return { text: chosen, source: 'template' as const }
  return write(services, actor, { purpose: 'greeting', voice, turns: [], signal: new AbortController().signal })
}

/** Written once and returned again until the conversation goes on. 404: not their helper. 409: it has begun. */
export async function firstMessage(services: Services, actor: Actor, helperId: number) {
  const helper = await readHelper(services, actor, helperId)
  await refuseIfBegun(services, helperId)
  if (!(await findGreeting(services.db, helperId))) {
    const { text, source } = await openingOf(services, actor, helper)
    // The person may have written in the meantime.
    await refuseIfBegun(services, helperId)
    const content = sealMessage(actor.dataKey, text)
    const saved = await saveGreeting(
      services.db,
      { helperId, userId: actor.userId, content, source },
      services.clock.now(),
    )
    if (!saved) throw notFound('Helper')
  }
  const greeting = await findGreeting(services.db, helperId)
  if (!greeting) throw notFound('Helper')
  return { message: decryptMessage(actor.dataKey, greeting.content), messageId: greeting.id }
}

/** Not stored, and cancelled if the browser disconnects. */
export async function exampleMessage(services: Services, actor: Actor, input: ExampleMessageBody, signal: AbortSignal) {
  refuseHarmful({ name: input.name, description: input.description, previous: input.previous })
  const persona = personaOf(input.personaType)
  const voice: HelperVoice = {
    ...input,
    name: input.name ?? persona.helperName,
    description: input.description ?? persona.description,
    exampleMessages: null,
    background: null,
  }
  const turns = input.previous
    ? [
        { fromPerson: false, text: input.previous },
        { fromPerson: true, text: PREVIEW_THANKS },
      ]
    : []
  const { text } = await write(services, actor, { purpose: 'example', voice, turns, signal })
  return { message: text }
}
