import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queries, queryClient } from './api.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

if (root.hasChildNodes()) {
  // Rendered ahead: the server answers so only where nobody is signed in.
  queryClient.setQueryData(queries.me.queryKey, null)
  hydrateRoot(root, app)
  // Such a page has its own rules at hand; those of the pages that follow need not hold it up.
  const href = document.body.dataset.style
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
} else {
  createRoot(root).render(app)
}
