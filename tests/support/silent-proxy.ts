import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /** As if the host behind it froze: connections stay open, also new ones, and nothing arrives on them any more. */
  freeze(): void
  /** As if another host took its place: new connections work. Those from before stay silent. */
  takeOver(): void
  close(): Promise<void>
}

/** A proxy on loopback to a TCP port or a socket file. */
export async function startSilentProxy(target: { port: number } | { path: string }): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => undefined)
    if (isFrozen) return
    const far = connect(target as { path: string })
    sockets.add(far)
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    takeOver() {
      isFrozen = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
