import { locales } from '#domain/values/locale.ts'
import { bridgeContext } from '#web/calls/api.ts'
import type { Route } from './+types/sitemap-route'

const publicPages = [
  '/',
  '/features',
  '/pricing',
  '/guest-guide',
  '/support',
  '/privacy',
  '/terms',
  '/cookies',
  '/sign-up',
  '/login',
]

export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(bridgeContext)
  const entries = publicPages.flatMap((page) => entriesOf(new URL(page, appUrl).href))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}

/** Each language is a page of its own; every one of them names them all, and the one that adapts. */
function entriesOf(address: string) {
  const twins = [
    ...locales.map((locale) => ({ locale, href: `${address}?lang=${locale}` })),
    { locale: 'x-default', href: address },
  ]
  const links = twins.map(
    ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`,
  )
  return twins.map(({ href }) => `<url><loc>${href}</loc>${links.join('')}</url>`)
}
