import type { Sheets } from './open-sheets.ts'
import { goTo } from './search-guide.ts'

type Needs = { code: string; sheets: Sheets; signal: AbortSignal }

/**
 * Shows the card that the address names, and gives each card a button that copies such an address: always that of the general
 * link, so that nobody sends the codes of a stay along with a restaurant.
 */
export function linkCards(root: HTMLElement, { code, sheets, signal }: Needs) {
  const cards = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-entry][id]')].map((card) => [card.id, card]),
  )
  // Nobody looks for them before the guide itself stands: two hundred are work that a slow phone does later.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    for (const card of cards.values()) addButton(card, `${location.origin}/g/${code}#${card.id}`)
  })

  function showNamed() {
    const card = cards.get(location.hash.slice(1))
    if (!card) return
    sheets.hide()
    goTo(card)
  }

  function addButton(card: HTMLElement, address: string) {
    const button = document.createElement('button')
    const label = document.createElement('span')
    button.type = 'button'
    button.className = 'g-more'
    button.dataset.copy = address
    const name = card.querySelector('h3, [data-title]')?.textContent ?? ''
    button.ariaLabel = `${root.dataset.link} ${name}`
    button.append(label)
    card.append(button)
  }

  window.addEventListener('hashchange', showNamed, { signal })
  showNamed()
}
