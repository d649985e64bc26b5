import { WRITINGS } from '../../../../core/personas/personas.ts'
import { nextTemplate, type SequenceTemplate } from '../../../../core/templates/write-from-template.ts'
import type { Db } from '../../../platform/db/statement.ts'
import type { JobQueue } from '../../../platform/ports/queue.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { insertMissingTemplates, listTemplates } from './store-templates.ts'

/** Adds the built-in texts that are missing: once on a new installation, and for texts that a new version brings. */
export async function seedTemplates(db: Db): Promise<void> {
  const rows = Object.entries(WRITINGS).flatMap(([personaType, { TEMPLATES }]) =>
    TEMPLATES.map((templateText, sequencePosition) => ({ personaType, sequencePosition, templateText })),
  )
  await insertMissingTemplates(db, rows)
}

/** Used by personas without a sequence of their own, including custom ones. */
const GENERAL = 'general'

export class TemplateCache {
  #byPersona = new Map<string, SequenceTemplate[]>()

  /** Reloads them, as an operator may have changed some. */
  async load(services: Services): Promise<void> {
    const byPersona = new Map<string, SequenceTemplate[]>()
    for (const { personaType, ...template } of await listTemplates(services.db)) {
      const sequence = byPersona.get(personaType)
      if (sequence) sequence.push(template)
      else byPersona.set(personaType, [template])
    }
    this.#byPersona = byPersona
  }

  find(personaType: string, position: number): SequenceTemplate | null {
    const sequence = this.#byPersona.get(personaType) ?? this.#byPersona.get(GENERAL) ?? []
    return nextTemplate(sequence, position) ?? null
  }

  /** Throws if there is none. */
  next(personaType: string, position: number): SequenceTemplate {
    const template = this.find(personaType, position)
    if (!template) throw new Error('there are no message templates')
    return template
  }
}

export interface Worker {
  services: Services
  queue: JobQueue
  templates: TemplateCache
}
