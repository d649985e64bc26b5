import { MADE_FACES } from '../../../../core/personas/faces.ts'
import { FACE, LARGEST_FILE } from '../../../../core/pictures/picture-limits.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { FileButton } from '../../../ui/fields/file-button.tsx'
import { shrinkPicture } from '../../../ui/fields/shrink-picture.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

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
