import { type RefObject, useEffect } from 'react'
import { LIMITS } from '../../../../core/text/limits.ts'
import { Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { CardImport } from './card-import.tsx'
import { IdeaList } from './idea-list.tsx'
import type { Wizard } from './use-wizard.ts'
import { choose, type Draft, startFrom } from './wizard-state.ts'

interface OwnPersonaProps extends Pick<Wizard, 'state' | 'update'> {
  fields: RefObject<HTMLDivElement | null>
}

export function OwnPersona({ state, update, fields }: OwnPersonaProps) {
  useEffect(() => {
    // On a phone they open behind the wizard's buttons. Newer browsers return a promise, which is no clean-up function.
    void fields.current?.scrollIntoView({ block: 'nearest' })
  }, [fields])
  const start = (draft: Draft) => update((current) => startFrom(current, draft))
  return (
    <div className="mt-5 grid gap-6 rounded-card border border-line bg-raised p-5 animate-rise sm:p-6">
      <div ref={fields} className="scroll-mb-44 grid gap-5 md:grid-cols-2">
        <TextField
          label="What is it called?"
          placeholder="Garden Guide"
          value={state.ownName}
          maxLength={LIMITS.helperName.max}
          autoComplete="off"
          onChange={(event) => update((current) => choose(current, { ownName: event.target.value }))}
        />
        <Textarea
          label="Who is it, and what should it help with?"
          placeholder="Knows every plant on my balcony and when to prune it."
          rows={2}
          value={state.ownDescription}
          maxLength={LIMITS.helperDescription.max}
          onChange={(event) => update((current) => choose(current, { ownDescription: event.target.value }))}
        />
      </div>
      <IdeaList chosen={state.idea} onPick={start} />
      <CardImport card={state.card} onRead={start} />
    </div>
  )
}
