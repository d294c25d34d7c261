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
