import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Product } from '#tests/product.ts'
import pageRoutes from '#web/routes.ts'

export type Call = { method: string; path: string }

/** Every call of the API, as its own description lists them. */
export async function describedCalls({ url }: Product): Promise<Call[]> {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json()
  return Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({
      method: method.toUpperCase(),
      path: `/api${filled(path)}`,
    })),
  )
}

/** The address of every screen. */
export function pageAddresses() {
  return pageRoutes.flatMap((route) => addressesOf(route))
}

function addressesOf({ path = '', children }: RouteConfigEntry, base = ''): string[] {
  const own = filled(`${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'))
  return [own, ...(children ?? []).flatMap((child) => addressesOf(child, own))]
}

function filled(path: string) {
  return path.replace(/\{\w+\}|:\w+/g, 'x').replace('*', 'no/such/page')
}
