import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'

export function EngineBanner() {
  const { data: engine } = useQuery(queries.engine)
  const { data: me } = useQuery(queries.me)
  if (engine?.connected !== false) return null
  return (
    <p className="shrink-0 px-1 pt-2 text-xs text-ink-soft">
      No language model is connected.{' '}
      {me?.role === 'operator' && (
        <Link href={paths.connections} className="link">
          Connect a model
        </Link>
      )}
    </p>
  )
}
