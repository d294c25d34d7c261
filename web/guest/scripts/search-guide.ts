import { findNearest, type Searched } from '#domain/guide/search/find-hits.ts'
import { foldText } from '#domain/guide/search/fold-text.ts'
import { wantedIn } from '#domain/guide/search/wanted-words.ts'
import { listen } from './listen.ts'
import type { Leading } from './open-sheets.ts'

const mostHits = 40
const separator = ' · '
/** An hour, a number: the answer itself, shown although the words searched are in its title. */
const shownWhole = 40

type Entry = Searched & {
  element: HTMLElement
  text: string
  /** In which language its title is, and each part of its text from where it begins. */
  titleLang: string
  langs: [from: number, lang: string][]
}
type Hit = ReturnType<typeof findNearest<Entry>>[number]
type Found = Pick<Hit, 'text' | 'has' | 'marks' | 'titleMarks' | 'langs'>

/** Finds words anywhere in the guide as they are typed, without a server, whatever the accents and in either language. */
export function searchGuide(root: HTMLElement, { goTo, signal }: Leading) {
  let entries: Entry[] = []
  const read = () => {
    entries = entriesOf(root)
  }
  const show = ({ value }: HTMLInputElement) => {
    const list = root.querySelector<HTMLElement>('[data-hits]')
    const status = root.querySelector<HTMLElement>('[data-found]')
    if (!list || !status) return
    const { hint = '', nothing = '', one = '', many = '' } = status.dataset
    const words = wantedIn(value)
    const hits = (words.length > 0 ? findNearest(entries, words) : []).slice(0, mostHits)
    list.replaceChildren(...hits.map((hit) => drawHit(hit, goTo)))
    if (words.length === 0) status.textContent = hint
    else if (hits.length === 0) status.textContent = nothing.replace('{words}', () => value.trim())
    else status.textContent = hits.length === 1 ? one : many.replace('{count}', String(hits.length))
  }
  const to = '[data-search]'
  listen(root, 'focusin', { to, signal, act: read })
  listen(root, 'input', { to, signal, act: show })
}

/** What is read of an entry: not its title, nor again what is a part of a paragraph. */
const parts = ':is(p, li, dd, code, [data-text]):not(:scope :is(p, li, h3, dt, [data-title]) *)'

/** Read from the page as a search begins: the guide may have changed since the last one. A sheet repeats what stands in it. */
function entriesOf(root: HTMLElement): Entry[] {
  const found = [...root.querySelectorAll<HTMLElement>('[data-entry]:not(.g-sheet *)')]
  return found.map((element) => {
    const heading = element.querySelector<HTMLElement>('h3, dt, [data-title]')
    const section = element.closest('section')?.querySelector('h2')?.textContent ?? ''
    const named = heading?.textContent.trim() ?? ''
    let text = ''
    const langs: Entry['langs'] = []
    for (const part of element.querySelectorAll(parts)) {
      if (langs.length > 0) text += separator
      langs.push([text.length, langOf(part)])
      text += part.textContent.trim()
    }
    const title = named || beginningOf(text) || section
    const titleLang = heading ? langOf(heading) : ''
    const folded = foldText(`${title}\n${section}\n${text}`)
    return { element, section, title, text, titleLang, langs, folded }
  })
}

function langOf(part: Element) {
  const own = part.matches('[lang]') ? part : (part.querySelector('[lang]') ?? part)
  return own.closest<HTMLElement>('[lang]')?.lang ?? ''
}

function drawHit(hit: Hit, goTo: Leading['goTo']) {
  const { element, section, title, titleLang, titleMarks, text, marks } = hit
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${element.closest('section')?.id ?? ''}`
  link.append(
    drawLine('g-label', { text: section }),
    drawLine('g-hit-title', { text: title, marks: titleMarks, lang: titleLang }),
    ...(marks.length > 0 || text.length <= shownWhole
      ? [drawLine('g-hit-text', snippetOf(hit))]
      : []),
  )
  link.addEventListener('click', (event) => {
    event.preventDefault()
    goTo(element)
  })
  item.append(link)
  return item
}

/** The text around what was found first: out of one part, as the next may be in another language. */
export function snippetOf({ text, has, marks, titleMarks, langs }: Found): Line {
  // What is called what was looked for is read from its beginning.
  const [[first] = [0]] = titleMarks.length > 0 && has.length < 2 ? [] : marks
  const at = langs.findLastIndex(([begin]) => begin <= first)
  const [begin = 0, lang = ''] = langs[at] ?? []
  const next = langs[at + 1]?.[0]
  const end = next === undefined ? text.length : next - separator.length
  const before = text.slice(begin, first)
  const lead = endOf(before)
  const dots = lead === before ? '' : '…'
  const shown = dots + lead + beginningOf(text.slice(first, end))
  const from = first - lead.length - dots.length
  const shownMarks = marks
    .filter(([, to]) => to <= from + shown.length)
    .map(([start, end]): [number, number] => [start - from, end - from])
  return { text: shown, marks: shownMarks, lang }
}

/** From the beginning of a sentence, or else of a word: a figure may be half of a number, or of a price. */
function endOf(text: string) {
  if (text.length < 50) return text
  const near = text.slice(-50)
  const found = /(?:[.,;:?!]\s|\n)(.*)/s.exec(near) ?? /\s([^\d\s].*)/s.exec(near)
  return found?.[1] ?? text.split(/\s/).at(-1) ?? ''
}

/** Up to the end of a word that no figure follows, with a sign where the text goes on. */
function beginningOf(text: string) {
  const [shown = text] = /^\S*.{0,70}(?=\s[^\d\s]|$)/s.exec(text) ?? []
  return shown === text ? text : `${shown}…`
}

type Line = { text: string; marks?: [from: number, to: number][]; lang?: string }

function drawLine(className: string, { text, marks = [], lang }: Line) {
  const element = document.createElement('span')
  element.className = className
  element.dir = 'auto'
  if (lang) element.lang = lang
  let read = 0
  for (const [from, to] of marks) {
    const mark = document.createElement('mark')
    mark.textContent = text.slice(from, to)
    element.append(text.slice(read, from), mark)
    read = to
  }
  element.append(text.slice(read))
  return element
}
