import { bridgeContext } from '#web/calls/api.ts'
import type { Route } from './+types/robots-route'

/**
 * Public pages may be found; desks and what no page links to may not. Guides say `noindex` themselves: who may not read them
 * would never see it, and chats draw their cards.
 */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /guides/',
    'Disallow: /settings',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${context.get(bridgeContext).appUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
