import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noticeSignOut, queryClient } from './api.ts'
import { App } from './app.tsx'
import { showLook, storedLook } from './features/accounts/look.ts'
import { followPerson, followSignOut } from './features/accounts/sign-out/follow-sign-out.ts'

export function start(root: HTMLElement): void {
  showLook(storedLook())
  followSignOut()
  followPerson(queryClient)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (!root.hasChildNodes()) {
    createRoot(root).render(app)
    return
  }
  // The server sends prerendered pages to signed-out visitors only.
  noticeSignOut()
  // A transition keeps typing and scrolling responsive.
  startTransition(() => void hydrateRoot(root, app))
  // The page has its own styles inline; the app's are for the pages that follow.
  const href = document.body.dataset.style
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
