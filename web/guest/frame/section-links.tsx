import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { Icon, type IconName } from './icons.tsx'

const sectionIcons: Record<SectionType, IconName> = {
  welcome: 'sun',
  house_manual: 'house',
  local_guide: 'pin',
  wifi_tech: 'wifi',
  emergency: 'alarm',
  house_rules: 'book',
  checkout: 'door',
}

/** The sections a guest sees, in order. */
export function activeSections(guide: GuestGuide): SectionType[] {
  return sectionTypes.filter((type) => guide.sections[type].isActive)
}

/** All sections by name: the side panel's list and the menu's. */
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

const shortcutCount = 3

/** Three shortcuts and the menu. Where the guest reads another section, it takes the third one's place. */
export function BottomBar({ isReady }: { isReady?: boolean }) {
  const screen = useGuestScreen()
  const { words, idPrefix } = screen
  return (
    <nav className="g-bar" aria-label={words.shortcutsLabel}>
      {activeSections(screen.guide).map((type, index) => (
        <Shortcut
          key={type}
          type={type}
          isShown={index < shortcutCount}
          isRead={isReady && index === 0}
        />
      ))}
      <a href={`#${idPrefix}menu`} data-sheet="">
        <Icon name="menu" />
        <span>{words.menu}</span>
      </a>
    </nav>
  )
}

type ShortcutProps = { type: SectionType; isShown: boolean; isRead?: boolean }

function Shortcut({ type, isShown, isRead }: ShortcutProps) {
  const screen = useGuestScreen()
  const names = { ...screen.words.sections, ...screen.words.shortcuts }
  return (
    <a
      href={`#${sectionId(screen, type)}`}
      data-to={type}
      hidden={!isShown}
      aria-current={isRead ? 'true' : undefined}
    >
      <Icon name={sectionIcons[type]} />
      <span>{names[type]}</span>
    </a>
  )
}
