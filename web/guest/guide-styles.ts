import { hasArrival } from '#domain/guest/cards.ts'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { hasPictures } from '#domain/guest/pictures.ts'
import arrivalStyle from './styles/arrival.css?inline'
import documentStyle from './styles/document.css?inline'
import guestStyle from './styles/guest.css?inline'
import languagesStyle from './styles/languages.css?inline'
import photosStyle from './styles/photos.css?inline'

export const pageStyle = documentStyle + guestStyle

/** What a guide does not use stays away. */
export function stylesOf(guide: GuestGuide) {
  return [
    pageStyle,
    hasArrival(guide) ? arrivalStyle : '',
    hasPictures(guide) ? photosStyle : '',
    guide.languages ? languagesStyle : '',
  ].filter(Boolean)
}
