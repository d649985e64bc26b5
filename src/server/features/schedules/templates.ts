import { nextTemplate, type SequenceTemplate } from '../../../core/templates/next-template.ts'
import type { Services } from '../../ports/services.ts'
import { listTemplates } from './store-templates.ts'

/** Personas without a sequence of their own, those that people wrote among them, use this one. */
const GENERAL = 'general'

/** The prepared texts, as this worker read them last. */
export class Templates {
  #byPersona = new Map<string, SequenceTemplate[]>()

  /** Reads them again: an operator may have changed some. */
  async load(services: Services): Promise<void> {
    const byPersona = new Map<string, SequenceTemplate[]>()
    for (const { personaType, ...template } of await listTemplates(services.db)) {
      const sequence = byPersona.get(personaType)
      if (sequence) sequence.push(template)
      else byPersona.set(personaType, [template])
    }
    this.#byPersona = byPersona
  }

  /** The text whose turn it is at a position, where there is any. */
  find(personaType: string, position: number): SequenceTemplate | null {
    const sequence = this.#byPersona.get(personaType) ?? this.#byPersona.get(GENERAL) ?? []
    return nextTemplate(sequence, position) ?? null
  }

  /** The same; throws where there is none at all. */
  next(personaType: string, position: number): SequenceTemplate {
    const template = this.find(personaType, position)
    if (!template) throw new Error('there are no message templates')
    return template
  }
}
