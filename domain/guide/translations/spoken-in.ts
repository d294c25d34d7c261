import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import type { Spoken } from './words.ts'

/** What a kept guide says, tab by tab and block by block. */
export function spokenIn(content: GuidebookContent): Spoken {
  const sections = content.sections.map(({ sectionType, items }) => [sectionType, { items }])
  return { ...readTabs(content), sections: Object.fromEntries(sections) }
}
