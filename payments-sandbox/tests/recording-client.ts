import Stripe from 'stripe'
import { bundle } from '#sandbox/schema/bundle.ts'
import { problemsOf, problemsOfRequest } from './validator.ts'

export type Exchange = {
  operation: string
  status: number
  headers: Record<string, unknown>
  body: unknown
}

type Client = ReturnType<typeof Stripe.createNodeHttpClient>

/** The SDK's own HTTP client, holding every request and every answer against Stripe's schemas. */
export function recordingClient(
  problems: string[],
  exchanges: Exchange[],
  timeoutOf = (_operation: string, timeoutMs: number) => timeoutMs,
): Client {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(host, port, path, method, headers, data, protocol, timeout) {
      const [pathname = '', query = ''] = path.split('?')
      const known = operationAt(method, pathname)
      const operation = known ?? `${method} ${pathname}`
      if (known) problems.push(...problemsOfRequest(operation, data || query))

      const response = await client.makeRequest(
        host,
        port,
        path,
        method,
        headers,
        data,
        protocol,
        timeoutOf(operation, timeout),
      )
      const status = response.getStatusCode()
      return new Proxy(response, {
        get(target, name) {
          if (name !== 'toJSON') return Reflect.get(target, name, target)?.bind?.(target)
          return async () => {
            const body = await target.toJSON()
            problems.push(...problemsOf(status < 400 ? `response.${operation}` : 'error', body))
            exchanges.push({ operation, status, headers: response.getHeaders(), body })
            return body
          }
        },
      })
    },
  }
}

function operationAt(method: string, path: string): string | undefined {
  const addresses = Object.entries(bundle['x-operations'])
  return addresses.find(([, address]) =>
    new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
  )?.[0]
}
