// An address a browser opens as it reads: scheme, named host, no user part, no backslash, no space.
const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}\p{Cf}\p{Z}]*)?$/iu

// Servers have it, and browsers since 2023; in older ones the shape decides.
declare const URL: { canParse?: (text: string) => boolean }

/** Whether a text has the shape of a plain web address; one with a port of five nines has it, too. */
export function isWebAddress(link: string): boolean {
  return webAddress.test(link)
}

/** Whether a host's link may become something a guest taps: a plain web address that browsers open, and nothing that runs. */
export function isSafeLink(link: string): boolean {
  return isWebAddress(link) && URL.canParse?.(link) !== false
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
