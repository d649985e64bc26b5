import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '../ui/overlays/toast.tsx'
import { Page } from '../ui/page.tsx'
import { Controls } from './controls.tsx'
import { Overlays } from './overlays.tsx'
import { Pieces } from './pieces.tsx'
import { States } from './states.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <main>
        <Page
          title="Components"
          lead="Everything in src/web/ui in each of its states. Only the development server has this page."
        >
          <Controls />
          <Pieces />
          <States />
          <Overlays />
        </Page>
      </main>
    </ToastProvider>
  </StrictMode>,
)
