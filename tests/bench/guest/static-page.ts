import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { photoVariant, photoWidths } from '#domain/values/photo.ts'

/** The sample guide as somebody who tunes pages by hand would write it: no script, the style inside, one picture. */
export function staticPage(guide: GuestGuide) {
  const cover = guide.coverImageUrl ?? ''
  const srcset = photoWidths
    .map((width) => `${photoVariant(cover, { width, format: 'avif' })} ${width}w`)
    .join(', ')
  const words = wordsOf(guide).map(escaped)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(guide.name)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header><picture><source type="image/avif" srcset="${srcset}" sizes="100vw"><img src="${photoVariant(cover, { width: 1170, format: 'jpg' })}" alt="" width="1200" height="900" fetchpriority="high"></picture><h1>${escaped(guide.name)}</h1></header><main>${words.map((word) => `<p>${word}</p>`).join('')}</main></body></html>`
}

const style =
  'body{margin:0;font:17px/1.5 system-ui,sans-serif;color:#221b16;background:#fbf7f0}header{position:relative}img{display:block;width:100%;height:234px;object-fit:cover}h1{position:absolute;bottom:20px;left:20px;margin:0;color:#fff}main{padding:20px;max-width:44rem;margin:auto}p{margin:0 0 12px;padding:16px;border:1px solid #e7ded2;border-radius:14px;background:#fff}'

/** Every sentence of the guide, wherever it stands. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(wordsOf)
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
