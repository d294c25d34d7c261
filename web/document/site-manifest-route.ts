import { bridgeContext } from '#web/calls/api.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { localeContext } from '#web/locale.ts'
import type { Route } from './+types/site-manifest-route'

/** How the hosts' screens present themselves when added to a home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { productName } = context.get(bridgeContext)
  const locale = context.get(localeContext)
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: layoutCopy[locale].pageDescription,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  })
}
