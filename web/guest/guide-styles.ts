import { hasPictures } from '#domain/guest/pictures.ts'
import type { GuestScreen } from './guest-screen.ts'
import { arrivalCards } from './sections/arrival-cards.tsx'
import arrivalStyle from './styles/arrival.css?inline'
import documentStyle from './styles/document.css?inline'
import guestStyle from './styles/guest.css?inline'
import languagesStyle from './styles/languages.css?inline'
import photosStyle from './styles/photos.css?inline'

export const pageStyle = documentStyle + guestStyle

/** What a guide does not use stays away. */
export function stylesOf(screen: GuestScreen) {
  const { guide } = screen
  const hasArrival = guide.hasLocked || guide.stay || arrivalCards(screen).some(Boolean)
  return [
    pageStyle,
    hasArrival ? arrivalStyle : '',
    hasPictures(guide) ? photosStyle : '',
    guide.languages ? languagesStyle : '',
  ].filter(Boolean)
}
