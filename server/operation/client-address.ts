import type { IncomingMessage } from 'node:http'

type Arrival = { headers: Headers; incoming: IncomingMessage | undefined }

type Options = { trustedProxies: number; warn: (line: string) => void }

/** Reads the visitor's address: the socket's, or the one the outermost of the trusted proxies wrote down. */
export function openAddressReader({ trustedProxies, warn }: Options) {
  let isTold = false

  return ({ headers, incoming }: Arrival) => {
    const socketAddress = incoming?.socket.remoteAddress ?? '127.0.0.1'
    if (trustedProxies === 0) return socketAddress
    const forwarded = (headers.get('x-forwarded-for') ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    if (forwarded.length < trustedProxies && !isTold) {
      isTold = true
      warn(
        `X-Forwarded-For names ${forwarded.length} of the ${trustedProxies} that TRUST_PROXY counts: a proxy overwrites the header instead of adding to it, or visitors come past one. Until that is mended several visitors may pass for one, and be turned away for each other (said once).`,
      )
    }
    // Of fewer the first: whoever wrote it stands nearer to the visitor than the proxy that asks us, whose address all would share.
    return forwarded.at(-trustedProxies) ?? forwarded[0] ?? socketAddress
  }
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
