import type { SensitiveMessageBody, SensitivePreview } from '../../../../contract/messages.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { maskContext } from '../../../../core/privacy/mask-context.ts'
import { sentText } from '../../../../core/prompt/conversation.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../../memory/compile-detectors.ts'
import { readTier } from '../../plans/allowance/read-allowance.ts'
import { scopeOf } from '../send/ask-model.ts'
import { contextOf } from '../send/generate-text.ts'
import { preparedReply } from '../send/safe-texts.ts'
import { loadSensitive, needsPlan } from './load-sensitive.ts'

/** Takes the steps of sending. Calls, counts and stores nothing. 403: not on their plan. 404: not their helper. */
export async function previewSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
): Promise<SensitivePreview> {
  if (!PLANS[await readTier(services, actor.userId)].sensitiveMode) throw needsPlan()
  const { model, about } = await loadSensitive(services, actor, input)
  if (preparedReply(about) || !model.ai.connected) return { text: null, isMasked: false }
  const context = contextOf(services, actor, about)
  const scope = scopeOf(actor, about)
  if (scope === null) return { text: sentText(context), isMasked: false }
  await compileDetectors()
  return { text: sentText(maskContext(context, scope).context), isMasked: true }
}
