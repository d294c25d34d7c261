import { Tokenizer } from 'htmlparser2'

/** A tag as it opens or closes; names in small letters. */
export type Tag = { name: string; opens: boolean; attributes: ReadonlyMap<string, string> }

type Heard = { onText: (text: string) => void; onTag: (tag: Tag) => void }

/** The parts of HTML or XML one after the other, however broken it is; nothing of it is run, fetched or nested. */
export function readMarkup(markup: string, { onText, onTag }: Heard, xmlMode = false) {
  const lower = (start: number, end: number) => markup.slice(start, end).toLowerCase()
  let tag = { name: '', opens: true, attributes: new Map<string, string>() }
  let [attribute, value] = ['', '']
  const ignored = () => {}
  const tokenizer = new Tokenizer(
    { xmlMode },
    {
      ontext: (start, end) => onText(markup.slice(start, end)),
      ontextentity: (code) => onText(String.fromCodePoint(code)),
      oncdata: (start, end, mark) => xmlMode && onText(markup.slice(start, end - mark)),
      onopentagname(start, end) {
        tag = { name: lower(start, end), opens: true, attributes: new Map() }
      },
      onattribname(start, end) {
        attribute = lower(start, end)
        value = ''
      },
      onattribdata(start, end) {
        value += markup.slice(start, end)
      },
      onattribentity(code) {
        value += String.fromCodePoint(code)
      },
      onattribend() {
        if (!tag.attributes.has(attribute)) tag.attributes.set(attribute, value)
      },
      onopentagend: () => onTag(tag),
      onselfclosingtag() {
        onTag(tag)
        onTag({ ...tag, opens: false })
      },
      onclosetag: (start, end) =>
        onTag({ name: lower(start, end), opens: false, attributes: new Map() }),
      oncomment: ignored,
      ondeclaration: ignored,
      onprocessinginstruction: ignored,
      onend: ignored,
    },
  )
  tokenizer.write(markup)
  tokenizer.end()
}

/** Lines of a document as they come: paragraphs, bullets, cells side by side, links with where they lead. */
export function openLines() {
  const lines: string[] = []
  let line = ''
  let cells: string[] | undefined
  let bullet = ''
  let link: { to: string; text: string } | undefined

  function end() {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim()
    line = ''
    if (text === '') return
    if (cells) {
      const before = cells.pop()
      cells.push(before ? `${before}; ${text}` : text)
      return
    }
    lines.push(bullet + text)
    bullet = ''
  }

  return {
    say(text: string) {
      line += text
      if (link) link.text += text
    },
    end,
    /** Headings and paragraphs stand apart. */
    gap() {
      end()
      if (!cells && lines.length > 0 && lines.at(-1) !== '') lines.push('')
    },
    item(mark: string) {
      end()
      if (!cells) bullet = mark
    },
    row(opens: boolean) {
      end()
      const said = cells?.filter((cell) => cell !== '') ?? []
      if (!opens && said.length > 0) lines.push(said.join(' | '))
      cells = opens ? [''] : undefined
    },
    cell(opens: boolean) {
      end()
      if (opens && cells && !(cells.length === 1 && cells[0] === '')) cells.push('')
    },
    /** A link begins, or ends where it leads nowhere. */
    link(to: string | undefined) {
      const address = link && findAddressToSay(link)
      if (address) line += ` ${address} `
      link = to === undefined ? undefined : { to, text: '' }
    },
    text() {
      end()
      return lines.join('\n')
    },
  }
}

/** Where a link leads, as a person would write it, when its own words do not say it: maps, menus, numbers hide there. */
export function findAddressToSay({ to, text }: { to: string; text: string }): string | undefined {
  const [, scheme = '', rest = ''] = /^(https?|tel|sms|mailto):(.*)$/is.exec(to.trim()) ?? []
  const kind = scheme.toLowerCase()
  if (kind === '') return undefined
  if (kind.startsWith('http')) return text.includes(to) ? undefined : to
  const [address = ''] = decoded(rest).split(kind === 'mailto' ? '?' : /[?;]/, 1)
  const said = address.trim()
  const isSaid =
    kind === 'mailto' ? text.toLowerCase().includes(said.toLowerCase()) : saysNumber(text, said)
  return said === '' || isSaid ? undefined : said
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The same number with its country before it is the same number. */
function saysNumber(text: string, number: string) {
  const said = text.replace(/\D/g, '')
  return said.length >= 7 && number.replace(/\D/g, '').endsWith(said)
}
