import { useQuery } from '@tanstack/react-query'
import { engineSentence, SLOTS } from '../../../core/text/page-slots.ts'
import { queries } from '../../api.ts'

/** Names the model of this server. */
export function ModelStatement() {
  const { data: engine } = useQuery(queries.engine)
  if (import.meta.env.SSR) return <p>{SLOTS.engine}</p>
  return engine ? <p>{engineSentence(engine)}</p> : null
}
