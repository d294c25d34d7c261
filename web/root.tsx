import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { bridgeContext } from '#web/api.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'
import { localeContext, rememberLocale } from '#web/locale.ts'
import type { Route } from './+types/root'
import './app.css'

export const middleware: Route.MiddlewareFunction[] = [rememberLocale]

export function loader({ context }: Route.LoaderArgs) {
  const { productName, isLaptop, appUrl } = context.get(bridgeContext)
  return { locale: context.get(localeContext), productName, isLaptop, appUrl }
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? 'es'
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>{children}</LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
