import { useEffect, useRef } from 'react'
import { Close } from '../../../ui/icons.tsx'

interface PictureDialogProps {
  src: string
  time: string
  onClose(): void
}

/** The browser's own dialog: Escape closes it, and the focus returns to what opened it. */
export function PictureDialog({ src, time, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    <dialog
      ref={dialog}
      aria-label={`Picture you sent at ${time}`}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none place-items-center bg-transparent p-4 backdrop:bg-[oklch(15%_0.02_60/0.85)] open:grid"
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <img
        src={src}
        alt={`You sent this at ${time}`}
        className="max-h-[calc(100dvh-2rem)] max-w-full rounded-card object-contain"
      />
      <button
        type="button"
        aria-label="Close"
        className="fixed top-4 right-4 grid size-11 place-items-center rounded-full bg-raised text-ink shadow-lift"
      >
        <Close className="size-5" />
      </button>
    </dialog>
  )
}
