import wakePage from './wake-page.ts?script'

/** The router's own markup, as it writes it; a test notices when it writes another. */
const preloads = /<link rel="modulepreload"/g
const entry = /(<script nonce="[\w+/=]{1,88}") type="module" async="">/

/** The same page with its scripts asleep: they weigh nothing on whoever only reads. */
export function sleepingPage(html: string) {
  return html
    .replace(preloads, '<link rel="asleep"')
    .replace(
      entry,
      (_, opening) => `${opening} type="module">${wakePage}</script>${opening} type="asleep">`,
    )
}
