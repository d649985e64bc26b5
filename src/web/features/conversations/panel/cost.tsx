import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../api.ts'
import { messagesText } from './panel-texts.ts'

/** What a model of one's own writes is free. */
export const useIsFree = (): boolean => useQuery(queries.engine).data?.own === 'yes'

/** What a press does, and what it takes of the allowance. */
export function Priced({ label, messages }: { label: string; messages: number }) {
  const isFree = useIsFree()
  return (
    <span>
      {label}
      {!isFree && <span className="font-normal whitespace-nowrap"> · {messagesText(messages)}</span>}
    </span>
  )
}
