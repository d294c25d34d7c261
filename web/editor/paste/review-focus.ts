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
  const last = visibleIn(footerOf(list), '[data-next]')
  const target = visibleIn(row, '[data-next]') ?? last
  target?.focus({ preventScroll: target === last })
}

/** To what is to be written in it; what was changed may stand elsewhere now, and the focus goes with it. */
export function followRow(list: HTMLElement | null, id: string) {
  const row = findRow(list, id)
  const field = visibleIn(row, 'textarea')
  if (!field && list?.contains(document.activeElement)) return
  const target = field ?? visibleIn(row, '[data-name]')
  if (target) target.focus()
  else focusRow(list, undefined)
}

function footerOf(list: HTMLElement | null) {
  return list?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-footer]') ?? undefined
}

function visibleIn(place: HTMLElement | undefined, selector: string) {
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return all.find((each) => each.checkVisibility())
}
