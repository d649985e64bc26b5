import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Helper, HelperList } from '../../../../contract/helpers.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { type ApiError, del, queries } from '../../../api.ts'
import { refetch } from '../../../refetch.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { FacePicker } from './face-picker.tsx'
import { giveFace } from './give-face.ts'

/** Where it was chosen, so that it is shown on every page at once. */
function useFace({ id, personaType }: Helper) {
  const client = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<Helper>, done: string): Promise<void> {
    setBusy(true)
    try {
      const helper = await work()
      const replace = (list: HelperList) => list.helpers.map((known) => (known.id === id ? helper : known))
      client.setQueryData(queries.helpers.queryKey, (list) => list && { ...list, helpers: replace(list) })
      void refetch(client, queries.conversations)
      toast({ title: done })
    } catch (error) {
      toast({ title: 'The picture was not changed.', description: (error as ApiError).text, variant: 'destructive' })
    }
    setBusy(false)
  }
  const give = (face: string) => run(() => giveFace(id, face, personaOf(personaType).hue), 'The picture is set.')
  return { busy, give, remove: () => run(() => del<Helper>(`/api/helpers/${id}/picture`), 'The picture is removed.') }
}

/** The face of a helper that the person made. */
export function FaceField({ helper }: { helper: Helper }) {
  const { name, imageUrl, personaType } = helper
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const { busy, give, remove } = useFace(helper)
  const { hue } = personaOf(personaType)
  return (
    <div className="mb-7 grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar {...{ name, imageUrl, hue }} size={88} />
        <div className="grid gap-2">
          <p className="text-[0.9375rem] text-ink-soft">Only you see it. It is kept encrypted.</p>
          <div className="flex flex-wrap gap-2">
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              {imageUrl ? 'Change picture' : 'Add a picture'}
            </Button>
            {imageUrl && (
              <Button variant="plain" disabled={busy} onClick={() => void remove()}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
      {open && (
        <div className="rounded-card border border-line bg-raised p-5">
          <FacePicker
            {...{ hue, chosen, busy }}
            onPick={(face) => {
              setChosen(face)
              void give(face)
            }}
          />
        </div>
      )}
    </div>
  )
}
