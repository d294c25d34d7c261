import { hasPictures } from '#domain/guest/pictures.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import icons from './icons.json' with { type: 'json' }

/** Lucide's drawings, each as the path that is shortest to send: `icons.test.ts` draws them, and writes them with `-u`. */
const paths = Object.entries(icons)

export type IconName = keyof typeof icons

type Has = { locks: boolean; pictures: boolean }

/** What not every guide has: one without it goes without these. */
const neededBy: Readonly<Partial<Record<string, keyof Has>>> = {
  bell: 'locks',
  lock: 'locks',
  play: 'pictures',
} satisfies Partial<Record<IconName, keyof Has>>

export function IconShapes() {
  const { guide, idPrefix } = useGuestScreen()
  const has: Has = {
    locks: guide.hasLocked || guide.stay !== undefined,
    pictures: hasPictures(guide),
  }
  const drawn = paths.filter(([name]) => {
    const need = neededBy[name]
    return need === undefined || has[need]
  })
  return (
    <svg className="g-shapes" aria-hidden="true" focusable="false">
      {drawn.map(([name, d]) => (
        <symbol key={name} id={`${idPrefix}g-${name}`} viewBox="0 0 24 24">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  )
}

export function Icon({ name }: { name: IconName }) {
  const { idPrefix } = useGuestScreen()
  return (
    <svg className="g-icon" aria-hidden="true">
      <use href={`#${idPrefix}g-${name}`} />
    </svg>
  )
}
