import type { IncomingMessage } from 'node:http'

const limitBytes = 1024 * 1024

/** The whole body as text, or undefined when it is larger than anything sent in earnest. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > limitBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
