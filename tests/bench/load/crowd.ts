import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type Member = { socket: Socket; address: string }

export type Crowd = Member[]

/** So many knock at a time: those who open connections are one process too. */
const atOnce = 200

/** Connections from as many addresses; each has read a page when a path is given. */
export async function openCrowd({
  port,
  count,
  path,
}: {
  port: number
  count: number
  path?: string
}) {
  const crowd: Crowd = []
  let next = 0
  const open = async () => {
    while (next < count) {
      const n = next++
      const socket = connect(port, '127.0.0.1').setNoDelay()
      await once(socket, 'connect')
      const member = { socket, address: `10.${100 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}` }
      crowd.push(member)
      if (path && (await readOne(member, path)) !== 200) throw new Error(`${path} is not there`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return crowd
}

/** All ask in one moment; how they were answered. */
export async function releaseTogether(crowd: Crowd, path: string) {
  const begunMs = performance.now()
  const statuses = await Promise.all(crowd.map((member) => readOne(member, path)))
  const answered: Record<number, number> = {}
  for (const status of statuses) answered[status] = (answered[status] ?? 0) + 1
  return { answered, ms: performance.now() - begunMs }
}

/** The status, once the whole answer is there; 0 when the connection ended instead. */
function readOne({ socket, address }: Member, path: string) {
  const { promise, resolve } = Promise.withResolvers<number>()
  let text = ''
  const finish = (status: number) => {
    socket.off('data', onData).off('error', onGone).off('close', onGone)
    socket.on('error', () => {})
    resolve(status)
  }
  const onGone = () => finish(0)
  const onData = (bytes: Buffer) => {
    text += bytes.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1]
    if (head < 0) return
    const isWhole =
      length === undefined
        ? text.endsWith('\r\n0\r\n\r\n')
        : text.length >= head + 4 + Number(length)
    if (isWhole) finish(Number(text.slice(9, 12)))
  }
  socket.on('data', onData).on('error', onGone).on('close', onGone)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: guias.example.com\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  )
  return promise
}
