import { useQuery } from '@tanstack/react-query'
import { engineInWords } from '../../../core/connections/engine-in-words.ts'
import { queries } from '../../api.ts'

export function EngineLine() {
  const { data: engine } = useQuery(queries.engine)
  return engine ? <div className="px-3 py-2 text-sm text-ink-soft">{engineInWords(engine)}</div> : null
}
