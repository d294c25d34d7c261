import { atTheirAddresses } from '#domain/guest/at-their-addresses.ts'
import type { GuestStay } from '#domain/guest/guest-guide.ts'
import type { GuestMessages, GuestPage, GuideToRender } from '#domain/guest/guest-page.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { everyGuideTag, guideTag } from '#server/db/cdn-tags.ts'
import { sourceHashOf } from '#server/http/source-hash.ts'
import { strictTransport } from '#server/http/strict-transport.ts'
import type { Resources } from '#server/resources.ts'
import {
  type FinishedPage,
  finishPage,
  remembered,
  type Sharing,
  type Visit,
} from './finished-page.ts'

/** A published guide as it is read from the database. */
export type PublishedGuide = ContentWithPhotos & {
  version: number
  coverPhoto?: { placeholder: string } | null
}

/** What a page was drawn from: the host's version, what of it waits, and how far its photos have come. */
export function editionOf({ version, unconfirmed, coverHasAvif, photos = [] }: PublishedGuide) {
  const waiting = unconfirmed ? hashOf(JSON.stringify(unconfirmed)) : ''
  const avifs = [coverHasAvif, ...photos.map(({ hasAvif }) => hasAvif)]
  return `${version} ${waiting} ${avifs.map((hasAvif) => (hasAvif ? '+' : '-')).join('')}`
}

/** The link of a stay, and what it shows now. */
type StayLink = { token: string; stay: GuestStay }

type Parts = {
  renderGuide: GuestScreens['renderGuide']
  settings: HeaderSettings
  appUrl: () => string
  productName: string
  moduleAddress: string
  viewerAddress: string
  /** Where a kept photo path is shown from. */
  photoAddress: (path: string) => string
  sharedCache: GuideSharing
}

/** A published guide as a finished page. */
export function drawGuide(parts: Parts) {
  const { renderGuide, settings, appUrl, photoAddress, sharedCache, ...same } = parts
  return (stored: PublishedGuide, { code, locale }: Visit, link?: StayLink) => {
    const guide = atTheirAddresses(guestViewOf(stored, link?.stay, locale), photoAddress)
    const shown = { guide, code, locale, stayToken: link?.token, appUrl: appUrl() }
    const page = renderGuide({ ...shown, placeholder: stored.coverPhoto?.placeholder, ...same })
    const closesAt = link?.stay.moments.closesAt
    const headers = guestHeaders(page, settings, { locale, closesAt })
    // An open page tells its worker by this what it shows.
    const html = page.html.replace('<html', `<html data-mark="${hashOf(page.html)}"`)
    return finishPage(html, headers, link ? {} : sharingOf(sharedCache, code))
  }
}

export type MessageName = keyof GuestMessages

const waitSeconds: Partial<Record<MessageName, string>> = { failure: '5', tooMany: '60' }

/** The screens without a guide: one of each per language, drawn when first needed; one with a code is drawn for its request. */
export function openMessagePages(messages: GuestMessages, settings: HeaderSettings) {
  const drawn = new Map<string, FinishedPage>()
  return (name: MessageName, locale: GuideLanguage, errorCode?: string) => {
    const key = `${name} ${locale}`
    const known = errorCode ? undefined : drawn.get(key)
    if (known) return known
    const page = messages[name](locale, errorCode)
    const headers = guestHeaders(page, settings, { locale })
    const wait = waitSeconds[name]
    const document = finishPage(page.html, { ...headers, ...(wait && { 'Retry-After': wait }) })
    if (!errorCode) drawn.set(key, document)
    return document
  }
}

/** The screens of a guest, drawn by the web and handed in. */
export type GuestScreens = {
  renderGuide: (asked: GuideToRender) => GuestPage
  guestMessages: GuestMessages
  guestScripts: { publicPage: string; photoViewer: string; serviceWorker: string }
}

type HeaderSettings = {
  isProduction: boolean
  /** Where photos are shown from, when it is not our own address. */
  photoOrigin: string | undefined
}

type Place = {
  locale: string
  /** Of a stay's own link: when it shows nothing any more. */
  closesAt?: number | undefined
}

/** The security policy of a guest's page: exactly its own style and scripts, no frame but ours, no place in a search. */
function guestHeaders(
  page: GuestPage,
  { isProduction, photoOrigin }: HeaderSettings,
  { locale, closesAt }: Place,
): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': closesAt === undefined ? 'no-cache' : 'private, no-store',
    ...(closesAt !== undefined && { 'Stay-Closes': String(closesAt) }),
    Vary: 'Accept-Language, Accept-Encoding',
    'Content-Security-Policy': policyOf(page, photoOrigin),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    // The address of a stay is its key: other sites are told the origin alone.
    'Referrer-Policy': closesAt === undefined ? 'strict-origin-when-cross-origin' : 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isProduction && { 'Strict-Transport-Security': strictTransport }),
  }
}

function policyOf({ styles, scripts }: GuestPage, photoOrigin = '') {
  return [
    "default-src 'none'",
    `style-src ${styles.map(sourceOf).join(' ')}`,
    `script-src 'self' ${scripts.map(sourceOf).join(' ')}`,
    `img-src 'self' data: ${photoOrigin}`,
    `connect-src 'self' ${photoOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]
    .map((rule) => rule.trim())
    .join('; ')
}

/** Styles and scripts are the same on nearly every page: each is hashed once. */
const sourceOf = remembered(sourceHashOf, 100)

type GuideSharing = Pick<Resources['sharedCache'], 'isOn' | 'sharing' | 'refusing'>

/** Of a guide in one language, with or without the `/g` of its routes: nothing but the encoding differs between those who ask. */
export function isSharedAddress(url: string) {
  return /^(?:\/g)?\/[a-z0-9]{4,32}(?:\/manifest\.webmanifest)?\?lang=(?:es|en|fr|pt|de)$/.test(url)
}

/** What is said of a guide's page where it may stand in a shared cache, and where it may not. */
export function sharingOf({ isOn, sharing, refusing }: GuideSharing, code: string): Sharing {
  if (!isOn) return {}
  const tags = [guideTag(code), everyGuideTag]
  return { whenShared: { Vary: 'Accept-Encoding', ...sharing(tags) }, otherwise: refusing }
}

type Manifest = { name: string; path: string; locale: GuideLanguage }

/** What a home screen needs to keep a guide under the name of the house. */
export function guideManifest({ name, path, locale }: Manifest) {
  return {
    id: path,
    name,
    short_name: name,
    lang: locale,
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: '#fbf7f0',
    theme_color: '#fbf7f0',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
