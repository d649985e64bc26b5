import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { queries } from '../api.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'
import { ErrorState } from '../ui/page-states.tsx'

interface RequireSignInProps {
  required: boolean
  loading: ReactNode
  children: ReactNode
}

export function RequireSignIn({ required, loading, children }: RequireSignInProps) {
  const me = useQuery(queries.me)
  const [location] = useLocation()
  const search = useSearch()
  if (!required || me.data) return children
  if (me.data === null) return <Redirect to={paths.signIn(search ? `${location}?${search}` : location)} replace />
  if (me.isPending) return loading
  return (
    <Page width="reading">
      <ErrorState
        title="The server is not responding"
        text="Your helpers and conversations are safe. Please try again in a moment."
        onRetry={() => void me.refetch()}
      />
    </Page>
  )
}
