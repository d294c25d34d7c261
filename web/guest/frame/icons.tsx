import * as lucide from 'lucide'
import { hasPictures } from '#domain/guest/pictures.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { pathOf } from './icon-path.ts'

/** Drawn once at the head of the guide and used by name. */
const icons = {
  alarm: lucide.Siren,
  bell: lucide.Bell,
  book: lucide.BookOpen,
  car: lucide.Car,
  check: lucide.Check,
  copy: lucide.Copy,
  door: lucide.LogOut,
  fire: lucide.Flame,
  heart: lucide.HeartPulse,
  house: lucide.House,
  key: lucide.KeyRound,
  kit: lucide.BriefcaseMedical,
  letter: lucide.Mail,
  link: lucide.ExternalLink,
  lock: lucide.Lock,
  menu: lucide.Menu,
  note: lucide.HandHeart,
  phone: lucide.Phone,
  pin: lucide.MapPin,
  play: lucide.Play,
  plug: lucide.Plug,
  qr: lucide.QrCode,
  search: lucide.Search,
  shield: lucide.Shield,
  sun: lucide.Sun,
  talk: lucide.MessageCircle,
  wifi: lucide.Wifi,
  close: lucide.X,
}

export type IconName = keyof typeof icons

type Has = { locks: boolean; pictures: boolean }

/** What not every guide has: one without it goes without these. */
const neededBy: Readonly<Partial<Record<string, keyof Has>>> = {
  bell: 'locks',
  lock: 'locks',
  play: 'pictures',
} satisfies Partial<Record<IconName, keyof Has>>

const paths = Object.entries(icons).map(([name, icon]) => ({ name, d: pathOf(icon) }))

export function IconShapes() {
  const { guide, idPrefix } = useGuestScreen()
  const has: Has = {
    locks: guide.hasLocked || guide.stay !== undefined,
    pictures: hasPictures(guide),
  }
  const drawn = paths.filter(({ name }) => {
    const need = neededBy[name]
    return need === undefined || has[need]
  })
  return (
    <svg className="g-shapes" aria-hidden="true" focusable="false">
      {drawn.map(({ name, d }) => (
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
