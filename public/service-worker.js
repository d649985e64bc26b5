// Shows push notifications and opens their conversation. Caches the app's own files for offline use, but no messages: the
// pages cache those and delete them at sign-out.

/** Files of the app, put before this script by the build; none while developing. */
const FILES = self.APP_FILES ?? []
const SHELL = '/index.html'
const CACHE = `app-${self.APP_VERSION ?? 'none'}`

/** Downloads the files that are not here yet, behind everything that a page is waiting for. */
async function keepApp() {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [SHELL, ...FILES].filter((path) => !kept.has(path))
  await Promise.all(missing.map((path) => cache.add(new Request(path, { priority: 'low' }))))
}

// Without them everything but opening offline still works.
const tryToKeepApp = () => keepApp().catch(() => undefined)

/** Once this one is here whole: until then, the old one opens offline. */
async function forgetOldApps() {
  const old = (await caches.keys()).filter((name) => name.startsWith('app-') && name !== CACHE)
  if (old.length === 0) return
  const kept = await Promise.all([SHELL, ...FILES].map((path) => caches.match(path, { cacheName: CACHE })))
  if (kept.every(Boolean)) await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  if (FILES.length > 0) event.waitUntil(tryToKeepApp())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldApps(), self.registration.navigationPreload?.enable()]))
})

/** Marks the page as offline: `navigator.onLine` is often wrong. */
async function markedOffline(shell) {
  const headers = ['content-type', 'content-security-policy'].map((name) => [name, shell.headers.get(name) ?? ''])
  return new Response((await shell.text()).replace('<html', '<html data-offline'), { headers })
}

/** Stands alone: it is for a browser that has kept nothing of the app yet, or has cleared it. */
function offlinePage() {
  const nonce = crypto.randomUUID()
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline | Coterie</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; background: light-dark(#fbf9f4, #1b1511); color: light-dark(#261a10, #f0ebe2) }
body { display: grid; min-height: 90dvh; margin: 0; padding: 1.25rem; place-content: center; justify-items: center;
  text-align: center; font: 1.0625rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font: 500 2rem/1.15 Georgia, serif }
p { margin: 0.75rem 0 1.5rem; color: light-dark(#61564d, #b9b1a6) }
button { min-height: 2.75rem; padding: 0.5rem 1.375rem; border: 0; border-radius: 99px; font: inherit; font-weight: 550;
  background: light-dark(#b94a1f, #f0875b); color: light-dark(#fffaf5, #2a1208) }
</style>
<main>
<h1>You are offline</h1>
<p>Coterie opens when you are back.</p>
<button type="button">Try again</button>
</main>
<script nonce="${nonce}">
const again = () => location.reload()
const lookForNetwork = () => fetch('/favicon.svg', { cache: 'no-store' }).then(again, () => undefined)
document.querySelector('button').onclick = again
addEventListener('online', lookForNetwork)
setInterval(lookForNetwork, 5000)
</script>
</html>`
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { headers })
}

async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    // The network may have been away during the installation.
    if (FILES.length > 0) event.waitUntil(tryToKeepApp().then(forgetOldApps))
    return page
  } catch {
    const shell = await caches.match(SHELL)
    return shell ? markedOffline(shell) : offlinePage()
  }
}

async function openFile(request) {
  try {
    const answer = await fetch(request)
    // Avatars are few, and a conversation without them looks broken.
    if (answer.ok && request.url.includes('/avatars/')) await (await caches.open(CACHE)).put(request, answer.clone())
    return answer
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

const isOurs = (url) => url.origin === self.location.origin
const isFile = ({ pathname }) => pathname.startsWith('/assets/') || pathname.startsWith('/avatars/')

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url)) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(openPage(event))
  } else if (isFile(url)) {
    event.respondWith(openFile(request))
  }
})

const windowsOf = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (url) => (client) => new URL(client.url).pathname === url

async function notify({ helperId, messageId, title, body, url }) {
  const windows = await windowsOf()
  // With the conversation open, the person sees the message itself arrive.
  if (windows.some((client) => isAt(url)(client) && client.visibilityState === 'visible')) return
  const tag = `helper-${helperId}`
  const shown = await self.registration.getNotifications({ tag })
  // After a crash of the server, the same message may arrive once more.
  const isRepeated = shown.some(({ data }) => data.messageId === messageId)
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-180.png',
    tag,
    renotify: !isRepeated,
    silent: isRepeated,
    data: { url, messageId },
  })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(notify(event.data.json()))
})

async function lead(url) {
  const windows = await windowsOf()
  const there = windows.find(isAt(url))
  if (there) return there.focus()
  for (const client of windows) {
    // A window that another worker controls cannot be navigated.
    const moved = await client.navigate(url).catch(() => null)
    if (moved) return moved.focus()
  }
  return self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.url))
})

// A browser may renew its subscription; the server needs the new one.
async function renew(event) {
  const options = event.oldSubscription?.options
  const subscription = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!subscription) return
  await fetch('/api/push/subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
