import type { Message } from '../../../../contract/messages.ts'
import { canSpeak } from '../../../ui/speech/voices.ts'
import { useToast } from '../../../ui/toast.tsx'
import { readAloud, stopReading, useReadAloud } from './reading-aloud.ts'

export function useReadingItems(message: Message, wanted: boolean) {
  const toast = useToast()
  const readId = useReadAloud()
  const onFailed = () => toast({ title: 'Your browser could not read this aloud.', variant: 'destructive' })
  if (readId === message.id) return [{ key: 'read', text: 'Stop reading', onSelect: stopReading }]
  if (!wanted || !canSpeak()) return []
  return [{ key: 'read', text: 'Read aloud', onSelect: () => readAloud(message, onFailed) }]
}
