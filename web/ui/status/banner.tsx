import { CircleAlert, CircleCheck, Info, X } from 'lucide'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { IconButton } from '#web/ui/buttons/button.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type BannerTone = 'success' | 'error' | 'info'

export type BannerProps = {
  tone: BannerTone
  children: ReactNode
  title?: ReactNode
  action?: ReactNode
  /** Gone after five seconds, unless somebody is reading (hover or focus). */
  vanishes?: boolean
  dismissLabel?: string
  onGone?: () => void
  className?: string
}

const looks: Record<BannerTone, { icon: IconShape; colours: string }> = {
  success: { icon: CircleCheck, colours: 'bg-agave-soft text-agave-ink' },
  error: { icon: CircleAlert, colours: 'bg-danger-soft text-danger-ink' },
  info: { icon: Info, colours: 'bg-sun-soft text-sun-ink' },
}

/** Says how something went. To show the same words again, give it another `key`. */
export function Banner(props: BannerProps) {
  const { tone, children, title, action, vanishes = false, dismissLabel, onGone, className } = props
  const [isGone, setGone] = useState(false)
  const leave = () => {
    setGone(true)
    onGone?.()
  }
  const pauses = useVanishing(vanishes && !isGone, leave)
  if (isGone) return null
  const { icon, colours } = looks[tone]
  return (
    <div
      {...pauses}
      role={tone === 'error' ? 'alert' : 'status'}
      className={joinClasses('flex items-start gap-3 rounded-card p-4', colours, className)}
    >
      <Icon of={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        <div className="text-ink">{children}</div>
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
      {dismissLabel ? (
        <IconButton
          tone="quiet"
          icon={X}
          label={dismissLabel}
          onClick={leave}
          className="-m-2.5 noscript:hidden"
        />
      ) : null}
    </div>
  )
}

/** Stays on the page while banners come and go, so that each one is read aloud when it comes. */
export function BannerRegion({ children }: { children?: ReactNode }) {
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {children}
    </div>
  )
}

const vanishMs = 5000

/** Calls `onVanish` five seconds after nobody hovers or focuses; spread the answer on what is read. */
function useVanishing(isOn: boolean, onVanish: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useClosingSoon(isOn && !isHovered && !isFocused, onVanish, vanishMs)
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
}
