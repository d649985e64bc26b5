import type { Template, TemplateBody, Templates } from '../../../contract/admin.ts'
import { notFound } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { refuseHarmfulReply } from '../safety/refuse-harmful.ts'
import { recordAction } from './audit.ts'
import { listTemplates, updateTemplate } from './store.ts'

export async function readTemplates({ db }: Uses<'db'>): Promise<Templates> {
  return { templates: await listTemplates(db) }
}

/** Takes effect from the next due message on. */
export async function changeTemplate(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  id: number,
  input: TemplateBody,
): Promise<Template> {
  if (input.templateText !== undefined) refuseHarmfulReply('templateText', input.templateText)
  const row = await updateTemplate(services.db, id, input, services.clock.now())
  if (!row) throw notFound('Template')
  const did = [input.templateText === undefined ? '' : 'text changed', activity(input.active)].filter(Boolean)
  await recordAction(services, actor, 'template', `${row.personaType} ${row.sequencePosition}: ${did.join(', ')}`)
  return row
}

const activity = (active: boolean | undefined): string =>
  active === undefined ? '' : active ? 'activated' : 'deactivated'
