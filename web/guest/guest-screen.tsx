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
  /** Sets apart the ids of a guide shown inside another page, which has landmarks of its own; else empty. */
  idPrefix: string
  /** The address of the stay's own page, where this is one. */
  stayPath?: string
  /** Where the page in another language lies, of a guide that is files of its own. */
  fileOf?: (language: GuideLanguage) => string
}

export const [GuestScreenContext, useGuestScreen] = makeContext<GuestScreen>(
  'a part of the guest view stands outside of it',
)

type ScreenPlace = Partial<GuestScreen> & Pick<GuestScreen, 'locale'>

export function makeGuestScreen(guide: GuestGuide, place: ScreenPlace): GuestScreen {
  return { guide, words: guestCopy[place.locale], idPrefix: '', ...place }
}

export const sectionId = ({ idPrefix }: GuestScreen, type: SectionType) =>
  idPrefix + tabSlugOf[type]

/** A text of the host carries its language when it is not the screen's. */
export function languageOf({ guide, locale }: GuestScreen, text: string) {
  const said = guide.translation?.said.get(text) ?? 'original'
  const language = said === 'original' ? guide.language : guide.translation?.language
  return language === locale ? undefined : language
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
export type IconName = keyof typeof icons

export function IconShapes() {
  const { guide, idPrefix } = useGuestScreen()
  // A guide without locks or pictures goes without their drawings.
  const ofLocks: IconName[] = guide.hasLocked || guide.stay ? [] : ['bell', 'lock']
  const ofPictures: IconName[] = hasPictures(guide) ? [] : ['play']
  const left = new Set<string>([...ofLocks, ...ofPictures])
  const drawn = Object.entries(icons).filter(([name]) => !left.has(name))
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
  return (
    <svg className="g-icon" aria-hidden="true">
      <use href={`#${useGuestScreen().idPrefix}g-${name}`} />
    </svg>
  )
}
