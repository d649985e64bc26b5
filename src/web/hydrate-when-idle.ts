// Hydrates a prerendered page once the browser is idle, or as soon as someone interacts with it. An earlier click is
// held back and repeated when the app is ready.

export {}

const EARLY = ['pointerdown', 'keydown', 'focusin', 'input'] as const
let held: (() => void) | null = null
let isHydrated = false

function hold(event: Event): void {
  const { target } = event
  if (isHydrated || !(target instanceof Element)) return
  const button = target.closest('button')
  if (event.type === 'submit' && target instanceof HTMLFormElement) held = () => target.requestSubmit()
  else if (button) held = () => button.click()
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
  loadApp()
}

let isLoading = false
function loadApp(): void {
  if (isLoading) return
  isLoading = true
  // All at once instead of one after the other.
  for (const href of APP_PRELOADS)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ APP_ENTRY).catch(() => {
    // The next interaction tries again.
    isLoading = false
  })
}

for (const kind of EARLY) addEventListener(kind, loadApp, { passive: true, capture: true })
for (const kind of ['click', 'submit']) addEventListener(kind, hold, { capture: true })
addEventListener('app-ready', () => {
  isHydrated = true
  held?.()
})

/** Some browsers on busy machines never say that they are idle. */
const LATEST_MS = 2000

function loadWhenIdle(): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadApp, { timeout: LATEST_MS })
  else setTimeout(loadApp)
}

if (document.readyState === 'complete') loadWhenIdle()
else addEventListener('load', loadWhenIdle)
