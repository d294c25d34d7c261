import { createHash } from 'node:crypto'
import { atTheirAddresses } from '#domain/guest/at-their-addresses.ts'
import type { GuestPage, RenderSite } from '#domain/guest/guest-page.ts'
import { languagesOf, siteFileOf } from '#domain/guest/guest-page.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { unlockAll } from '#domain/guide/locks/close-locked.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { photoVariant } from '#domain/values/photo.ts'
import type { Resources } from '#server/resources.ts'
import type { MoreFiles, ZipEntry } from './guide-zip.ts'

export type SiteGuide = ContentWithPhotos & { shortCode: string }

type Needs = {
  renderSite: RenderSite
  /** A kept photo's file by its name; undefined when there is none. */
  findFile: (name: string) => Promise<Uint8Array | undefined>
  appUrl: string
  productName: string
  now: Date
}

/** Whether what is only for those who stay stands in it. */
type Choice = { includeLocked?: boolean }

type Wish = Choice & { guide: SiteGuide }

/** The folder `site` of a guide's zip. */
export function withSite(
  {
    appUrl,
    config,
    loadSite,
    photos,
  }: Pick<Resources, 'appUrl' | 'config' | 'loadSite' | 'photos'>,
  choice: Choice = {},
): MoreFiles {
  return async function* site({ guide, exportedAt }) {
    const needs = {
      renderSite: await loadSite(),
      findFile: (name: string) => photos.store.find(name),
      appUrl: appUrl(),
      productName: config.productName,
      now: exportedAt,
    }
    yield* siteFiles(needs, { guide, ...choice })
  }
}

/**
 * A guide as files that open without a server: a page for each language and the photos beside them, one at a time. What is
 * switched off is in none of them, and what is locked only where its host asked for it.
 */
export async function* siteFiles(needs: Needs, wish: Wish): AsyncGenerator<ZipEntry> {
  const { renderSite, appUrl, productName, now } = needs
  const guide = wish.includeLocked ? unlockAll(wish.guide) : wish.guide
  const addresses = new Map<string, string>()
  for (const path of photosShown(guide)) {
    const photo = await findPhoto(needs, path, addresses.size + 1)
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
      appUrl,
      productName,
      madeAt: now,
      policyOf,
    })
    yield { name: `site/${fileOf(locale)}`, bytes: Buffer.from(html) }
  }
}

function viewIn(guide: SiteGuide, locale = guide.language) {
  const view = guestViewOf(guide, undefined, locale)
  // Each photo lies there once: no other size or format may be named.
  return { ...view, coverHasAvif: undefined, avifPhotos: new Set<string>() }
}

function photosShown(guide: SiteGuide) {
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
async function findPhoto(
  { findFile }: Needs,
  path: string,
  number: number,
): Promise<ZipEntry | undefined> {
  const name = ownPhoto.exec(path)?.[1]
  if (!name) return undefined
  const place = `photos/${String(number).padStart(3, '0')}`
  const copy = await findFile(photoVariant(name, { width: 1170, format: 'webp' }))
  if (copy) return { name: `${place}.webp`, bytes: copy }
  const own = await findFile(name)
  return own && { name: `${place}.jpg`, bytes: own }
}

/**
 * The page's own style and script and the files beside it, nothing else: opened from a folder or from any server. Who may
 * frame it is not a page's to say here.
 */
function policyOf({ styles, scripts }: Omit<GuestPage, 'html'>) {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "img-src 'self' file: data:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
