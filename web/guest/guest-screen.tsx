import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { hasPictures } from '#domain/guest/pictures.ts'
import { type SectionType, tabSlugOf } from '#domain/guide/section-names.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { type GuestWords, guestCopy } from '#web/copy/guest.ts'
import { makeContext } from '#web/ui/make-context.ts'
import icons from './frame/icons.json' with { type: 'json' }

/** What every part of a guest's screen knows: whose words, which guide, and how its places are called. */
export type GuestScreen = {
  guide: GuestGuide
  locale: GuideLanguage
  words: GuestWords
  /** Set apart the ids of a guide shown inside another page. */
  idPrefix: string
  /** Shown inside another page, which has landmarks of its own. */
  isFramed: boolean
  /** The address of the stay's own page, where this is one. */
  stayPath?: string
  /** Where the page in another language lies, of a guide that is files of its own. */
  fileOf?: (language: GuideLanguage) => string
}

export const [GuestScreenContext, useGuestScreen] = makeContext<GuestScreen>(
  'a part of the guest view stands outside of it',
)

type ScreenPlace = Pick<GuestScreen, 'locale' | 'stayPath' | 'fileOf'> & { idPrefix?: string }

export function makeGuestScreen(
  guide: GuestGuide,
  { locale, idPrefix = '', ...place }: ScreenPlace,
): GuestScreen {
  const isFramed = idPrefix !== ''
  return { guide, locale, words: guestCopy[locale], idPrefix, isFramed, ...place }
}

export function sectionId({ idPrefix }: GuestScreen, type: SectionType) {
  return idPrefix + tabSlugOf[type]
}

/** A text of the host carries its language when it is not the screen's. */
export function languageOf({ guide, locale }: GuestScreen, text: string) {
  const said = guide.translation?.said.get(text) ?? 'original'
  const language = said === 'original' ? guide.language : guide.translation?.language
  return language === locale ? undefined : language
}

/** What a reader should know of a text: that it is not in the language of the rest, or that a machine wrote it. */
export function markOf({ guide, words }: GuestScreen, text: string) {
  const said = guide.translation?.said.get(text)
  if (said === 'machine') return { sign: 'AUTO', label: words.byMachine }
  if (said !== 'original') return undefined
  return { sign: guide.language.toUpperCase(), label: words.inLanguage[guide.language] }
}

/** A key for each entry of a list that has no ids: its name, and which of that name it is. */
export function keyed<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string = String) {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const name = nameOf(entry)
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { key: `${name} ${count}`, entry }
  })
}

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
