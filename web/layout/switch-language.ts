const leftKey = 'zaguan-left-by-language'

type Left = { link: number; typed: string[] }

/**
 * Another language is the same page again: it is read anew in its place, so that the browser keeps where it was scrolled to;
 * what was typed and which link was pressed go along. A password is not written down anywhere.
 */
export function switchLanguage() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-switches-language]')]
  takeUp(links)
  // What a form was answered stands in no address: such a page is left by an ordinary link.
  if (document.querySelector('[data-answer]')) return
  for (const [at, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const left: Left = { link: at, typed: fields().map(({ value }) => value) }
      sessionStorage.setItem(leftKey, JSON.stringify(left))
      history.replaceState(null, '', link.href)
      location.reload()
    })
  }
}

function takeUp(links: readonly HTMLElement[]) {
  const stored = sessionStorage.getItem(leftKey)
  if (!stored) return
  sessionStorage.removeItem(leftKey)
  const { link, typed }: Left = JSON.parse(stored)
  for (const [at, field] of fields().entries()) field.value = typed[at] ?? field.value
  links[link]?.focus({ preventScroll: true })
}

function fields() {
  const open = 'input:not([type=password], [type=hidden]), textarea'
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(open)]
}
