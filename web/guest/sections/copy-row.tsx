import { Icon } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'

type CopyRowProps = { label: string; value: string; what: string; isMain?: boolean }

/** A value to type somewhere else, and the button that saves typing it. */
export function CopyRow({ label, value, what, isMain = false }: CopyRowProps) {
  const { words } = useGuestScreen()
  return (
    <div className="g-row">
      <p className="g-field">
        <span className="g-label">{label}</span>
        <code className="g-value" dir="ltr" translate="no">
          {value}
        </code>
      </p>
      <button
        type="button"
        className={isMain ? 'g-button g-main-button g-script' : 'g-button g-script'}
        data-copy=""
      >
        <Icon name="copy" />
        <span>{words.copy}</span>
        <span className="g-hidden"> {what}</span>
      </button>
    </div>
  )
}
