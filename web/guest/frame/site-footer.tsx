import { regionOf } from '#web/copy/formats/format.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'

type SiteFooterProps = { code: string; productName: string; appUrl: string; madeAt: Date }

/** Of a guide that is files of its own: from when it is, and where the product is. */
export function SiteFooter({ code, productName, appUrl, madeAt }: SiteFooterProps) {
  const { guide, words, locale } = useGuestScreen()
  const { timeZone } = guide
  const style = { dateStyle: 'long', timeZone } as const
  const day = new Intl.DateTimeFormat(regionOf[locale], style).format(madeAt)
  return (
    <footer className="g-foot">
      <p>{words.copyFrom(day)}</p>
      <p className="g-foot-links">
        <a href={appUrl}>{words.madeWith(productName)}</a>
        <button type="button" className="g-link g-script" data-print="">
          {words.print}
        </button>
        <a href={`${appUrl}/support?code=${code}`} rel="nofollow">
          {words.report}
        </a>
      </p>
    </footer>
  )
}
