import { useQuery } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { isOffline, queries } from '../api.ts'
import { paths } from '../paths.ts'
import { ErrorState, Page } from '../ui/page.tsx'

interface Props {
  /** A new value shows the children again. */
  resetKey: string
  children: ReactNode
}

const BROKEN = {
  title: 'This page could not be shown',
  text: 'Nothing you wrote to a helper is lost. Reloading the page usually helps.',
}
const NOT_KEPT = {
  title: 'This page needs a connection',
  text: 'My Helpers and the conversations you opened before are saved on this device and work offline.',
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page width="reading">
        <ErrorState {...(isOffline() ? NOT_KEPT : BROKEN)} onRetry={() => location.reload()} />
      </Page>
    )
  }
}

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
