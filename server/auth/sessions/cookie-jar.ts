/** A Cookie header after a browser has taken in some Set-Cookie lines. */
export function mergeCookies(header: string, setCookies: readonly string[]) {
  const jar = new Map(
    header
      .split(/;\s*/)
      .filter((pair) => pair.includes('='))
      .map((pair) => [nameOf(pair), pair] as const),
  )
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    if (attributes.some(endsIt)) jar.delete(nameOf(pair))
    else jar.set(nameOf(pair), pair)
  }
  return [...jar.values()].join('; ')
}

function nameOf(pair: string) {
  return pair.slice(0, pair.indexOf('='))
}

function endsIt(attribute: string) {
  return /^max-age=(0|-\d+)$/i.test(attribute)
}
