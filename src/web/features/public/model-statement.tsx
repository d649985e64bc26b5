import { useQuery } from '@tanstack/react-query'
import { queries } from '../../api.ts'

/** Says what writes the answers on this very server. */
export function ModelStatement() {
  const { data: engine } = useQuery(queries.engine)
  if (!engine) return null
  return (
    <p>
      {engine.offline
        ? 'On this server the answers come from the built-in offline engine: at present no words leave the server.'
        : `On this server the answers are written by the model ${engine.name}.`}
    </p>
  )
}
