import { useGuestScreen } from './guest-screen.ts'
import { SavedLine } from './saved-line.tsx'

type PublicFooterProps = { code: string; productName: string }

export function PublicFooter({ code, productName }: PublicFooterProps) {
  const { words } = useGuestScreen()
  return (
    <footer className="g-foot">
      <SavedLine />
      <p className="g-foot-links">
        <a href="/">{words.madeWith(productName)}</a>
        <a href={`/support?guide=${code}`} rel="nofollow">
          {words.report}
        </a>
      </p>
    </footer>
  )
}
