import { connect } from 'node:net'

/** A bare connection, what it was told, and its end. */
export function visit(port: number) {
  const socket = connect(port, '127.0.0.1')
  const told: string[] = []
  socket.on('error', () => {}).on('data', (bytes) => told.push(String(bytes)))
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    ended,
    told: () => told.join(''),
    ask: (path = '/', more = '') =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: zaguan.test\r\n${more}\r\n`),
  }
}
