import { createHash } from 'node:crypto'
import type { GuestPage } from './guest-screens.ts'

type Place = { isProduction: boolean; photoOrigin?: string }

/** The walls around a guest's page: exactly its own style and scripts, no frame but ours, no trace in a search. */
export function guestHeaders({ styles, scripts }: GuestPage, { isProduction, photoOrigin }: Place) {
  const policy = [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(' ')}`,
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`.trim(),
    `img-src 'self' data:${photoOrigin ? ` ${photoOrigin}` : ''}`,
    `connect-src 'self'${photoOrigin ? ` ${photoOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ]
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Language, Accept-Encoding',
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isProduction && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
