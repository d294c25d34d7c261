import { Icon } from '#web/guest/frame/icons.tsx'
import { sectionId, useGuestScreen } from '#web/guest/guest-screen.ts'
import { activeSections, sectionIcons } from './section-icons.ts'

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
