import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../api.ts'
import { messagesText } from './panel-texts.ts'

/** What a press does, and what it takes of the allowance. What a model of one's own writes is free. */
export function Priced({ label, messages }: { label: string; messages: number }) {
  const { own = 'no' } = useQuery(queries.engine).data ?? {}
  return (
    <span>
      {label}
      {own !== 'yes' && <span className="font-normal"> · {messagesText(messages)}</span>}
    </span>
  )
}
