// Wakes a page that was rendered ahead and has the app behind it: once the page is drawn and the browser has a moment, or
// sooner where somebody lays a hand on it. What they press meanwhile is held, and pressed again when the app is there.

export {}

const EARLY = ['pointerdown', 'keydown', 'focusin', 'input'] as const
let held: (() => void) | null = null
let awake = false

function hold(event: Event): void {
  const { target } = event
  if (awake || !(target instanceof Element)) return
  const button = target.closest('button')
  if (event.type === 'submit' && target instanceof HTMLFormElement) held = () => target.requestSubmit()
  else if (button) held = () => button.click()
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
  wake()
}

let waking = false
function wake(): void {
  if (waking) return
  waking = true
  // All at once: they would ask for each other one after the other.
  for (const href of APP_AHEAD)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ APP_ENTRY).catch(() => {
    // The next hand laid on the page tries again.
    waking = false
  })
}

for (const kind of EARLY) addEventListener(kind, wake, { passive: true, capture: true })
for (const kind of ['click', 'submit']) addEventListener(kind, hold, { capture: true })
addEventListener('app-ready', () => {
  awake = true
  held?.()
})

const whenIdle = globalThis.requestIdleCallback ?? setTimeout
if (document.readyState === 'complete') whenIdle(wake)
else addEventListener('load', () => whenIdle(wake))
