import { atTheirAddresses } from '#domain/guest/at-their-addresses.ts'
import { type GuestPage, languagesOf, siteFileOf } from '#domain/guest/guest-page.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { unlockAll } from '#domain/guide/locks/close-locked.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { sourceHashOf } from '#server/http/source-hash.ts'
import type { Resources } from '#server/resources.ts'
import type { ZipEntry } from './guide-zip.ts'

type PhotoStore = Resources['photos']['store']

type SiteResources = Pick<Resources, 'appUrl' | 'loadSite'> & {
  config: { productName: string }
  photos: { store: Pick<PhotoStore, 'find'> }
}

type Leaving = { guide: ContentWithPhotos & { shortCode: string }; exportedAt: Date }

/**
 * The folder `site` of a guide's zip, which opens without a server: a page for each language and the photos beside them, one
 * at a time. What is switched off is in none of them, and what is locked only where its host asked for it.
 */
export function withSite(
  { appUrl, config, loadSite, photos: { store } }: SiteResources,
  { includeLocked = false } = {},
) {
  return async function* site({ guide: whole, exportedAt }: Leaving): AsyncGenerator<ZipEntry> {
    const renderSite = await loadSite()
    const guide = includeLocked ? unlockAll(whole) : whole
    const addresses = new Map<string, string>()
    for (const path of photosShown(guide)) {
      const photo = await findPhoto(store, path, addresses.size + 1)
      if (!photo) continue
      addresses.set(path, photo.name)
      yield { ...photo, name: `site/${photo.name}`, isPacked: true }
    }
    const fileOf = siteFileOf(guide.language)
    for (const locale of languagesOf(viewIn(guide))) {
      const html = renderSite({
        guide: atTheirAddresses(viewIn(guide, locale), (path) => addresses.get(path) ?? ''),
        code: guide.shortCode,
        locale,
        appUrl: appUrl(),
        productName: config.productName,
        madeAt: exportedAt,
        policyOf,
      })
      yield { name: `site/${fileOf(locale)}`, bytes: Buffer.from(html) }
    }
  }
}

function viewIn(guide: ContentWithPhotos, locale = guide.language) {
  const view = guestViewOf(guide, undefined, locale)
  // Each photo lies there once: no other size or format may be named.
  return { ...view, coverHasAvif: undefined, avifPhotos: new Set<string>() }
}

function photosShown(guide: ContentWithPhotos) {
  const paths = new Set<string>()
  atTheirAddresses(viewIn(guide), (path) => {
    paths.add(path)
    return path
  })
  return paths
}

const ownPhoto = /^\/photos\/([\w-]+\.jpg)$/

/**
 * Wide enough for any phone and a small window, in the format that every browser reads. Named by its place: the same guide
 * brought in again names it the same.
 */
async function findPhoto(store: Pick<PhotoStore, 'find'>, path: string, number: number) {
  const name = ownPhoto.exec(path)?.[1]
  if (!name) return undefined
  const place = `photos/${String(number).padStart(3, '0')}`
  const copy = await store.find(photoVariant(name, { width: 1170, format: 'webp' }))
  if (copy) return { name: `${place}.webp`, bytes: copy }
  const own = await store.find(name)
  return own && { name: `${place}.jpg`, bytes: own }
}

/**
 * The page's own style and script and the files beside it, nothing else: opened from a folder or from any server. Who may
 * frame it is not a page's to say here.
 */
function policyOf({ styles, scripts }: Omit<GuestPage, 'html'>) {
  return [
    "default-src 'none'",
    `style-src ${styles.map(sourceHashOf).join(' ')}`,
    `script-src ${scripts.map(sourceHashOf).join(' ')}`,
    "img-src 'self' file: data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}
