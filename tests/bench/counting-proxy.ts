import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Passed = { path: string; status: number; bytes: number; type: string }

/** Stands before a server and writes down what crosses the wire, whoever in the browser asks for it. */
export async function openCountingProxy(target: string) {
  const passed: Passed[] = []
  const { hostname, port } = new URL(target)
  const server = createServer((request, response) => {
    const { method, headers, url: path = '' } = request
    const onward = forward({ hostname, port, method, headers, path }, (answer) => {
      const entry = {
        path,
        status: answer.statusCode ?? 0,
        bytes: 0,
        type: answer.headers['content-type'] ?? '',
      }
      passed.push(entry)
      answer.on('data', (chunk: Buffer) => {
        entry.bytes += chunk.length
      })
      response.writeHead(entry.status, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
