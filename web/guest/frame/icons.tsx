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

/** Of locks and stays alone: a guide without them goes without these. */
const stayIcons: ReadonlySet<string> = new Set<IconName>(['bell', 'lock'])

const paths = Object.entries(icons).map(([name, icon]) => ({ name, d: pathOf(icon) }))

export function IconShapes() {
  const { guide } = useGuestScreen()
  const isStay = guide.hasLocked || guide.stay !== undefined
  const drawn = isStay ? paths : paths.filter(({ name }) => !stayIcons.has(name))
  return (
    <svg className="g-shapes" aria-hidden="true" focusable="false">
      {drawn.map(({ name, d }) => (
        <symbol key={name} id={`g-${name}`} viewBox="0 0 24 24">
          <path d={d} />
        </symbol>
      ))}
    </svg>
  )
}

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="g-icon" aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  )
}
