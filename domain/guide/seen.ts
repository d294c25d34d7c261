import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { isSectionType, sectionTypeOf, tabKeys } from '#domain/guide/section-names.ts'
import { noHostContact } from '#domain/guide/sections/welcome.ts'

/** Whether guests see what stands at a path: neither its section nor its block is switched off. */
export function isSeen(form: GuidebookForm, path: string): boolean {
  return switchOf(form, path) === undefined
}

/** The path of the switch that hides what stands at a path; undefined where nothing does. */
export function switchOf({ sections, welcome }: GuidebookForm, path: string): string | undefined {
  const [first, second, , number] = path.split('.')
  const tab = tabKeys.find((key) => key === first)
  const section = tab ? sectionTypeOf[tab] : second
  if (!isSectionType(section)) return undefined
  if (!sections[section].isActive) return `sections.${section}.isActive`
  if (!welcome.contactInfoEnabled && contactPaths.includes(path)) {
    return 'welcome.contactInfoEnabled'
  }
  if (first !== 'sections' || number === undefined) return undefined
  const block = sections[section].items[Number(number)]
  return block && !block.isActive ? `sections.${section}.items.${number}.isActive` : undefined
}

const contactPaths = Object.keys(noHostContact).map((key) => `welcome.${key}`)
