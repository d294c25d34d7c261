import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { SavedLine } from './saved-line.tsx'

type PublicFooterProps = { code: string; productName: string }

export function PublicFooter({ code, productName }: PublicFooterProps) {
  const { words } = useGuestScreen()
  return (
    <footer className="g-foot">
      <SavedLine />
      <p className="g-foot-links">
        <a href="/">{words.madeWith(productName)}</a>
        <button type="button" className="g-link g-script" data-print="">
          {words.print}
        </button>
        <a href={`/support?code=${code}`} rel="nofollow">
          {words.report}
        </a>
      </p>
    </footer>
  )
}
