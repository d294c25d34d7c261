export type MapPoint = { latitude: number; longitude: number }

/** What a Google Maps link asks for by name, and the place itself: the surest first. */
const asked = [
  /!3d(-?\d{1,2}(?:\.\d{1,20})?)!4d(-?\d{1,3}(?:\.\d{1,20})?)/,
  /[?&](?:q|query|ll|destination|daddr)=(?:loc:)?(-?\d{1,2}(?:\.\d{1,20})?)(?:,|%2C)(?:\+|%20)?(-?\d{1,3}(?:\.\d{1,20})?)(?=[&#]|$)/i,
]

const shown = [
  /\/(?:search|place)\/(-?\d{1,2}(?:\.\d{1,20})?)(?:,|%2C)(?:\+|%20)?(-?\d{1,3}(?:\.\d{1,20})?)(?=[/?#]|$)/i,
  /\/@(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)/,
]

/** A way has two ends, and the first one written is not the place. */
const isWay = /\/dir\//i

/** The point that a maps link names by itself; a short link, or one that names a place by words, has none. */
export function pointOf(mapsLink: string | undefined): MapPoint | undefined {
  if (!mapsLink) return undefined
  const places = isWay.test(mapsLink) ? asked : [...asked, ...shown]
  for (const place of places) {
    const [, latitude, longitude] = place.exec(mapsLink)?.map(Number) ?? []
    if (latitude === undefined || longitude === undefined) continue
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude }
  }
  return undefined
}

const earthMetres = 6_371_000

/** As the crow flies. */
export function metresBetween(one: MapPoint, other: MapPoint): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const turn = radians(other.longitude - one.longitude)
  const half =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(half)))
}

function radians(degrees: number) {
  return (degrees * Math.PI) / 180
}
