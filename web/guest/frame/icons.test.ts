import * as lucide from 'lucide'
import { expect, test } from 'vitest'
import { pathOf } from '#tests/guest/draw-icons.ts'

/** What stands on a guest's page, by the names it is used under. */
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
  qr: lucide.QrCode,
  search: lucide.Search,
  shield: lucide.Shield,
  sun: lucide.Sun,
  talk: lucide.MessageCircle,
  wifi: lucide.Wifi,
  close: lucide.X,
}

test('the page draws what Lucide draws', async () => {
  const paths = Object.entries(icons).map(([name, icon]) => [name, pathOf(icon)])
  const written = `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`
  await expect(written).toMatchFileSnapshot('icons.json')
})

test.each([
  ['a line', [['path', { d: 'M20 6 9 17l-5-5' }]], 'M20 6 9 17l-5-5'],
  ['a circle', [['circle', { cx: '7', cy: '17', r: '2' }]], 'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0'],
  [
    'a rectangle with round corners',
    [['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]],
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  ],
  [
    'a small square',
    [['rect', { x: '3', y: '3', width: '5', height: '5', rx: '1' }]],
    'M3 3h5v5H3z',
  ],
  ['many decimals', [['path', { d: 'm4.929 4.96.707-.04' }]], 'M4.9 5l.7 0'],
  [
    'flags of an arc run together',
    [['path', { d: 'M2 0A5 5 0 0012 5a.56.56 0 01.8 0' }]],
    'M2 0A5 5 0 0 0 12 5a.6.6 0 0 1 .8 0',
  ],
] as const)('%s is drawn as a path', (_what, icon, path) => {
  expect(pathOf(icon as never)).toBe(path)
})

test('a second shape begins where it says, not where the first one ended', () => {
  const icon = [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ]
  expect(pathOf(icon as never)).toBe('M18 6 6 18M6 6l12 12')
})

test('a shape that is not known yet is refused, not left out', () => {
  expect(() => pathOf([['ellipse', {}]] as never)).toThrow('ellipse')
})

/** How many numbers a step of a path takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

test('every step of every drawing of Lucide that can be drawn keeps all its numbers', () => {
  const icons = Object.values(lucide).filter(
    (icon): icon is lucide.IconNode =>
      Array.isArray(icon) && icon.every(([tag]) => ['path', 'circle', 'rect'].includes(tag)),
  )
  expect(icons.length).toBeGreaterThan(500)
  for (const icon of icons) {
    for (const [, command = '', text = ''] of pathOf(icon).matchAll(/([a-z])([^a-z]*)/gi)) {
      const count = text.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
      const each = takes[command.toLowerCase()] ?? Number.NaN
      expect(each === 0 ? count : count % each, `${command}${text}`).toBe(0)
    }
  }
})
