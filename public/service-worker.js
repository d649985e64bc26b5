// Shows what a helper's message is told by, and leads to its conversation. No page is cached and no request is touched.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const windowsOf = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (url) => (client) => new URL(client.url).pathname === url

async function notify({ helperId, title, body, url }) {
  const windows = await windowsOf()
  // Whoever looks at the conversation sees the message itself arrive.
  if (windows.some((client) => isAt(url)(client) && client.visibilityState === 'visible')) return
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-180.png',
    tag: `helper-${helperId}`,
    renotify: true,
    data: { url },
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
    // A window of another worker's can't be led anywhere.
    const moved = await client.navigate(url).catch(() => null)
    if (moved) return moved.focus()
  }
  return self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data.url))
})

// A browser may renew its subscription by itself; the server has to know the new one.
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
