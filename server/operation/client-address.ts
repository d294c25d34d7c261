import type { IncomingMessage } from 'node:http'

type Arrival = { headers: Headers; incoming: IncomingMessage | undefined }

/** The visitor's address: the socket's, or the one the nearest trusted proxies wrote down. */
export function clientAddress({ headers, incoming }: Arrival, trustedProxies: number) {
  const socketAddress = incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}

const proxysMarks = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

/** True for a caller on this machine that no proxy stands in for; where a proxy is known to stand, nobody is. */
export function isLocalCaller({ headers, incoming }: Arrival, trustedProxies: number) {
  if (trustedProxies > 0) return false
  const address = incoming?.socket.remoteAddress ?? ''
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(address)
  const names = [...headers.keys()]
  return (
    isLoopback &&
    !names.some((name) => proxysMarks.includes(name) || name.startsWith('x-forwarded'))
  )
}
