import { useRef, useState } from 'react'
import { LARGEST_FILE, PICTURE } from '../../../../core/pictures/picture-limits.ts'
import { Picture } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Draft } from './use-draft.ts'
import { useDroppedFiles } from './use-dropped-files.ts'

interface PictureToolsProps extends Pick<Draft, 'picture' | 'setPicture'> {
  refusal?: string | undefined
}

const FULL = 'One picture per message: the first one is kept.'

const DropHint = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-[oklch(15%_0.02_60/0.45)] animate-fade"
  >
    <p className="rounded-card bg-raised px-6 py-4 text-lg shadow-lift">Drop the picture here</p>
  </div>
)

function useAttach({ picture, setPicture, refusal }: PictureToolsProps) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const refused = refusal ?? (picture || isBusy ? FULL : undefined)
  async function attach([file, ...others]: File[]): Promise<void> {
    if (refused) return toast({ title: refused })
    if (!file?.type.startsWith('image/')) return toast({ title: 'Only pictures can be sent.' })
    if (file.size > LARGEST_FILE) return toast({ title: 'This picture is too large.' })
    setBusy(true)
    const picture = await import('../../../ui/shrink-picture.ts').then(
      ({ shrinkPicture }) => shrinkPicture(file, PICTURE.side),
      () => null,
    )
    setBusy(false)
    if (!picture) return toast({ title: 'This picture can’t be opened here.', description: 'Try a JPEG or a PNG.' })
    setPicture(picture)
    if (others.length > 0) toast({ title: 'One picture at a time: this is the first.' })
  }
  return { isBusy, refused, attach: (files: File[]) => void attach(files) }
}

export function PictureTools(props: PictureToolsProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const { isBusy, refused, attach } = useAttach(props)
  const isOver = useDroppedFiles(attach)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          attach([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <button
        type="button"
        aria-label="Add a picture"
        onClick={() => (refused ? attach([]) : chooser.current?.click())}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        {isBusy ? <Spinner /> : <Picture aria-hidden="true" className="size-5" />}
      </button>
      {isOver && <DropHint />}
    </>
  )
}
