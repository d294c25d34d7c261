import type { IncomingMessage } from 'node:http'

type Arrival = { headers: Headers; incoming: IncomingMessage | undefined }

/** The visitor's address: the socket's, or the one the nearest trusted proxies wrote down. */
export function clientAddress({ headers, incoming }: Arrival, trustedProxies: number) {
  const socketAddress = incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}

/** True for a caller on this machine that no proxy stands in for. */
export function isLocalCaller({ headers, incoming }: Arrival) {
  const address = incoming?.socket.remoteAddress ?? ''
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(address)
  return isLoopback && !headers.has('x-forwarded-for') && !headers.has('forwarded')
}
