type Whereabouts = { appUrl: string; isProduction: boolean }

/** The addresses our own pages have: in production one; on a laptop its other names on the same port too. */
export function trustedOrigins({ appUrl, isProduction }: Whereabouts): string[] {
  if (isProduction) return [appUrl]
  const { protocol, port } = new URL(appUrl)
  const own = ['localhost', '127.0.0.1', '[::1]'].map(
    (name) => `${protocol}//${name}${port && `:${port}`}`,
  )
  return [...new Set([appUrl, ...own])]
}
