import { useQuery } from '@tanstack/react-query'
import { engineInWords } from '../../../core/connections/engine-in-words.ts'
import { engineSentence, SLOTS } from '../../../core/text/page-slots.ts'
import { queries } from '../../api.ts'

export function ModelStatement() {
  const { data: engine } = useQuery(queries.engine)
  if (import.meta.env.SSR) return <p>{SLOTS.engine}</p>
  if (!engine) return null
  return <p>{engine.own === 'yes' ? engineInWords(engine) : engineSentence(engine)}</p>
}
