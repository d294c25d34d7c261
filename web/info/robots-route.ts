import { bridgeContext } from '#web/calls/api.ts'
import type { Route } from './+types/robots-route'

/** Those who draw a card for a shared link: a guide's cover and name, which every guest may see. */
const cardDrawers = ['facebookexternalhit', 'WhatsApp', 'Twitterbot', 'TelegramBot', 'LinkedInBot']

/** Public pages may be found; guides, desks and what no page links to may not. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(bridgeContext)
  const lines = [
    'User-agent: *',
    'Disallow: /g/',
    'Disallow: /guides/',
    'Disallow: /settings',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    ...cardDrawers.map((name) => `User-agent: ${name}`),
    'Allow: /g/',
    'Disallow: /guides/',
    'Disallow: /api/',
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
