type PageKind = {
  nonce: string
  /** Where photos are shown from: another address than ours, or ours under another of its names. */
  photoOrigin: string
  /** Real payments: the provider's script, and what it needs, may be loaded. */
  hasProvider?: boolean
}

/** The security policy of a host's page: our own scripts only, no frames but our own, nothing leaks in a referrer. */
export function pageHeaders(kind: PageKind, { headers, status }: Response) {
  const { nonce, photoOrigin, hasProvider } = kind
  const provider = hasProvider ? providerSources : { script: '', connect: '', frame: '', form: '' }
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${provider.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${photoOrigin}`,
    `connect-src 'self'${provider.connect}`,
    `frame-src 'self'${provider.frame}`,
    "frame-ancestors 'self'",
    `form-action 'self'${provider.form}`,
    "base-uri 'none'",
    "object-src 'none'",
  ]
  headers.set('Content-Security-Policy', policy.join('; '))
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Permissions-Policy', permissions.join(', '))
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  if (headers.has('Cache-Control')) return
  headers.set('Cache-Control', status < 400 ? 'no-cache' : 'no-store')
}

const permissions = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
]

const providerSources = {
  script: ' https://js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  form: ' https://checkout.stripe.com https://billing.stripe.com https://invoice.stripe.com',
}
