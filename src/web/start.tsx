import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queries, queryClient } from './api.ts'
import { App } from './app.tsx'

/** Shows the app in `root`, or takes over what was rendered ahead there. */
export function start(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (!root.hasChildNodes()) {
    createRoot(root).render(app)
    return
  }
  // Rendered ahead: the server answers so only where nobody is signed in.
  queryClient.setQueryData(queries.me.queryKey, null)
  // As a transition it comes in pieces: whoever types or scrolls meanwhile does not wait for all of it.
  startTransition(() => void hydrateRoot(root, app))
  // Such a page has its own rules at hand; those of the pages that follow need not hold it up.
  const href = document.body.dataset.style
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
