import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'

const QUALITY = 0.85

async function decode(file: Blob): Promise<ImageBitmap | null> {
  // An SVG can't be decoded this way, and is no photo.
  return createImageBitmap(file).catch(() => null)
}

/**
 * Encodes the pixels again as a JPEG data URL, at most `side` pixels wide and high and without metadata; null if the
 * browser can't read the file.
 */
export async function shrinkPicture(file: Blob, side: number): Promise<string | null> {
  const bitmap = await decode(file)
  if (!bitmap) return null
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', QUALITY)
}

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
