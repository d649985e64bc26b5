import { Component, type ReactNode } from 'react'
import { isOffline } from '../api.ts'
import { Page } from '../ui/page.tsx'
import { ErrorState } from '../ui/page-states.tsx'

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
