import { findNearest, type Searched } from '#domain/guide/search/find-hits.ts'
import { foldText } from '#domain/guide/search/fold-text.ts'
import { wantedIn } from '#domain/guide/search/wanted-words.ts'
import type { Sheets } from './open-sheets.ts'

const mostHits = 40
const snippetLength = 110
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

/** Finds words anywhere in the guide as they are typed, without a server, whatever the accents and in either language. */
export function searchGuide(
  root: HTMLElement,
  { sheets, signal }: { sheets: Sheets; signal: AbortSignal },
) {
  let entries: Entry[] = []
  const ifField = (act: (field: HTMLInputElement) => void) => (event: Event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.dataset.search !== undefined) act(target)
  }
  const read = ifField(() => {
    entries = entriesOf(root)
  })
  const show = ifField(({ value }) => showHits(root, { entries, query: value, sheets }))
  root.addEventListener('focusin', read, { signal })
  root.addEventListener('input', show, { signal })
}

type Search = { entries: Entry[]; query: string; sheets: Sheets }

function showHits(root: HTMLElement, { entries, query, sheets }: Search) {
  const list = root.querySelector<HTMLElement>('[data-hits]')
  const status = root.querySelector<HTMLElement>('[data-found]')
  if (!list || !status) return
  const { hint = '', nothing = '', one = '', many = '' } = status.dataset
  const words = wantedIn(query)
  const hits = words.length > 0 ? findNearest(entries, words) : []
  list.replaceChildren(...hits.slice(0, mostHits).map((hit) => drawHit(hit, sheets)))
  if (words.length === 0) status.textContent = hint
  else if (hits.length === 0) status.textContent = nothing.replace('{words}', () => query.trim())
  else status.textContent = hits.length === 1 ? one : many.replace('{count}', String(hits.length))
}

/** Read from the page as a search begins: the guide may have changed since the last one. */
function entriesOf(root: HTMLElement): Entry[] {
  const found = [...root.querySelectorAll<HTMLElement>('[data-entry]')]
  return found.filter(isInPlace).map((element) => {
    const heading = element.querySelector<HTMLElement>('h3, dt, [data-title]')
    const section = element.closest('section')?.querySelector('h2')?.textContent ?? ''
    const named = heading?.textContent.trim() ?? ''
    let text = ''
    const langs: Entry['langs'] = []
    for (const part of element.querySelectorAll('p, li, dd, code, [data-text]')) {
      if (heading?.contains(part) || isWithinAnother(part, element)) continue
      if (langs.length > 0) text += separator
      langs.push([text.length, langOf(part)])
      text += part.textContent.trim()
    }
    const titleLang = named && heading ? langOf(heading) : ''
    const title = named || text.slice(0, 60) || section
    return {
      element,
      section,
      title,
      text,
      titleLang,
      langs,
      folded: foldText(`${title}\n${section}\n${text}`),
    }
  })
}

function langOf(part: Element) {
  const own = part.closest('[lang]') === part ? part : (part.querySelector('[lang]') ?? part)
  return own.closest<HTMLElement>('[lang]')?.lang ?? ''
}

/** A sheet repeats what stands in the guide. */
function isInPlace(element: Element) {
  return !element.closest('.g-sheet')
}

/** A part of a paragraph of the entry is read with that paragraph. */
function isWithinAnother(part: Element, entry: Element) {
  const paragraph = part.parentElement?.closest('p, li')
  return Boolean(paragraph && paragraph !== entry)
}

function drawHit(hit: Hit, sheets: Sheets) {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = `#${hit.element.closest('section')?.id ?? ''}`
  link.append(
    line('g-label', hit.section, []),
    line('g-hit-title', hit.title, hit.titleMarks, hit.titleLang),
    ...(hit.marks.length > 0 || hit.text.length <= shownWhole ? [snippetOf(hit)] : []),
  )
  link.addEventListener('click', (event) => {
    event.preventDefault()
    sheets.hide()
    goTo(hit.element)
  })
  item.append(link)
  return item
}

function snippetOf({ text, marks, langs }: Hit) {
  const [first = [0, 0]] = marks
  // Out of one part: the next may be in another language.
  const at = langs.findLastIndex(([begin]) => begin <= first[0])
  const [begin = 0, lang = ''] = langs[at] ?? []
  const next = langs[at + 1]?.[0]
  const end = next === undefined ? text.length : next - separator.length
  const from = Math.max(begin, first[0] - 40)
  const piece = text.slice(from, Math.min(end, from + snippetLength))
  const shown = marks
    .filter(([, to]) => to <= from + piece.length)
    .map(([start, end]): [number, number] => [start - from, end - from])
  return line('g-hit-text', piece, shown, lang)
}

function line(className: string, text: string, marks: [number, number][], lang = '') {
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

export function goTo(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' })
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.dataset.hit = ''
  element.addEventListener('blur', () => delete element.dataset.hit, { once: true })
}
