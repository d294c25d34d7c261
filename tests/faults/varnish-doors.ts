import { connect, createServer, type Socket } from 'node:net'

/** The way to Varnish by which it is told, which can be shut: whoever knocks then is never answered. */
export async function openDoor(varnishPort: number) {
  const state = { isShut: false, knocks: 0 }
  const through = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    through.add(socket)
    if (state.isShut) {
      state.knocks += 1
      return
    }
    const inside = connect(varnishPort, '127.0.0.1')
    inside.on('error', () => socket.destroy())
    socket.pipe(inside).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const hangUp = () => {
    for (const socket of through) socket.destroy()
    through.clear()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    state,
    shut() {
      state.isShut = true
      hangUp()
    },
    open() {
      state.isShut = false
    },
    async close() {
      hangUp()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** By hand, because a browser's own call has no such method. */
export function purgeFrom(port: number, headers: Record<string, string>) {
  return new Promise<string>((resolve, reject) => {
    const lines = Object.entries({
      host: 'x',
      'xkey-purge': 'guides',
      ...headers,
      connection: 'close',
    })
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `PURGE / HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      ),
    )
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.once('end', () => resolve(said))
    socket.once('error', reject)
  })
}
