import { guestLanguageOf } from '#domain/values/guide-language.ts'
import { guestOfflineCopy } from '#web/copy/guest-offline.ts'

/** For a guide that was never opened on this device, when there is no connection to open it with. */
export function offlinePage() {
  const locale = guestLanguageOf(navigator.languages.join())
  const { title, sentence, retry } = guestOfflineCopy[locale]
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${sentence}</p><a href="">${retry}</a></main></html>`
  return new Response(html, { headers: { 'Content-Type': 'text/html' } })
}

const style =
  ':root{color-scheme:light dark}body{margin:0;background:light-dark(#fbf7f0,#17120f);color:light-dark(#221b16,#f6efe6);font:1rem/1.5 system-ui,sans-serif}main{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100dvh;padding:0 2rem;text-align:center}h1,p{margin:0}h1{font:600 1.75rem/1.2 ui-serif,Georgia,serif}a{padding:.75rem 1.25rem;border-radius:10px;background:#0f5c55;color:#fff;font-weight:700;text-decoration:none}'
