import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import { MADE_FACES } from '../../../core/personas/faces.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { FACE, LARGEST_FILE } from '../../../core/text/limits.ts'
import { del, post, queries } from '../../api.ts'
import { refetch } from '../../refetch.ts'
import { Avatar, hueStyle } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { FileButton, shrinkPicture } from '../../ui/fields/file-button.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { useAction } from '../../use-action.ts'

/** The ground of a face in the light scheme (`--ground` in theme.css), as the face keeps it in every scheme. */
const groundOf = (hue: number): string => `oklch(91% 0.055 ${hue})`

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Draws a picture of our own origin, or a data URL, onto the helper's colour. Returns a JPEG as data URL. */
async function drawFace(url: string, hue: number): Promise<string> {
  const image = await load(url)
  const canvas = document.createElement('canvas')
  canvas.width = FACE.side
  canvas.height = FACE.side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = groundOf(hue)
  context.fillRect(0, 0, FACE.side, FACE.side)
  // As `cover` does: the longer side is cut.
  const [width, height] = [image.naturalWidth || FACE.side, image.naturalHeight || FACE.side]
  const scale = FACE.side / Math.min(width, height)
  const [left, top] = [(FACE.side - width * scale) / 2, (FACE.side - height * scale) / 2]
  context.drawImage(image, left, top, width * scale, height * scale)
  return canvas.toDataURL('image/jpeg', 0.9)
}

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** `face`: the address of one of ours, or a picture as data URL. */
export async function giveFace(helperId: number, face: string, hue: number): Promise<Helper> {
  const picture = await drawFace(face, hue)
  return post<Helper>(`/api/helpers/${helperId}/picture`, { picture: base64Of(picture) })
}

interface FacePickerProps {
  hue: number
  /** The address of the face, if it is one of ours. */
  chosen: string | null
  busy?: boolean
  /** One of ours by its address, or a picture as data URL. */
  onPick(face: string): void
}

const TILE =
  'rounded-full ring-offset-2 ring-offset-raised has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

const Tiles = ({ hue, chosen, busy = false, onPick }: FacePickerProps) => (
  <fieldset disabled={busy}>
    <legend className="sr-only">Faces</legend>
    <div className="persona grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2.5" style={hueStyle(hue)}>
      {MADE_FACES.map(({ face, label, url }) => (
        <label key={face} title={label} className={`${TILE} size-12 cursor-pointer`}>
          <input
            type="radio"
            name="face"
            aria-label={label}
            checked={chosen === url}
            onChange={() => onPick(url)}
            className="sr-only"
          />
          <Avatar name={label} imageUrl={url} hue={hue} size={48} />
        </label>
      ))}
    </div>
  </fieldset>
)

export function FacePicker(props: FacePickerProps) {
  const { busy = false, onPick } = props
  const toast = useToast()
  async function choose(file: File): Promise<void> {
    const picture = file.size > LARGEST_FILE ? null : await shrinkPicture(file, FACE.side * 2)
    if (picture) onPick(picture)
    else toast({ title: 'This picture can’t be opened here.', description: 'Try a JPEG or a PNG.' })
  }
  return (
    <div className="grid gap-4">
      <Tiles {...props} />
      <FileButton accept="image/*" busy={busy} className="justify-self-start" onChoose={(file) => void choose(file)}>
        Use a picture of yours
      </FileButton>
    </div>
  )
}

/** Gives it a face, or takes it away (null); shown on every page at once. */
function useFace({ id, personaType }: Helper) {
  const client = useQueryClient()
  const { hue } = personaOf(personaType)
  return useAction<Helper, string | null>({
    call: (face) => (face ? giveFace(id, face, hue) : del<Helper>(`/api/helpers/${id}/picture`)),
    done: (_helper, face) => (face ? 'The picture is set.' : 'The picture is removed.'),
    failed: 'The picture was not changed.',
    onDone: (helper) => {
      const replace = (list: HelperList) => list.helpers.map((known) => (known.id === id ? helper : known))
      client.setQueryData(queries.helpers.queryKey, (list) => list && { ...list, helpers: replace(list) })
      void refetch(client, queries.conversations)
    },
  })
}

/** The face of a helper that the person made. */
export function FaceField({ helper }: { helper: Helper }) {
  const { name, imageUrl, personaType } = helper
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate: give, isPending: busy } = useFace(helper)
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
              <Button variant="plain" disabled={busy} onClick={() => give(null)}>
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
              give(face)
            }}
          />
        </div>
      )}
    </div>
  )
}
