import { emptyParts, saysNothing } from '#domain/guide/blanks.ts'
import {
  type GuidebookPayload,
  guidebookFormSchema,
  type Tabs,
  tabsSchema,
} from '#domain/guide/guide-form.ts'
import {
  perSection,
  type SectionType,
  sectionTypes,
  tabKeyOf,
} from '#domain/guide/section-names.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import type { FieldCode } from '#domain/messages/field-messages.ts'
import { isBlank } from '#domain/values/text.ts'

const { houseManual, localGuide, wifiTech, emergency, houseRules, checkout } = tabsSchema.shape

export type Completeness = Record<SectionType, boolean>

/** The dashboard's seven dots, from what is kept. */
export function completenessOf(stored: GuidebookContent): Completeness {
  const { coverImageUrl, name } = stored
  const welcome = !isBlank(coverImageUrl ?? '') && !isBlank(name)
  return { welcome, ...completenessOfTabs(readTabs(stored)) }
}

/** The same seven dots for a form that is being typed. */
export function formCompletenessOf(form: GuidebookPayload): Completeness {
  const welcome = missingRequired(form, { isNew: true }).length === 0
  return { welcome, ...completenessOfTabs(form) }
}

/** One room, place, device, rule or step is enough, and a number to call. */
function completenessOfTabs(tabs: Omit<Tabs, 'welcome'>): Omit<Completeness, 'welcome'> {
  return {
    house_manual: !saysNothing(houseManual.shape.rooms, tabs.houseManual.rooms),
    local_guide: !saysNothing(localGuide.shape.places, tabs.localGuide.places),
    wifi_tech: !saysNothing(wifiTech.shape.devices, tabs.wifiTech.devices),
    emergency: !isBlank(tabs.emergency.emergencyServices),
    house_rules: !saysNothing(houseRules.shape.rules, tabs.houseRules.rules),
    checkout: !saysNothing(checkout.shape.steps, tabs.checkout.steps),
  }
}

export function completeCount(completeness: Completeness): number {
  return sectionTypes.filter((type) => completeness[type]).length
}

/** The sections with nothing in them, which the confirmation before saving lists. */
export function emptySections(form: GuidebookPayload): SectionType[] {
  const { checkInHour, checkOutHour, greeting, note, wifiNetworks } = form.welcome
  const isEmpty = emptyParts(guidebookFormSchema, form)
  // The stay times count as Wi-Fi & Tech, the services' number and the contact as nothing.
  const isSectionEmpty = {
    ...perSection((type) => isEmpty[tabKeyOf[type]]),
    welcome:
      isBlank(greeting + note) &&
      saysNothing(tabsSchema.shape.welcome.shape.wifiNetworks, wifiNetworks),
    wifi_tech: isEmpty.wifiTech && isBlank(checkInHour + checkOutHour),
    emergency: saysNothing(emergency, { ...form.emergency, emergencyServices: '' }),
  }
  return sectionTypes.filter((type) => isSectionEmpty[type])
}

export type RequiredItem = Extract<FieldCode, 'property_name_required' | 'property_photo_required'>

type Named = { welcome: Pick<GuidebookPayload['welcome'], 'propertyName' | 'photoUrl'> }

/** What blocks saving: a name and, while the guide is being created, a photo that is stored or just chosen. */
export function missingRequired(form: Named, { isNew }: { isNew: boolean }): RequiredItem[] {
  const missing: RequiredItem[] = []
  if (isBlank(form.welcome.propertyName)) missing.push('property_name_required')
  if (isNew && !hasCover(form)) missing.push('property_photo_required')
  return missing
}

export function hasCover({ welcome }: Named): boolean {
  return !isBlank(welcome.photoUrl)
}
