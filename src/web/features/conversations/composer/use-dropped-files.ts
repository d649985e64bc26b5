import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Cells of a sheet, or a paragraph, come with a picture of themselves: their words are meant. */
const hasWords = (data: DataTransfer | null): boolean => data?.types.includes('text/plain') ?? false

/** Takes files pasted or dropped anywhere on the page. Returns whether some are being dragged over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
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
