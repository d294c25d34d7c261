import {
  Bath,
  BedDouble,
  Bell,
  BookOpen,
  BriefcaseMedical,
  Car,
  Check,
  Copy,
  ExternalLink,
  Flame,
  HandHeart,
  HeartPulse,
  House,
  KeyRound,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Phone,
  Play,
  Plug,
  QrCode,
  Search,
  Shield,
  Siren,
  Sun,
  Users,
  Wifi,
  X,
} from 'lucide'
import { hasPictures } from '#domain/guest/pictures.ts'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { pathOf } from './icon-path.ts'

/** Drawn once at the head of the guide and used by name. */
const icons = {
  alarm: Siren,
  bath: Bath,
  bed: BedDouble,
  bell: Bell,
  book: BookOpen,
  car: Car,
  check: Check,
  copy: Copy,
  door: LogOut,
  fire: Flame,
  heart: HeartPulse,
  house: House,
  key: KeyRound,
  kit: BriefcaseMedical,
  letter: Mail,
  link: ExternalLink,
  lock: Lock,
  menu: Menu,
  note: HandHeart,
  phone: Phone,
  pin: MapPin,
  play: Play,
  plug: Plug,
  qr: QrCode,
  search: Search,
  shield: Shield,
  sun: Sun,
  talk: MessageCircle,
  users: Users,
  wifi: Wifi,
  close: X,
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
