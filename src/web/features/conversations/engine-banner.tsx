import { useQuery } from '@tanstack/react-query'
import { queries } from '../../api.ts'

export function EngineBanner() {
  const { data: engine } = useQuery(queries.engine)
  if (!engine?.offline) return null
  return (
    <p className="shrink-0 px-1 pt-2 text-xs text-ink-soft">
      Answers come from the built-in offline engine. Set <code>AI_API_KEY</code> or run Ollama to connect a model.
    </p>
  )
}
