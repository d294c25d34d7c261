import type { GuidebookContent } from '#domain/guide/guidebook.ts'

/** A guide of which nothing is kept but a name. */
export const bareContent: GuidebookContent = {
  language: 'es',
  timeZone: 'America/Mexico_City',
  name: ' Casa Jacaranda ',
  description: null,
  coverImageUrl: null,
  checkinTime: null,
  checkoutTime: null,
  bedrooms: null,
  bathrooms: null,
  maxGuests: null,
  amenities: null,
  sections: [],
}
