/** Where photos lie on our own address. */
export const photosBase = '/photos/'

type Addresses = {
  appUrl: () => string
  isOurOrigin: (origin: string) => boolean
  /** Where the photo store itself shows its files to the public, when it does. */
  publicBase: string | undefined
}

/** Between the paths we keep and the full addresses the world sees. */
export function photoAddresses({ appUrl, isOurOrigin, publicBase }: Addresses) {
  const base = publicBase && (publicBase.endsWith('/') ? publicBase : `${publicBase}/`)
  return {
    /** A stored path as a full address; what is a full address already stays one. */
    addressOf(path: string) {
      if (!path.startsWith('/')) return path
      if (base && path.startsWith(photosBase)) return base + path.slice(photosBase.length)
      return appUrl() + path
    },
    /** The file of a stored path as it was uploaded; undefined when it is none of ours. */
    findFileName(path: string) {
      return path.startsWith(photosBase) ? path.slice(photosBase.length) : undefined
    },
    /** The stored path behind an address of ours; undefined when it leads elsewhere. */
    findPath(address: string) {
      if (base && address.startsWith(base)) return photosBase + address.slice(base.length)
      if (/^\/[^/\\]/.test(address)) return address
      const url = URL.parse(address)
      return url && isOurOrigin(url.origin) ? url.pathname : undefined
    },
  }
}
