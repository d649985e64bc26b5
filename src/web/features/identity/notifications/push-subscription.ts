import { del, get, post } from '../../../api.ts'

/** Browser notifications of this device. `denied`: only the browser's own settings can change that. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const WORKER = '/service-worker.js'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const registered = () => navigator.serviceWorker.getRegistration('/')

async function known(): Promise<PushSubscription | null> {
  return (await (await registered())?.pushManager.getSubscription()) ?? null
}

export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = Notification.permission === 'granted' ? await known() : null
  if (!subscription) return 'off'
  // The server may have dropped the subscription, or still hold it for someone who used this browser before.
  await post('/api/push/subscriptions', subscription.toJSON())
  return 'on'
}

/** Rejects if the browser or the server refuses. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush()
  const { publicKey } = await get<{ publicKey: string }>('/api/push/key')
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription made with another key is unusable and prevents a new one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  await post('/api/push/subscriptions', subscription.toJSON())
  return 'on'
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = isSupported() ? await known() : null
  if (subscription) {
    await del('/api/push/subscriptions', { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

/** Closes those that this device still shows. */
export async function closeNotifications(): Promise<void> {
  if (!isSupported()) return
  for (const shown of (await (await registered())?.getNotifications()) ?? []) shown.close()
}
