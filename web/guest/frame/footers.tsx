import { hasPictures } from '#domain/guest/pictures.ts'
import { formatMoment } from '#web/copy/formats/format.ts'
import { Icon, useGuestScreen } from '#web/guest/guest-screen.tsx'

type FooterProps = { code: string; productName: string }

/** Says, once it is true, that the guide is on this device and from when. */
export function PublicFooter(props: FooterProps) {
  const { guide, words } = useGuestScreen()
  return (
    <footer className="g-foot">
      <p className="g-saved">
        <Icon name="check" />
        <span>
          {words.saved}
          <span data-when={` · ${words.savedAt('{when}')}`} />
          {hasPictures(guide) && <span data-kept-photos={`, ${words.savedPhotos}`} />}
        </span>
      </p>
      <FootLinks {...props} appUrl="" />
    </footer>
  )
}

/** Of a guide that is files of its own: from when it is, and where the product is. */
export function SiteFooter({ madeAt, ...links }: FooterProps & { appUrl: string; madeAt: Date }) {
  const { guide, words, locale } = useGuestScreen()
  const { timeZone } = guide
  const day = formatMoment(madeAt, locale, { dateStyle: 'long', timeZone })
  return (
    <footer className="g-foot">
      <p>{words.copyFrom(day)}</p>
      <FootLinks {...links} />
    </footer>
  )
}

function FootLinks({ code, productName, appUrl }: FooterProps & { appUrl: string }) {
  const { words } = useGuestScreen()
  return (
    <p className="g-foot-links">
      <a href={appUrl || '/'}>{words.madeWith(productName)}</a>
      <button type="button" className="g-link g-script" data-print="">
        {words.print}
      </button>
      <a href={`${appUrl}/support?code=${code}`} rel="nofollow">
        {words.report}
      </a>
    </p>
  )
}

/** What floats above the bar when the guide on screen is not the newest there is. */
export function Notices() {
  const { words } = useGuestScreen()
  return (
    <>
      <p
        className="g-notice g-notice-alone"
        role="status"
        data-when={words.offlineSince('{when}')}
      />
      <p className="g-notice g-notice-changed" role="status">
        <span>{words.updated}</span>
        <button type="button" className="g-button" data-reload="">
          {words.showUpdate}
        </button>
      </p>
    </>
  )
}
