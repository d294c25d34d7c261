import { once } from 'node:events'
import { createServer, connect as reach, type Server, type Socket } from 'node:net'

export type Gate = Awaited<ReturnType<typeof openGate>>

/** A line to a service on this machine: it can be cut, and it can fall silent. */
export async function openGate(target: number) {
  const lines = new Set<Socket>()
  let isSilent = false
  let server = listening(0)
  await once(server, 'listening')
  const port = portOf(server)

  function listening(at: number) {
    return createServer({ pauseOnConnect: true }, pass).listen(at, '127.0.0.1')
  }

  function pass(near: Socket) {
    const far = reach(target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(one)
      one.on('data', (bytes) => void other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        lines.delete(one)
        other.end()
      })
      if (isSilent) one.pause()
      else one.resume()
    }
  }

  async function cut() {
    const closed = once(server, 'close')
    server.close()
    for (const line of lines) line.destroy()
    await closed
  }

  return {
    port,
    /** Nobody gets through, and who was through is cut off. */
    cut,
    /** Lines stay open, and nothing comes through them any more. */
    hush() {
      isSilent = true
      for (const line of lines) line.pause()
    },
    isUsed: () => lines.size > 0,
    async mend() {
      isSilent = false
      for (const line of lines) line.resume()
      if (server.listening) return
      server = listening(port)
      await once(server, 'listening')
    },
    async close() {
      if (server.listening) await cut()
    },
  }
}

function portOf(server: Server) {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
