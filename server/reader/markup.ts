/** A tag as it opens or closes, or the text between two; names without prefix letters' case. */
export type MarkupPart =
  | { is: 'open' | 'close'; name: string; attributes: string }
  | { is: 'text'; text: string }

/** The parts of HTML or XML one after the other, however broken it is; nothing of it is run or fetched. */
export function* partsOfMarkup(markup: string): Generator<MarkupPart> {
  let at = 0
  const lowered = markup.toLowerCase()
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    if (open < 0) break
    if (open > at) yield { is: 'text', text: decodeEntities(markup.slice(at, open)) }
    const past = pastTag(markup, open)
    if (past === undefined) {
      at = open
      break
    }
    const tag = markup.slice(open + 1, past - 1)
    at = past
    const [, slash, name = '', attributes = ''] = tagShape.exec(tag) ?? []
    if (name === '') {
      if (/^\s|^\d|^=|^-[^-]|^$/.test(tag)) {
        yield { is: 'text', text: '<' }
        at = open + 1
      }
      continue
    }
    const lower = name.toLowerCase()
    if (slash) yield { is: 'close', name: lower, attributes: '' }
    else {
      yield { is: 'open', name: lower, attributes }
      if (rawElements.has(lower) && !attributes.endsWith('/')) at = pastRaw(lowered, past, lower)
      else if (attributes.endsWith('/')) yield { is: 'close', name: lower, attributes: '' }
    }
  }
  if (at < markup.length) yield { is: 'text', text: decodeEntities(markup.slice(at)) }
}

const tagShape = /^(\/?)([a-z][a-z0-9:_-]{0,60})(.*)$/is
/** What stands in them is for machines. */
const rawElements = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])

function pastTag(markup: string, open: number) {
  const isComment = markup.startsWith('<!--', open)
  const end = isComment ? markup.indexOf('-->', open + 4) : markup.indexOf('>', open)
  if (end < 0) return isComment ? markup.length : undefined
  return isComment ? end + 3 : end + 1
}

function pastRaw(lowered: string, from: number, name: string) {
  const end = lowered.indexOf(`</${name}`, from)
  return end < 0 ? lowered.length : end
}

/** The value of one attribute, or undefined. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.toLowerCase().indexOf(`${name}=`)
  if (at < 0) return undefined
  const rest = attributes.slice(at + name.length + 1)
  const quote = rest[0] === '"' || rest[0] === "'" ? rest[0] : undefined
  const value = quote ? rest.slice(1).split(quote, 1)[0] : rest.split(/[\s/>]/, 1)[0]
  return value === undefined ? undefined : decodeEntities(value)
}

export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name] ?? named[name.toLowerCase()] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  uuml: 'ü',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  iexcl: '¡',
  iquest: '¿',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  frac: '½',
  times: '×',
  euro: '€',
}
