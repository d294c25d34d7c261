import { googleDomains } from './google-domains.ts'

const googleMaps = /^https?:\/\/(?:www\.)?google\.([a-z.]+)\/maps\/([^\s\\\p{Cc}\p{Cf}\p{Z}]*)$/iu
const shortMaps =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/([\w-][^\s\\\p{Cc}\p{Cf}\p{Z}]*)$/iu

/** Whether a link leads to Google Maps itself, in a form a guest's phone opens as a map. */
export function isMapsLink(link: string): boolean {
  const short = shortMaps.exec(link)
  if (short) return !climbsOut(short[1] ?? '')
  const full = googleMaps.exec(link)
  if (!full) return false
  return googleDomains.has((full[1] ?? '').toLowerCase()) && !climbsOut(full[2] ?? '')
}

/** Browsers resolve `/maps/../url` before asking, which would leave the map. */
function climbsOut(rest: string): boolean {
  const path = rest.split(/[?#]/, 1)[0] ?? ''
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}
