/** A guide's link, or that of a stay in it. */
export type GuideLink = {
  code: string
  /** The path under which its page is kept, and what its cache is called by. */
  path: string
  isStay: boolean
}

/** Which guide an address of a page belongs to; undefined for every other address. */
export function findLink(address: string): GuideLink | undefined {
  const found = /^\/g\/([a-z0-9]{4,32})(\/s\/[\w-]{22})?$/i.exec(new URL(address).pathname)
  const [, typed, stay = ''] = found ?? []
  if (!typed) return undefined
  const code = typed.toLowerCase()
  return { code, path: `/g/${code}${stay}`, isStay: stay !== '' }
}
