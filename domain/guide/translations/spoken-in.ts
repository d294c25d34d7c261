import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { findTypedTime } from '#domain/values/stay-times.ts'
import type { Spoken } from './words.ts'

/** What a kept guide says, tab by tab and block by block, the hours as they are typed. */
export function spokenIn(content: GuidebookContent): Spoken {
  const sections = content.sections.map(({ sectionType, items }) => [sectionType, { items }])
  const { welcome, ...tabs } = readTabs(content)
  const hours = {
    checkInHour: findTypedTime(content.checkinTime)?.hour ?? '',
    checkOutHour: findTypedTime(content.checkoutTime)?.hour ?? '',
  }
  return { ...tabs, welcome: { ...welcome, ...hours }, sections: Object.fromEntries(sections) }
}
