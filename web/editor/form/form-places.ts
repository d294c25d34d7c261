import {
  isSectionType,
  type SectionType,
  sectionTypeOf,
  type TabKey,
  tabKeys,
} from '#domain/guide/section-names.ts'

/** The tab a field stands in, by its path. */
export function sectionOfPath(path: string): SectionType {
  const [first = '', second = ''] = path.split('.')
  if (first === 'sections' && isSectionType(second)) return second
  return isTabKey(first) ? sectionTypeOf[first] : 'welcome'
}

/** The first field that is marked wrong, in the order of the tabs. */
export function findFirstInvalid() {
  return document.querySelector<HTMLInputElement>('[aria-invalid="true"][name]') ?? undefined
}

export function findField(path: string) {
  return document.getElementsByName(path)[0]
}

function isTabKey(text: string): text is TabKey {
  return tabKeys.some((key) => key === text)
}
