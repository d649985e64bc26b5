import { Dialog } from 'radix-ui'
import { useRef } from 'react'
import { Close } from '../../../ui/icons.tsx'

export interface PictureDialogProps {
  src: string
  time: string
  onClose(): void
}

export function PictureDialog({ src, time, onClose }: PictureDialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[oklch(15%_0.02_60/0.85)] animate-fade" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-50 grid place-items-center p-4 outline-none"
          onClick={onClose}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <Dialog.Title className="sr-only">Picture you sent at {time}</Dialog.Title>
          <img
            src={src}
            alt={`You sent this at ${time}`}
            className="max-h-[calc(100dvh-2rem)] max-w-full rounded-card object-contain"
          />
          <Dialog.Close
            aria-label="Close"
            className="fixed top-4 right-4 grid size-11 place-items-center rounded-full bg-raised text-ink shadow-lift"
          >
            <Close className="size-5" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
