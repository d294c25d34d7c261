import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

type Api = { fetch: (request: Request) => Response | Promise<Response> }

/** The API behind a real socket, and a client that keeps its connection. */
export async function serveOverHttp(api: Api) {
  const listening = Promise.withResolvers<AddressInfo>()
  const server = serve(
    { fetch: (request) => api.fetch(request), port: 0, hostname: '127.0.0.1' },
    listening.resolve,
  )
  const { port } = await listening.promise
  const agent = new Agent({ keepAlive: true })
  return {
    /** Reads the whole answer; anything but 200 is an error. */
    call(token: string, method: string, path: string, body?: object) {
      const answered = Promise.withResolvers<void>()
      const sent = body && JSON.stringify(body)
      const headers = {
        authorization: `Bearer ${token}`,
        ...(sent && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
      }
      const asked = request({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
        answer.on('error', answered.reject).on('end', () => {
          if (answer.statusCode === 200) answered.resolve()
          else answered.reject(new Error(`${method} ${path}: ${answer.statusCode}`))
        })
        answer.resume()
      })
      asked.on('error', answered.reject).end(sent)
      return answered.promise
    },
    async close() {
      agent.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
