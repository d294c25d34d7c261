import type { Locale } from '#domain/locale.ts'
import { keepingCopy } from '#web/copy/editor.ts'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'

type Place = { path: readonly string[]; number: readonly number[] }

/** What a host calls the field at a path: its entry's name and number, then its own. */
export function labelAt({ path, number }: Place, locale: Locale): string {
  const { numbered } = ruleTabsCopy[locale].lists
  const numbers = [...number]
  return path
    .flatMap((part, depth) => {
      const upTo = path.slice(0, depth + 1)
      if (part === '*') return numbered(nameAt(upTo, locale), numbers.shift() ?? 0)
      return depth === path.length - 1 ? nameAt(upTo, locale) : []
    })
    .join(' · ')
}

/** What a field or an entry is called for itself; one without a name is called by its path. */
export function nameAt(path: readonly string[], locale: Locale) {
  return labelsIn(locale)[patternOf(path)] ?? path.join('.')
}

/** How a choice reads on the screen; undefined for what is typed. */
export function choiceAt(path: readonly string[], value: string, locale: Locale) {
  const { welcome, local } = placeTabsCopy[locale]
  const choices: Record<string, Readonly<Record<string, string>>> = {
    language: welcome.settings.languages,
    'welcome.hostPhoneType': welcome.contact.phoneTypes,
    'localGuide.places.*.category': local.places.categories,
  }
  return choices[patternOf(path)]?.[value]
}

function patternOf(path: readonly string[]) {
  return path.join('.').replace(/^sections\.\w+/, 'sections.*')
}

/** By path, `*` standing for any entry of a list or any section. */
function labelsIn(locale: Locale): Readonly<Record<string, string>> {
  return { ...placeLabels(locale), ...ruleLabels(locale) }
}

function placeLabels(locale: Locale) {
  const { welcome, house, local } = placeTabsCopy[locale]
  const { contact, settings } = welcome
  const { rooms } = house
  const { location, places } = local
  return {
    language: settings.language,
    timeZone: settings.timeZone,
    'welcome.photoUrl': photoCopy[locale].label,
    'welcome.propertyName': welcome.name.label,
    'welcome.greeting': welcome.greeting.label,
    'welcome.note': welcome.note.label,
    'welcome.checkInHour': welcome.checkIn,
    'welcome.checkOutHour': welcome.checkOut,
    'welcome.contactInfoEnabled': contact.toggle,
    'welcome.hostPhone': contact.phone.label,
    'welcome.hostPhoneType': contact.phoneType,
    'welcome.hostEmail': contact.email.label,
    'welcome.supportMessage': contact.support.label,
    'welcome.emergencyContact': contact.emergency.label,
    'houseManual.bedrooms': house.bedrooms,
    'houseManual.bathrooms': house.bathrooms,
    'houseManual.maxGuests': house.maxGuests,
    'houseManual.parking': house.parking.label,
    'houseManual.rooms.*': rooms.entry,
    'houseManual.rooms.*.key': keepingCopy[locale].conflict.inner,
    'houseManual.rooms.*.label': rooms.label.label,
    'houseManual.rooms.*.features.*': rooms.feature,
    'localGuide.propertyLocation.address': location.address.label,
    'localGuide.propertyLocation.description': location.description.label,
    'localGuide.propertyLocation.mapsLink': location.maps.label,
    'localGuide.places.*': places.entry,
    'localGuide.places.*.name': places.name,
    'localGuide.places.*.category': places.category,
    'localGuide.places.*.description': places.description,
    'localGuide.places.*.mapsLink': places.maps,
  }
}

function ruleLabels(locale: Locale) {
  const { wifi, emergency, rules, checkout, own, section } = ruleTabsCopy[locale]
  return {
    ...networkLabels('welcome', wifi),
    ...networkLabels('wifiTech', wifi),
    'wifiTech.devices.*': wifi.devices.entry,
    'wifiTech.devices.*.name': wifi.devices.name.label,
    'wifiTech.devices.*.notes': wifi.devices.notes.label,
    'emergency.emergencyServices': emergency.services.label,
    'emergency.policeContact': emergency.police.label,
    'emergency.fireContact': emergency.fire.label,
    'emergency.medicalContact': emergency.medical.label,
    'emergency.firstAidLocation': emergency.firstAid.label,
    ...titledLabels('emergency.emergencyItems', emergency.items),
    ...titledLabels('houseRules.rules', rules),
    ...titledLabels('checkout.steps', checkout),
    'sections.*.isActive': section.shown,
    'sections.*.items.*': own.entry,
    'sections.*.items.*.title': own.name.label,
    'sections.*.items.*.body': own.body.label,
    'sections.*.items.*.photoUrl': photoCopy[locale].item.label,
    'sections.*.items.*.linkUrl': own.link.label,
    'sections.*.items.*.isActive': own.shown,
  }
}

type Network = { entry: string; ssid: { label: string }; password: { label: string } }

function networkLabels(tab: string, { entry, ssid, password }: Network) {
  const list = `${tab}.wifiNetworks.*`
  return { [list]: entry, [`${list}.ssid`]: ssid.label, [`${list}.password`]: password.label }
}

type Titled = { entry: string; name: { label: string }; notes: { label: string } }

function titledLabels(list: string, { entry, name, notes }: Titled) {
  return {
    [`${list}.*`]: entry,
    [`${list}.*.title`]: name.label,
    [`${list}.*.notes`]: notes.label,
  }
}
