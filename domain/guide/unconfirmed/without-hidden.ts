import { saysNothing } from '#domain/guide/blanks.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { ownItem } from '#domain/guide/own-blocks.ts'
import { isSectionType } from '#domain/guide/section-names.ts'
import type { Room } from '#domain/guide/sections/house-manual.ts'
import { descriptionOf } from '#domain/guide/sections/welcome.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { itemForm } from '#domain/guide/stored/stored-to-form.ts'
import { withOnly } from '#domain/guide/stored/with-only.ts'
import { writeStored } from '#domain/guide/stored/write-stored.ts'
import { mapItemTexts, mapTexts, spokenIn, type Words } from '#domain/guide/translations/words.ts'
import { findText, isBlank } from '#domain/values/text.ts'
import { hiddenFacts } from './waiting-facts.ts'

/** A kept guide without what can hurt and nobody has confirmed. */
export function withoutHidden<Content extends GuidebookContent>(content: Content): Content {
  return hideUnconfirmed(content).content
}

/** The same guide, and whether what is left out says where a car may stand, or that it may not. */
export function hideUnconfirmed<Content extends GuidebookContent>(content: Content) {
  if (!content.unconfirmed) return { content, hidesParking: false }
  const facts = hiddenFacts(spokenIn(content), content.unconfirmed)
  if (facts.length === 0) return { content, hidesParking: false }
  const hidden = facts.flatMap(({ texts }) => texts.map(({ path }) => path))
  const say = ({ path, original }: Words) => (hidden.includes(path) ? '' : original)
  const before = readTabs(content)
  const tabs = withoutEmptied(before, mapTexts(before, say))
  const { welcome } = before
  // The description repeats the note, or the greeting where there is none.
  const isRepeated = [findText(welcome.note), findText(welcome.greeting)].includes(
    content.description ?? undefined,
  )
  const part = withOnly(content, {
    description: isRepeated ? descriptionOf(tabs.welcome) : content.description,
    tabs: writeStored(tabsSchema, tabs),
    itemsOf: ({ sectionType, items }) =>
      isSectionType(sectionType)
        ? mapItemTexts(items, sectionType, say).filter(
            (item) => !saysNothing(ownItem, itemForm(item)),
          )
        : items,
  })
  const hidesParking = hidden.some((path) => parkingPaths.includes(path))
  return { content: { ...part, unconfirmed: null }, hidesParking }
}

/** A room of which nothing is left but its name is no card of its own. */
function withoutEmptied({ houseManual: before }: Tabs, tabs: Tabs): Tabs {
  const isEmpty = ({ features }: Room) => features.every(isBlank)
  const rooms = tabs.houseManual.rooms.filter(
    (room, at) => !isEmpty(room) || isEmpty(before.rooms[at] ?? room),
  )
  return { ...tabs, houseManual: { ...tabs.houseManual, rooms } }
}

const parkingPaths = ['houseManual.parking', 'welcome.arrival.parking']
