/** Loaded into a product under test: whatever it tries to reach beyond this machine is refused, and said aloud. */
import { isIP, Socket } from 'node:net'

const connect = Socket.prototype.connect

Socket.prototype.connect = function connectNearby(...given) {
  // What net itself made of the arguments comes as one list, options first.
  const [first] = Array.isArray(given[0]) ? given[0] : given
  const options = typeof first === 'object' ? first : { port: first, host: given[1] }
  const host = typeof options.host === 'string' ? options.host : 'localhost'
  if (options.path || isNearby(host)) return connect.apply(this, given)
  const message = `tried to leave this machine for ${host}`
  process.stderr.write(`${message}\n`)
  throw new Error(message)
}

function isNearby(host) {
  if (isIP(host)) return host === '::1' || host.startsWith('127.')
  return host === 'localhost'
}
