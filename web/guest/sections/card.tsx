import type { ReactNode } from 'react'
import { Icon, type IconName, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { HostWords } from './host-text.tsx'

/** One subject of a section, under a plain heading: ours, or the host's name for it. */
export type GuideCard = {
  /** What a link to it ends in: an entry's id, or a word of ours. */
  anchor?: string
  icon?: IconName
  title?: string
  name?: string
  /** The heading of an entry that its host has not named. */
  unnamed?: string
  /** In the place of a plain heading. */
  head?: ReactNode
  children: ReactNode
}

/** Cards as they are listed, with those that this guide does not have. */
export type MaybeCards = (GuideCard | false | '' | undefined)[]

export function Card({ anchor, icon, title, name, unnamed, head, children }: GuideCard) {
  const { idPrefix } = useGuestScreen()
  const heading = title ?? (name ? <HostWords withLinks text={name} /> : unnamed)
  return (
    <div className="g-card" id={anchor && idPrefix + anchor} data-entry="">
      {head}
      {!head && heading && (
        <h3 className="g-card-title">
          {icon && <Icon name={icon} />}
          <span>{heading}</span>
        </h3>
      )}
      {children}
    </div>
  )
}

type CopyRowProps = { label?: string; value: string; what: string; isMain?: boolean }

/** A value to type somewhere else, and the button that saves typing it. */
export function CopyRow({ label, value, what, isMain = false }: CopyRowProps) {
  return (
    <div className="g-row">
      <p className="g-field">
        {label && <span className="g-label">{label}</span>}{' '}
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
        <span>{useGuestScreen().words.copy}</span>
        <span className="g-hidden"> {what}</span>
      </button>
    </div>
  )
}
