import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { late } from '../../../ui/late.tsx'

const PictureDialog = late(() => import('./picture-dialog.tsx').then(({ PictureDialog }) => PictureDialog))

interface MessagePictureProps {
  message: Message
  /** When it was sent, such as `8:06 AM`. */
  time: string
}

export function MessagePicture({ message: { id, picture }, time }: MessagePictureProps) {
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const src = `/api/messages/${id}/picture${tries > 0 ? `?${tries}` : ''}`
  const retry = () => {
    setTries(tries + 1)
    setFailed(false)
  }
  if (isFailed) {
    return (
      <div className="ml-auto flex w-fit flex-wrap items-center gap-3 rounded-field border border-line px-4 py-2.5 text-sm">
        <p>The picture could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Picture you sent at ${time}. Open full size`}
        className="ml-auto block w-fit rounded-[20px] rounded-br-[6px]"
        onClick={() => setOpen(true)}
      >
        <img
          src={src}
          alt=""
          loading="lazy"
          width={picture?.width}
          height={picture?.height}
          className="block max-h-72 w-auto max-w-full rounded-[inherit] object-contain"
          onError={() => setFailed(true)}
        />
      </button>
      {isOpen && <PictureDialog src={src} time={time} onClose={() => setOpen(false)} />}
    </>
  )
}
