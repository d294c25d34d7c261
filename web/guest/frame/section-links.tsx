import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { Icon, type IconName, sectionId, useGuestScreen } from '#web/guest/guest-screen.tsx'
import { shortcutCount } from '#web/guest/scripts/follow-reading.ts'

const sectionIcons: Record<SectionType, IconName> = {
  welcome: 'sun',
  house_manual: 'house',
  local_guide: 'pin',
  wifi_tech: 'wifi',
  emergency: 'alarm',
  house_rules: 'book',
  checkout: 'door',
}

export function activeSections(guide: GuestGuide): SectionType[] {
  return sectionTypes.filter((type) => guide.sections[type].isActive)
}

export function SectionLinks() {
  const screen = useGuestScreen()
  return (
    <ul className="g-links">
      {activeSections(screen.guide).map((type) => (
        <li key={type}>
          <a href={`#${sectionId(screen, type)}`} data-to={type}>
            <Icon name={sectionIcons[type]} />
            {screen.words.sections[type]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Three shortcuts and the menu. Where the guest reads another section, it takes the third one's place. */
export function BottomBar({ isReady }: { isReady?: boolean }) {
  const screen = useGuestScreen()
  const { words, idPrefix } = screen
  const names = { ...words.sections, ...words.shortcuts }
  const sections = activeSections(screen.guide)
  const isFew = sections.length < shortcutCount
  return (
    <nav className={isFew ? 'g-bar g-few' : 'g-bar'} aria-label={words.shortcutsLabel}>
      {sections.map((type, index) => (
        <a
          key={type}
          href={`#${sectionId(screen, type)}`}
          data-to={type}
          hidden={index >= shortcutCount}
          aria-current={isReady && index === 0 ? 'true' : undefined}
        >
          <Icon name={sectionIcons[type]} />
          <span>{names[type]}</span>
        </a>
      ))}
      <a href={`#${idPrefix}menu`} data-sheet="">
        <Icon name="menu" />
        <span>{words.menu}</span>
      </a>
    </nav>
  )
}
