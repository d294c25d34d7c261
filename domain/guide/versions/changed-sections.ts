import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { type SectionType, sectionTypes, tabKeyOf } from '#domain/guide/section-names.ts'
import { isRecord } from '#domain/values/read-json.ts'

/** The sections in which two forms of a guide differ; language and zone count to the first, where they are chosen. */
export function changedSections(before: GuidebookForm, after: GuidebookForm): SectionType[] {
  return sectionTypes.filter((type) => wordOf(before, type) !== wordOf(after, type))
}

function wordOf(form: GuidebookForm, type: SectionType) {
  const { language, timeZone } = form
  const head = type === 'welcome' ? [language, timeZone] : []
  return JSON.stringify([head, form[tabKeyOf[type]], form.sections[type]], inOrder)
}

/** Keys in one order, whoever wrote them; what is absent, unset or off says the same. */
function inOrder(_: string, value: unknown) {
  if (!isRecord(value)) return value
  const said = Object.entries(value).filter(([, part]) => part !== undefined && part !== false)
  return Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
