import type { DayPeriod, GuidebookForm } from '#domain/guidebook.ts'
import type { Locale } from '#domain/locale.ts'
import { type SectionType, sectionTypes } from '#domain/section-names.ts'
import { findStayTime, storedTimeOf } from '#domain/stay-times.ts'
import { isBlank } from '#domain/text.ts'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { placeTabsCopy } from '#web/copy/editor-place-tabs.ts'
import { ruleTabsCopy } from '#web/copy/editor-rule-tabs.ts'

export type Difference = { section: SectionType; label: string; mine: string; theirs: string }

/** What two versions of a guide say differently, in the words of the form; blanks count for nothing. */
export function differencesOf(
  mine: GuidebookForm,
  theirs: GuidebookForm,
  locale: Locale,
): Difference[] {
  const own = new Map(statementsOf(mine, locale).map((said) => [keyOf(said), said]))
  return statementsOf(theirs, locale).flatMap((said) => {
    const ours = own.get(keyOf(said))
    if (!ours || ours.text === said.text) return []
    return [{ section: said.section, label: said.label, mine: ours.text, theirs: said.text }]
  })
}

type Statement = { section: SectionType; label: string; text: string }

const keyOf = ({ section, label }: Statement) => `${section} ${label}`

function statementsOf(form: GuidebookForm, locale: Locale): Statement[] {
  return [
    ...welcomeOf(form, locale),
    ...houseOf(form, locale),
    ...localOf(form, locale),
    ...restOf(form, locale),
    ...sectionTypes.flatMap((type) => ownOf(form, type, locale)),
  ]
}

function welcomeOf({ welcome, language, timeZone }: GuidebookForm, locale: Locale): Statement[] {
  const copy = placeTabsCopy[locale].welcome
  const say = sayIn('welcome')
  const isOn = welcome.contactInfoEnabled
  return [
    say(photoCopy[locale].label, welcome.photoUrl),
    say(copy.name.label, welcome.propertyName),
    say(copy.greeting.label, welcome.greeting),
    say(copy.note.label, welcome.note),
    say(copy.checkIn, timeText(welcome.checkInHour, welcome.checkInPeriod)),
    say(copy.checkOut, timeText(welcome.checkOutHour, welcome.checkOutPeriod)),
    say(
      copy.wifi.label,
      lines(welcome.wifiNetworks, ({ ssid, password }) => [ssid, password]),
    ),
    say(copy.contact.toggle, isOn ? '✓' : ''),
    say(copy.contact.phone.label, welcome.hostPhone),
    say(copy.contact.phoneType, copy.contact.phoneTypes[welcome.hostPhoneType]),
    say(copy.contact.email.label, welcome.hostEmail),
    say(copy.contact.support.label, welcome.supportMessage),
    say(copy.contact.emergency.label, welcome.emergencyContact),
    say(copy.settings.language, copy.settings.languages[language]),
    say(copy.settings.timeZone, timeZone),
  ]
}

function houseOf({ houseManual }: GuidebookForm, locale: Locale): Statement[] {
  const copy = placeTabsCopy[locale].house
  const say = sayIn('house_manual')
  return [
    say(copy.bedrooms, String(houseManual.bedrooms ?? '')),
    say(copy.bathrooms, String(houseManual.bathrooms ?? '')),
    say(copy.maxGuests, String(houseManual.maxGuests ?? '')),
    say(copy.parking.label, houseManual.parking),
    say(
      copy.rooms.title,
      lines(
        houseManual.rooms.filter(({ features }) => !features.every(isBlank)),
        ({ label, features }) => [label, ...features],
      ),
    ),
  ]
}

function localOf({ localGuide }: GuidebookForm, locale: Locale): Statement[] {
  const { location, places } = placeTabsCopy[locale].local
  const say = sayIn('local_guide')
  const { address, description, mapsLink } = localGuide.propertyLocation
  return [
    say(location.address.label, address),
    say(location.description.label, description),
    say(location.maps.label, mapsLink),
    say(
      places.title,
      lines(
        localGuide.places.filter(
          (place) => !isBlank(place.name + place.description + place.mapsLink),
        ),
        (place) => [
          place.name,
          places.categories[place.category],
          place.description,
          place.mapsLink,
        ],
      ),
    ),
  ]
}

function restOf(form: GuidebookForm, locale: Locale): Statement[] {
  const copy = ruleTabsCopy[locale]
  const { wifiTech, emergency } = form
  const wifi = sayIn('wifi_tech')
  const help = sayIn('emergency')
  const titled = (entries: { title: string; notes: string }[]) =>
    lines(entries, ({ title, notes }) => [title, notes])
  return [
    wifi(
      copy.wifi.title,
      lines(wifiTech.wifiNetworks, ({ ssid, password }) => [ssid, password]),
    ),
    wifi(
      copy.wifi.devices.title,
      lines(wifiTech.devices, ({ name, notes }) => [name, notes]),
    ),
    help(copy.emergency.services.label, emergency.emergencyServices),
    help(copy.emergency.police.label, emergency.policeContact),
    help(copy.emergency.fire.label, emergency.fireContact),
    help(copy.emergency.medical.label, emergency.medicalContact),
    help(copy.emergency.firstAid.label, emergency.firstAidLocation),
    help(copy.emergency.items.title, titled(emergency.emergencyItems)),
    sayIn('house_rules')(copy.rules.title, titled(form.houseRules.rules)),
    sayIn('checkout')(copy.checkout.title, titled(form.checkout.steps)),
  ]
}

function ownOf(form: GuidebookForm, type: SectionType, locale: Locale): Statement[] {
  const { own, section } = ruleTabsCopy[locale]
  const { isActive, items } = form.sections[type]
  const say = sayIn(type)
  return [
    say(section.shown, isActive ? '✓' : ''),
    say(
      own.title,
      lines(items, (item) => [
        item.title,
        item.body,
        item.linkUrl,
        item.photoUrl,
        item.isActive ? '' : own.off,
      ]),
    ),
  ]
}

function sayIn(section: SectionType) {
  return (label: string, text: string): Statement => ({ section, label, text: text.trim() })
}

function lines<Entry>(entries: Entry[], partsOf: (entry: Entry) => string[]) {
  return entries
    .map((entry) =>
      partsOf(entry)
        .filter((part) => !isBlank(part))
        .map((part) => part.trim())
        .join(' · '),
    )
    .filter((line) => line !== '')
    .join('\n')
}

function timeText(hour: string, period: DayPeriod) {
  return findStayTime(storedTimeOf({ hour, period }))?.time24 ?? hour
}
