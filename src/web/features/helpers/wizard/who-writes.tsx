import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Helper } from '../../../../contract/helpers.ts'
import { isBuiltIn } from '../../../../core/personas/personas.ts'
import { patch, queries } from '../../../api.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { Wizard } from './use-wizard.ts'

const WRITERS = ['model', 'prepared'] as const
const NAMES = { model: 'Let the model write them', prepared: 'Use prepared messages' }

/** The wizard's last question. Without a model there is nothing to choose. */
export function WhoWrites({ wizard, helper }: { wizard: Wizard; helper: Helper }) {
  const { data: engine } = useQuery(queries.engine)
  const client = useQueryClient()
  const toast = useToast()
  if (!engine?.connected) return null
  const { useTemplatedMessages } = wizard.state.form
  const keep = (chosen: boolean) =>
    wizard.update((state) => {
      const made = state.made[helper.personaType]
      const form = { ...state.form, useTemplatedMessages: chosen }
      return { ...state, form, made: { ...state.made, ...(made && { [helper.personaType]: { ...made, form } }) } }
    })
  const choose = async (chosen: boolean) => {
    keep(chosen)
    try {
      await patch<Helper>(`/api/helpers/${helper.id}`, { useTemplatedMessages: chosen })
      void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
    } catch {
      keep(!chosen)
      toast({ title: 'Failed to update helper.', variant: 'destructive' })
    }
  }
  return (
    <div className="mx-auto w-full max-w-[25rem]">
      <Segments
        legend={`The messages that ${helper.name} sends first`}
        name="writer"
        options={WRITERS}
        labels={NAMES}
        chosen={useTemplatedMessages ? 'prepared' : 'model'}
        onChoose={(writer) => void choose(writer === 'prepared')}
      />
      <p className="mt-2 text-sm text-ink-soft">
        {useTemplatedMessages
          ? `${isBuiltIn(helper.personaType) ? `A sequence written for ${helper.name}` : 'General messages, the same for every helper of one’s own'}, filled in with what it knows about you.`
          : 'Each is written for you from your conversation. Prepared messages fill in when the model cannot be reached.'}
      </p>
    </div>
  )
}
