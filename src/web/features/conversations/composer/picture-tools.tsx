import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LARGEST_FILE, PICTURE } from '../../../../core/text/limits.ts'
import { Picture } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { Draft } from './use-draft.ts'

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Cells of a sheet, or a paragraph, come with a picture of themselves: their words are meant. */
const hasWords = (data: DataTransfer | null): boolean => data?.types.includes('text/plain') ?? false

/** Takes files pasted or dropped anywhere on the page. Returns whether some are being dragged over it. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      take(event, event.dataTransfer)
    }
    // Only when the pointer leaves the window does it enter no other element.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', (event) => hasWords(event.clipboardData) || take(event, event.clipboardData), { signal })
    return () => ended.abort()
  }, [])
  return isOver
}

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
    try {
      const { shrinkPicture } = await import('../../../ui/fields/file-button.tsx')
      const shrunk = await shrinkPicture(file, PICTURE.side)
      if (shrunk) setPicture(shrunk)
      if (!shrunk) toast({ title: 'This picture can’t be opened here.', description: 'Try a JPEG or a PNG.' })
      else if (others.length > 0) toast({ title: 'One picture at a time: this is the first.' })
    } catch {
      toast({ title: 'This needs a connection.' })
    }
    setBusy(false)
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
