import { createHash } from 'node:crypto'
import type { GuestPage } from '#domain/guest/guest-page.ts'
import { strictTransport } from '#server/http/strict-transport.ts'

export type HeaderSettings = {
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
export function guestHeaders(
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
    `style-src ${styles.map(hashOf).join(' ')}`,
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
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

const hashes = new Map<string, string>()

/** Styles and scripts are the same on nearly every page: each is hashed once. */
function hashOf(text: string) {
  const known = hashes.get(text)
  if (known) return known
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  if (hashes.size < 100) hashes.set(text, hash)
  return hash
}
