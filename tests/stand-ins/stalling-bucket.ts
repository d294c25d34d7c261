import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A bucket that begins to send whatever it is asked for, and stops in the middle with the line open. */
export async function startStallingBucket(): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-length': 2_000 })
    answer.write(Buffer.alloc(1_000))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return `s3://KEY:SECRET@local/fotos?${new URLSearchParams({ endpoint, path_style: 'true' })}`
}
