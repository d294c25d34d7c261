type PageKind = { nonce: string; isProduction: boolean }

/** The walls around a host's page: our own scripts only, no frames but our own, nothing leaks in a referrer. */
export function pageHeaders({ nonce, isProduction }: PageKind, headers: Headers) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  headers.set('Content-Security-Policy', policy.join('; '))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  if (isProduction) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
