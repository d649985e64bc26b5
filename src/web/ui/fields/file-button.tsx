import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** As of a file input. */
  accept: string
  onChoose(file: File): void
}

/** A button that asks for one file. */
export function FileButton({ accept, onChoose, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => chooser.current?.click()} />
    </>
  )
}
