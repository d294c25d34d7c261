import { Hono } from 'hono'
import { isPhotoFileName, photoCacheSeconds } from '#domain/values/photo.ts'
import { everyPhotoTag, photoTag } from '#server/db/cdn-tags.ts'
import type { Resources } from '#server/resources.ts'
import { mediaTypeOf } from './store.ts'

/** The photos themselves, for everybody: a name is never used twice, so what was fetched once stays true. */
export function createPhotoFileRoutes({ photos, log, sharedCache }: Resources) {
  const routes = new Hono()

  routes.get('/photos/:name', async (c) => {
    const name = c.req.param('name')
    if (!isPhotoFileName(name)) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    const etag = `"${name}"`
    const headers = {
      'Cache-Control': `public, max-age=${photoCacheSeconds}`,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...sharedCache.sharing([photoTag(name), everyPhotoTag]),
    }
    try {
      // Also for who has it: a photo that was removed would be kept for as long as somebody asks.
      const bytes = await photos.store.find(name)
      if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
      const known = (c.req.header('if-none-match') ?? '').split(',').map((part) => part.trim())
      if ([etag, `W/${etag}`, '*'].some((tag) => known.includes(tag)))
        return c.body(null, 304, headers)
      return c.body(new Uint8Array(bytes), 200, {
        ...headers,
        'Content-Type': mediaTypeOf(name),
        'Content-Length': String(bytes.length),
      })
    } catch (err) {
      log.error({ err, name }, 'a photo could not be read')
      return c.text('Unavailable', 503, { 'Cache-Control': 'no-store' })
    }
  })

  return routes
}
