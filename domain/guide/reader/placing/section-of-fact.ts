import type { Fact } from '#domain/guide/reader/fact.ts'
import { isSectionType, type SectionType } from '#domain/guide/section-names.ts'

const sectionOf: Readonly<Record<Exclude<Fact['kind'], 'phone' | 'block'>, SectionType>> = {
  name: 'welcome',
  time: 'welcome',
  count: 'house_manual',
  address: 'local_guide',
  mapsLink: 'local_guide',
  welcome: 'welcome',
  wifi: 'wifi_tech',
  email: 'welcome',
  code: 'welcome',
  arrival: 'welcome',
  parking: 'house_manual',
  feature: 'house_manual',
  device: 'wifi_tech',
  rule: 'house_rules',
  step: 'checkout',
  place: 'local_guide',
  firstAid: 'emergency',
  emergency: 'emergency',
}

/** The section of a guide that a fact is placed in. */
export function sectionOfFact(fact: Fact): SectionType {
  if (fact.kind === 'block') return isSectionType(fact.section) ? fact.section : 'welcome'
  if (fact.kind === 'phone') return ['host', 'gate'].includes(fact.of) ? 'welcome' : 'emergency'
  return sectionOf[fact.kind]
}
