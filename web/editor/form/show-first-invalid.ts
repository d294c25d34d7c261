import type { SectionType } from '#domain/guide/section-names.ts'
import { findFirstInvalid, sectionOfPath } from './form-places.ts'
import { untilDrawn } from './until-drawn.ts'

/** Leads to the first field that is marked wrong; false when there is none on the screen. */
export async function showFirstInvalid(show: (section: SectionType) => void) {
  // Once the marks are drawn: what is folded or switched off comes forward when something in it is wrong.
  await untilDrawn(() => findFirstInvalid() !== undefined)
  const field = findFirstInvalid()
  if (!field) return false
  show(sectionOfPath(field.name))
  await untilDrawn(() => {
    field.focus()
    return document.activeElement === field
  })
  return true
}
