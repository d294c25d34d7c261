import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { sectionTypeOf, tabKeys } from '#domain/guide/section-names.ts'
import { metadataOf, readStored } from './read-stored.ts'
import type { GuidebookContent } from './stored-guide.ts'

/** A save reads those of the same guide half a dozen times, and so does the drawing of a page. */
const known = new WeakMap<GuidebookContent, Tabs>()

/** What is kept, as the seven tabs hold it; whatever is missing or strange is blank. */
export function readTabs(stored: GuidebookContent): Tabs {
  const tabs = known.get(stored) ?? readAll(stored)
  known.set(stored, tabs)
  return tabs
}

function readAll(stored: GuidebookContent): Tabs {
  const metadata = tabKeys.map((key) => [key, metadataOf(stored, sectionTypeOf[key])])
  const { welcome, ...tabs } = readStored(tabsSchema, Object.fromEntries(metadata))
  const { coverImageUrl, name } = stored
  return {
    ...tabs,
    welcome: { ...welcome, photoUrl: coverImageUrl ?? '', propertyName: name },
  }
}
