import type { SectionType } from '#domain/guide/section-names.ts'
import type { GuestGuide, GuestWifi } from './guest-guide.ts'

/** The cards of a guide that are no entry of a list, as words of an address. */
export const cardNames = [
  'getting-here',
  'gatehouse',
  'getting-in',
  'arriving-late',
  'does-not-open',
  'your-host',
  'note',
  'parking',
  'where',
  'first-aid',
] as const

export type CardName = (typeof cardNames)[number]

/** A card that a link leads to: `/g/{code}#{anchor}`. */
export type GuestCard = {
  section: SectionType
  anchor: string
  /** As the host wrote it; a card of ours, and an entry without a title, has none. */
  title?: string
}

/** Every card of a guide, in the order of its page. */
export function cardsOf(guide: GuestGuide): GuestCard[] {
  const { tabs, house, sections } = guide
  const cards: Record<SectionType, Card[]> = {
    welcome: welcomeCards(guide),
    house_manual: [
      named('parking', house?.parking),
      ...tabs.houseManual.rooms.map(({ id, label }) => ({ anchor: id, title: label })),
    ],
    local_guide: [
      named('where', guide.location),
      ...tabs.localGuide.places.map(({ id, name }) => ({ anchor: id, title: name })),
    ],
    wifi_tech: [
      ...guide.wifi.map(networkCard),
      ...guide.devices.map(({ id, name }) => ({ anchor: id, title: name })),
    ],
    emergency: [
      named('first-aid', tabs.emergency.firstAidLocation),
      ...tabs.emergency.emergencyItems.map(titled),
    ],
    house_rules: tabs.houseRules.rules.map(titled),
    checkout: tabs.checkout.steps.map(titled),
  }
  return Object.entries(cards).flatMap(([type, own]) => {
    const section = type as SectionType
    const { isActive, items } = sections[section]
    if (!isActive) return []
    const blocks = items.map(({ entryId, title }) => ({ anchor: entryId, title }))
    return [...own, ...blocks].flatMap(({ anchor, title }) =>
      anchor === undefined ? [] : { section, anchor, title },
    )
  })
}

/** Whether there is a word of getting in, or of what only those who stay may read. */
export function hasArrival(guide: GuestGuide): boolean {
  const isSaid = arrivalCards(guide).some(({ anchor }) => anchor !== undefined)
  return isSaid || guide.hasLocked || guide.stay !== undefined
}

type Card = { anchor?: string; title?: string }

function arrivalCards({ tabs }: GuestGuide): Card[] {
  const { arrival } = tabs.welcome
  const { byPlane, byBus, byCar, parking, gate, gatePhone, gateStayOnly } = arrival
  const { late, lateStayOnly, doesNotOpen, doesNotOpenStayOnly } = arrival
  return [
    named('getting-here', byPlane ?? byBus ?? byCar ?? parking),
    named('gatehouse', gate ?? gatePhone ?? gateStayOnly),
    named('getting-in', arrival.steps.length + arrival.codes.length),
    named('arriving-late', late ?? lateStayOnly),
    named('does-not-open', doesNotOpen ?? doesNotOpenStayOnly),
  ]
}

function welcomeCards(guide: GuestGuide): Card[] {
  const { tabs, host, wifi, sections } = guide
  const { note, noteStayOnly } = tabs.welcome
  return [
    ...arrivalCards(guide),
    // The first network stands here, too; its link leads to where all of them are, if they are anywhere.
    ...(sections.wifi_tech.isActive ? [] : wifi.slice(0, 1).map(networkCard)),
    named('your-host', host),
    named('note', note ?? noteStayOnly),
  ]
}

function named(name: CardName, said: unknown): Card {
  return said ? { anchor: name } : {}
}

function networkCard({ id, ssid }: GuestWifi): Card {
  return { anchor: id, title: ssid }
}

function titled({ id, title }: { id?: string; title?: string }): Card {
  return { anchor: id, title }
}
