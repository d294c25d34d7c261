/** Rows are named by `data-row`; in each `data-next` is what a keyboard goes on with, and `data-name` what it is called. */
export function findRow(list: HTMLElement | null, id: string) {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? undefined
}

/** The row below it in the same part of the review. */
export function rowIdAfter(list: HTMLElement | null, id: string) {
  const row = list && findRow(list, id)
  const rows = [...(row?.closest('[data-part]')?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return row ? rows[rows.indexOf(row) + 1]?.dataset.row : undefined
}

/** To the row's own button; where it has none on this screen, or there is no row, to the one at the lower edge. */
export function focusRow(list: HTMLElement | null, id: string | undefined) {
  const row = id === undefined ? undefined : findRow(list, id)
  const target = visibleIn(row, '[data-next]') ?? visibleIn(footerOf(list), '[data-next]')
  target?.focus({ preventScroll: target === visibleIn(footerOf(list), '[data-next]') })
}

/** What was changed may stand elsewhere now: the focus goes with it. */
export function followRow(list: HTMLElement | null, id: string) {
  if (list?.contains(document.activeElement)) return
  const row = findRow(list, id)
  const target = visibleIn(row, '[data-name]')
  if (target) target.focus()
  else focusRow(list, undefined)
}

/** Stays at one of several facts of a row, whose buttons have changed. */
export function focusFact(list: HTMLElement | null, id: string) {
  const fact = list?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(id)}"]`) ?? undefined
  const button = visibleIn(fact, 'button')
  if (button) button.focus()
  else focusRow(list, undefined)
}

function footerOf(list: HTMLElement | null) {
  return list?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-footer]') ?? undefined
}

function visibleIn(place: HTMLElement | undefined, selector: string) {
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return all.find((each) => each.checkVisibility())
}
