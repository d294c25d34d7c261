import { deviceShape, placeShape, titledShape, wifiShape } from './entry-shapes.ts'
import type { FieldCode } from './field-messages.ts'
import type { GuidebookPayload } from './guidebook-form.ts'
import { isBlankRoom } from './rooms.ts'
import {
  metadataOf,
  readCheckout,
  readEmergency,
  readHouseRules,
  readLocalGuide,
  readRooms,
  readWifiTech,
} from './section-metadata.ts'
import { type SectionType, sectionTypes } from './section-names.ts'
import type { GuidebookContent } from './stored-guidebook.ts'
import { isBlank } from './text.ts'

export * from './section-names.ts'

export type Completeness = Record<SectionType, boolean>

/** The dashboard's seven dots, from what is kept. */
export function completenessOf(
  stored: Pick<GuidebookContent, 'name' | 'coverImageUrl' | 'amenities' | 'sections'>,
): Completeness {
  const rooms = readRooms(metadataOf(stored, 'house_manual'), stored.amenities)
  const { emergencyServices } = readEmergency(metadataOf(stored, 'emergency'))
  return {
    welcome: !isBlank(stored.coverImageUrl ?? '') && !isBlank(stored.name),
    house_manual: rooms.length > 0,
    local_guide: readLocalGuide(metadataOf(stored, 'local_guide')).places.length > 0,
    wifi_tech: readWifiTech(metadataOf(stored, 'wifi_tech')).devices.length > 0,
    emergency: !isBlank(emergencyServices),
    house_rules: readHouseRules(metadataOf(stored, 'house_rules')).rules.length > 0,
    checkout: readCheckout(metadataOf(stored, 'checkout')).steps.length > 0,
  }
}

/** The same seven dots for a form that is being typed. */
export function formCompletenessOf(form: GuidebookPayload, hasNewPhoto: boolean): Completeness {
  return {
    welcome: missingRequired(form, { hasNewPhoto, isNew: true }).length === 0,
    house_manual: !form.houseManual.rooms.every(isBlankRoom),
    local_guide: !form.localGuide.places.every(placeShape.isBlank),
    wifi_tech: !form.wifiTech.devices.every(deviceShape.isBlank),
    emergency: !isBlank(form.emergency.emergencyServices),
    house_rules: !form.houseRules.rules.every(titledShape.isBlank),
    checkout: !form.checkout.steps.every(titledShape.isBlank),
  }
}

export function completeCount(completeness: Completeness): number {
  return sectionTypes.filter((type) => completeness[type]).length
}

/** The sections with nothing in them, which the confirmation before saving lists. */
export function emptySections(form: GuidebookPayload): SectionType[] {
  const isEmpty = emptinessOf(form)
  return sectionTypes.filter((type) => isEmpty[type])
}

function emptinessOf(form: GuidebookPayload): Record<SectionType, boolean> {
  const { welcome, houseManual, localGuide, wifiTech, emergency } = form
  const { propertyLocation } = localGuide
  return {
    welcome:
      areBlank(welcome.greeting, welcome.note) && welcome.wifiNetworks.every(wifiShape.isBlank),
    house_manual:
      houseManual.bedrooms === null &&
      houseManual.bathrooms === null &&
      houseManual.maxGuests === null &&
      areBlank(houseManual.parking) &&
      houseManual.rooms.every(isBlankRoom),
    local_guide:
      areBlank(propertyLocation.address, propertyLocation.description, propertyLocation.mapsLink) &&
      localGuide.places.every(placeShape.isBlank),
    wifi_tech:
      wifiTech.wifiNetworks.every(wifiShape.isBlank) &&
      wifiTech.devices.every(deviceShape.isBlank) &&
      areBlank(welcome.checkInHour, welcome.checkOutHour),
    emergency:
      areBlank(
        emergency.firstAidLocation,
        emergency.policeContact,
        emergency.fireContact,
        emergency.medicalContact,
      ) && emergency.emergencyItems.every(titledShape.isBlank),
    house_rules: form.houseRules.rules.every(titledShape.isBlank),
    checkout: form.checkout.steps.every(titledShape.isBlank),
  }
}

export type RequiredItem = Extract<FieldCode, 'property_name_required' | 'property_photo_required'>

type Named = { welcome: Pick<GuidebookPayload['welcome'], 'propertyName' | 'photoUrl'> }

/** What blocks saving: a name and, while the guide is being created, a photo that is stored or just chosen. */
export function missingRequired(
  form: Named,
  { hasNewPhoto, isNew }: { hasNewPhoto: boolean; isNew: boolean },
): RequiredItem[] {
  const missing: RequiredItem[] = []
  if (isBlank(form.welcome.propertyName)) missing.push('property_name_required')
  if (isNew && !hasCover(form, hasNewPhoto)) missing.push('property_photo_required')
  return missing
}

export function hasCover({ welcome }: Named, hasNewPhoto: boolean): boolean {
  return hasNewPhoto || !isBlank(welcome.photoUrl)
}

export function canSave(
  form: Named,
  { isLoading, ...state }: { hasNewPhoto: boolean; isNew: boolean; isLoading: boolean },
): boolean {
  return !isLoading && missingRequired(form, state).length === 0
}

function areBlank(...texts: string[]): boolean {
  return texts.every(isBlank)
}
