import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal React page, as the baseline for the product's own page. */
function Page() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
