import { nextTemplate, type SequenceTemplate } from '../../../../core/templates/next-template.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { listTemplates } from './store-templates.ts'

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
