type Origins = { isTrustedOrigin: (origin: string | null) => boolean }

/** Nothing is changed by these: any site may make a browser send them. */
export function isReading(method: string) {
  return ['GET', 'HEAD'].includes(method)
}

/** Whether a browser says that a page of ours sends this. */
export function isFromOwnSite({ isTrustedOrigin }: Origins, headers: Headers) {
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isTrustedOrigin(origin)
}
