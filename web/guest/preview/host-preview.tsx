import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { hasLocks } from '#domain/guide/locks/close-locked.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import { stayOfToday } from '#domain/stays/stay-of-today.ts'
import { findGuideLanguage, type GuideLanguage } from '#domain/values/guide-language.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { makeGuestScreen } from '#web/guest/guest-screen.tsx'
import { GuestView } from '#web/guest/guest-view.tsx'
import { enhance } from '#web/guest/scripts/enhance.ts'
import { goInPlace, scrollToSection } from '#web/guest/scripts/follow-reading.ts'
import { viewPhotos } from '#web/guest/scripts/view-photos.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'

type HostPreviewProps = Pick<GuestPreviewProps, 'section' | 'hasNote'> & {
  content: ContentWithPhotos
}

/** A host's own guide as guests see it: by the general link or, where something is locked, by that of a stay. */
export function HostPreview({ content, section, hasNote }: HostPreviewProps) {
  const copy = useCopy(previewCopy)
  const [language, setLanguage] = useState<GuideLanguage>()
  const [link, setLink] = useState<'general' | 'stay'>('general')
  const isChoice = useMemo(() => hasLocks(content), [content])
  const isStay = isChoice && link === 'stay'
  const guide = useMemo(
    () => guestViewOf(content, isStay ? stayOfToday(content, Date.now()) : undefined, language),
    [content, isStay, language],
  )
  return (
    <div className="flex h-full min-h-0 flex-1 flex-col">
      {isChoice ? (
        <SegmentedControl
          label={copy.link}
          isLabelHidden
          className="border-b border-hairline bg-surface p-2 text-center text-sm"
          choices={{ general: copy.generalLink, stay: copy.stayLink }}
          value={link}
          onValueChange={setLink}
        />
      ) : null}
      <div className="min-h-0 flex-1">
        <GuestPreview {...{ guide, section, hasNote }} locale={language} onLanguage={setLanguage} />
      </div>
    </div>
  )
}

type GuestPreviewProps = {
  guide: GuestGuide
  /** The language of our own words; the guest's switch asks for another. */
  locale?: GuideLanguage
  onLanguage?: (language: GuideLanguage | undefined) => void
  /** The section to show; a new one is scrolled to. */
  section?: SectionType
  idPrefix?: string
  /** A picture of the guide: nobody can touch it, and it looks as it does when it is awake. */
  isStill?: boolean
  /** False where the frame around it says already what this is. */
  hasNote?: boolean
}

/** The guest's guide inside a host's page: the very screen guests see, as wide and high as its place. */
export function GuestPreview(props: GuestPreviewProps) {
  const { guide, locale, section, idPrefix = 'preview-', isStill, onLanguage } = props
  const place = useRef<HTMLDivElement>(null)
  const screen = makeGuestScreen(guide, { locale: locale ?? guide.language, idPrefix })
  const note = (props.hasNote ?? true) && <p className="g-foot">{screen.words.previewNote}</p>

  useEffect(() => {
    const root = place.current?.querySelector<HTMLElement>('[data-guest]')
    if (!root) return
    const viewing = new AbortController()
    const { signal } = viewing
    viewPhotos(root, signal)
    enhance(root, signal)
    goInPlace(root, signal)
    return () => {
      viewing.abort()
      delete root.dataset.ready
    }
  }, [])

  useEffect(() => {
    const root = place.current?.querySelector<HTMLElement>('[data-guest]')
    if (root && section) scrollToSection(root, section)
  }, [section])

  function onSwitchLanguage(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a[data-language]')
    if (!link) return
    event.preventDefault()
    onLanguage?.(findGuideLanguage(link.getAttribute('data-language')))
  }

  return (
    <div ref={place} className="g-screen" data-guest-screen="" onClickCapture={onSwitchLanguage}>
      {/* Named here, it comes with the page even where the screen itself is loaded apart. */}
      <GuestStyle />
      <GuestView screen={screen} isReady={isStill} footer={note} />
    </div>
  )
}
