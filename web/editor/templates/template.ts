import type { PlaceCategory } from '#domain/guide/guidebook.ts'
import type { Locale } from '#domain/values/locale.ts'

type Titled = { title: string; notes: string }

/** What a kind of home usually tells its guests; names, addresses and passwords stay the host's to write. */
export type TemplateWords = {
  greeting: string
  note: string
  supportMessage: string
  parking: string
  rooms: { label: string; features: string[] }[]
  arrival: string
  placeCategories: PlaceCategory[]
  /** What guests look for around the house before they look for a place by name. */
  nearby: Titled[]
  devices: { name: string; notes: string }[]
  firstAidLocation: string
  emergencyItems: Titled[]
  rules: Titled[]
  steps: Titled[]
}

export type Template = {
  checkIn: { hour: string; period: 'AM' | 'PM' }
  checkOut: { hour: string; period: 'AM' | 'PM' }
  bedrooms: number
  bathrooms: number
  maxGuests: number
  words: Record<Locale, TemplateWords>
}
