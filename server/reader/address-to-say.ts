/** Where a link leads, as a person would write it, when its own words do not say it: maps, menus, numbers hide there. */
export function findAddressToSay({ to, text }: { to: string; text: string }): string | undefined {
  const [, scheme = '', rest = ''] = /^(https?|tel|sms|mailto):(.*)$/is.exec(to.trim()) ?? []
  const kind = scheme.toLowerCase()
  if (kind === '') return undefined
  if (kind.startsWith('http')) return text.includes(to) ? undefined : to
  const [address = ''] = decoded(rest).split(kind === 'mailto' ? '?' : /[?;]/, 1)
  const said = address.trim()
  const isSaid = kind === 'mailto' ? saysWords(text, said) : saysNumber(text, said)
  return said === '' || isSaid ? undefined : said
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function saysWords(text: string, words: string) {
  return text.toLowerCase().includes(words.toLowerCase())
}

/** The same number with its country before it is the same number. */
function saysNumber(text: string, number: string) {
  const said = digitsOf(text)
  return said.length >= 7 && digitsOf(number).endsWith(said)
}

function digitsOf(text: string) {
  return text.replace(/\D/g, '')
}
