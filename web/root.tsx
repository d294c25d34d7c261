import { CSPProvider } from '@base-ui/react/csp-provider'
import headingFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { SessionWatch } from '#web/auth/session/session-watch.tsx'
import { bridgeContext } from '#web/calls/api.ts'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'
import script from '#web/document/early-presses.ts?script'
import { readyEvent } from '#web/document/ready-event.ts'
import { Brand } from '#web/layout/brand.tsx'
import { Problem } from '#web/layout/problem.tsx'
import { Spinner } from '#web/ui/status/waiting.tsx'
import type { Route } from './+types/root'
import appStyle from './app.css?url'
import { holdsDesk } from './holds-desk.ts'
import { localeContext, rememberLocale } from './locale.ts'
import { findSession } from './session.ts'

export const middleware: Route.MiddlewareFunction[] = [rememberLocale]

export async function loader({ context }: Route.LoaderArgs) {
  const { productName, isLaptop, appUrl, socialLinks } = context.get(bridgeContext)
  return {
    locale: context.get(localeContext),
    productName,
    isLaptop,
    appUrl,
    socialLinks,
    session: await findSession(context),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.productName }]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: headingFont },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  const fallback = use(LocaleContext)
  const { locale = fallback, session } = useRouteLoaderData<typeof loader>('root') ?? {}
  // Visitors' pages and the landing page: documents, with no router in the browser.
  const isPlain = useMatches().some(
    ({ id, loaderData }) =>
      id === 'visitors-layout-page' || (id === 'home-page' && !holdsDesk(loaderData)),
  )
  return (
    <html lang={locale} data-plain={isPlain || undefined}>
      <head>
        <meta charSet="utf-8" />
        {isPlain ? null : <KeepEarlyPresses />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120f" media="(prefers-color-scheme: dark)" />
        {/* With a precedence it stands before the scripts: on a slow line it is what the page waits for. */}
        <link rel="stylesheet" href={appStyle} precedence="app" />
        <Meta />
        <Links />
      </head>
      <body>
        <CSPProvider nonce={use(RenderContext).nonce} disableStyleElements>
          <LocaleContext value={locale}>{children}</LocaleContext>
        </CSPProvider>
        {isPlain ? (
          <VisitorScript hostId={session?.hostId} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** First in the head, so that it hears the first press; says when the scripts can carry it out. */
function KeepEarlyPresses() {
  const { nonce } = use(RenderContext)
  useEffect(() => void dispatchEvent(new Event(readyEvent)), [])
  if (!import.meta.env.SSR) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, built from early-presses.ts
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `{${script}}` }} />
}

/** What a visitor's page has instead of the router: one small module, fetched after the first paint. */
function VisitorScript({ hostId }: { hostId: string | undefined }) {
  const { nonce, visitorScript = '' } = use(RenderContext)
  const address = JSON.stringify(visitorScript)
  const loader = `requestAnimationFrame(()=>setTimeout(()=>import(${address})))`
  return (
    <>
      <template id="visitor" data-host={hostId}>
        <Spinner />
      </template>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and our own address */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loader }} />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SessionWatch session={loaderData.session}>
      <Outlet />
    </SessionWatch>
  )
}

/** What is left to show when not even the header can be trusted. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const productName = useRouteLoaderData<typeof loader>('root')?.productName
  return (
    <div className="flex min-h-dvh flex-col">
      {productName ? (
        <header className="px-4 py-2 sm:px-6">
          <Brand productName={productName} />
        </header>
      ) : null}
      <main className="flex-1">
        <Problem error={error} />
      </main>
    </div>
  )
}
