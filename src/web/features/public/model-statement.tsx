import { useQuery } from '@tanstack/react-query'
import { engineSentence, SLOTS } from '../../../core/text/page-slots.ts'
import { queries } from '../../api.ts'

/** Says what writes the answers on this very server. */
export function ModelStatement() {
  const { data: engine } = useQuery(queries.engine)
  if (import.meta.env.SSR) return <p>{SLOTS.engine}</p>
  return engine ? <p>{engineSentence(engine)}</p> : null
}
