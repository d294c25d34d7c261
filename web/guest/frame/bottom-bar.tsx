import type { SectionType } from '#domain/guide/section-names.ts'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { activeSections, sectionIcons } from '#web/guest/sections/section-icons.ts'
import { Icon } from './icons.tsx'

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
  return (
    <a
      href={`#${sectionId(screen, type)}`}
      data-to={type}
      hidden={!isShown}
      aria-current={isRead ? 'true' : undefined}
    >
      <Icon name={sectionIcons[type]} />
      <span>{screen.words.shortcuts[type]}</span>
    </a>
  )
}
