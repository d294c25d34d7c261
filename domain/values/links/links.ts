// An address a browser opens as it reads: scheme, named host, no user part, no backslash, no space.
const safeLink =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}\p{Cf}\p{Z}]*)?$/iu

/** Whether a host's link may become something a guest taps: a plain web address and nothing that runs. */
export function isSafeLink(link: string): boolean {
  return safeLink.test(link)
}

const names: Readonly<Record<string, string>> = {
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'player.vimeo.com': 'Vimeo',
}

/** Where a video is, as a guest would call it: a name everybody knows, or the address's own host. */
export function videoHostOf(link: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? ''
  return names[host] ?? host
}
