import { bridgeContext } from '#web/api.ts'
import type { Route } from './+types/robots-page'

/** Public pages may be found; guides, desks and back doors may not. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(bridgeContext)
  const lines = [
    'User-agent: *',
    'Disallow: /g/',
    'Disallow: /guides/',
    'Disallow: /settings',
    'Disallow: /api/',
    'Disallow: /dev/',
    `Sitemap: ${appUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
