import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { LARGEST_FILE, PICTURE } from '../../../core/pictures/picture-limits.ts'
import { type ApiError, del, post, queries } from '../../api.ts'
import { refetch } from '../../refetch.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { shrinkPicture } from '../../ui/shrink-picture.ts'
import { useToast } from '../../ui/toast.tsx'

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** Where it was chosen, so that it is shown on every page at once. */
function useFace({ id }: Helper) {
  const client = useQueryClient()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const path = `/api/helpers/${id}/picture`

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

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    const picture = file.size > LARGEST_FILE ? null : await shrinkPicture(file, PICTURE.side)
    if (picture) await run(() => post<Helper>(path, { picture: base64Of(picture) }), 'The picture is set.')
    else toast({ title: 'This picture can’t be opened here.', description: 'Try a JPEG or a PNG.' })
  }
  return { busy, choose, remove: () => run(() => del<Helper>(path), 'The picture is removed.') }
}

/** The face of a helper that the person made. */
export function FaceField({ helper }: { helper: Helper }) {
  const { name, imageUrl, personaType } = helper
  const chooser = useRef<HTMLInputElement>(null)
  const { busy, choose, remove } = useFace(helper)
  return (
    <div className="mb-7 flex flex-wrap items-center gap-4">
      <Avatar {...{ name, imageUrl }} hue={personaOf(personaType).hue} size={88} />
      <div className="grid gap-2">
        <p className="text-[0.9375rem] text-ink-soft">Only you see it. It is kept encrypted.</p>
        <div className="flex flex-wrap gap-2">
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              void choose(target.files?.[0])
              // So that the same file can be chosen again.
              target.value = ''
            }}
          />
          <Button busy={busy} onClick={() => chooser.current?.click()}>
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
  )
}
