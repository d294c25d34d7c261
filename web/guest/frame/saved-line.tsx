import { hasPictures } from '#domain/guest/pictures.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Icon } from './icons.tsx'

/** Says that the guide is on this device and from when; shown once it is true. */
export function SavedLine() {
  const { guide, words } = useGuestScreen()
  return (
    <p className="g-saved">
      <Icon name="check" />
      <span>
        {words.saved}
        <span data-when={` · ${words.savedAt('{when}')}`} />
        {hasPictures(guide) && <span data-kept-photos={`, ${words.savedPhotos}`} />}
      </span>
    </p>
  )
}
