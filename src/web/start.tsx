import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noticeSignOut, queryClient } from './api.ts'
import { App } from './app.tsx'
import { showLook, storedLook } from './features/identity/look.ts'
import { followPerson, followSignOut } from './features/identity/sign-out/sign-out.ts'
import { routeOf } from './routes/table.ts'

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
    // The document's own skeleton stands until the page's code is there. After a skeleton of React's, React would wait for
    // 300 ms before it showed more.
    void routeOf(location.pathname)
      .page.load()
      .then(() => createRoot(root).render(app))
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
