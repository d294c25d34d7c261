import {
  CircleAlert,
  CircleCheck,
  ClipboardPaste,
  CloudOff,
  Ellipsis,
  Languages,
  ListChecks,
} from 'lucide'
import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  isTextNearlyTooLong,
  isTextTooLong,
  textBytesOf,
  textSizeValues,
} from '#domain/guide/editing/text-size.ts'
import { formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { healthOf } from '#domain/guide/health/health.ts'
import { secretsSaidOpenly } from '#domain/guide/locks/said-openly.ts'
import type { SectionType } from '#domain/guide/section-names.ts'
import type { ContentWithPhotos } from '#domain/guide/stored/stored-guide.ts'
import type { Translations } from '#domain/guide/translations/translations.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { editorCopy, keepingCopy, toolsCopy } from '#web/copy/editor/editor.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'
import type { DraftKept } from './drafts/use-draft.tsx'
import type { PastedStore } from './paste/pasted.ts'

const HealthDialog = latePart(async () => (await import('./health/health-dialog.tsx')).HealthDialog)
const LanguagesDialog = latePart(
  async () => (await import('./languages/languages-dialog.tsx')).LanguagesDialog,
)
const OpenReview = latePart(async () => (await import('./paste/paste-dialog.tsx')).OpenReview)

/** Whether what is typed is safe, in a few words that never jump about. */
export function DraftStatus({ kept }: { kept: DraftKept }) {
  const copy = useCopy(keepingCopy)
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  if (isOnline && kept === undefined) return null
  const isSafe = isOnline && kept === 'kept'
  const warning = kept === 'unkept' ? copy.draftUnkept : copy.offline.typing
  return (
    <p
      role="status"
      className={joinClasses(
        'flex min-w-0 items-center gap-1.5 text-xs text-ink-soft sm:text-sm',
        // What must be read has a line of its own in a narrow head.
        !isSafe && 'max-lg:order-last max-lg:basis-full',
      )}
    >
      <Icon of={isSafe ? CircleCheck : isOnline ? CircleAlert : CloudOff} size={16} />
      {isSafe ? <span className="max-lg:sr-only">{copy.draftKept}</span> : warning}
    </p>
  )
}

function watchConnection(onChange: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  for (const change of ['online', 'offline']) addEventListener(change, onChange, { signal })
  return () => listening.abort()
}

type EditorToolsProps = {
  /** As it was a moment ago: the figure may lag behind typing. */
  form: GuidebookForm
  /** What is saved in other languages. */
  saved?: Translations
  translatableId?: string
  onPaste: () => void
  onJump: (path: string, question?: string) => void
}

/** What opens over the form: words in a wide head, one menu in a narrow one. */
export function EditorTools({ form, onPaste, onJump, ...forLanguages }: EditorToolsProps) {
  const { more } = useCopy(editorCopy)
  const copy = useCopy(toolsCopy)
  const [open, setOpen] = useState<'health' | 'languages'>()
  const lagging = useDeferredValue(form)
  const { answered, of } = useMemo(() => healthOf(lagging), [lagging])
  const isWide = useIsWide()
  const close = () => setOpen(undefined)
  const tools = [
    { icon: ClipboardPaste, words: copy.paste, act: onPaste },
    { icon: ListChecks, words: copy.questions(answered, of), act: () => setOpen('health') },
    { icon: Languages, words: copy.languages, act: () => setOpen('languages') },
  ]
  return (
    <>
      {isWide ? (
        tools.map(({ icon, words, act }) => (
          <Button key={words} size="compact" icon={icon} onClick={act}>
            {words}
          </Button>
        ))
      ) : (
        <Menu
          trigger={
            <Button size="compact" icon={Ellipsis}>
              {more}
            </Button>
          }
        >
          {tools.map(({ icon, words, act }) => (
            <MenuItem key={words} icon={icon} onSelect={act}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      )}
      {open === 'health' ? (
        <HealthDialog
          onClose={close}
          onJump={(path, question) => {
            close()
            onJump(path, question)
          }}
          onLanguages={() => setOpen('languages')}
        />
      ) : null}
      {open === 'languages' ? <LanguagesDialog {...forLanguages} onClose={close} /> : null}
    </>
  )
}

/** Says where a locked code also stands in a text that everybody reads. */
export function OpenSecretHint({ form }: { form: GuidebookForm }) {
  const { saidOpenly, tabs } = useCopy(editorCopy)
  const list = new Intl.ListFormat(regionOf[useLocale()], { type: 'conjunction' })
  const said = useMemo(() => secretsSaidOpenly(formToStored(form)), [form])
  return (
    <div role="status" className="shrink-0">
      {said.map(({ secret, sections }) => (
        <p
          key={secret}
          className="bg-sun-soft px-4 py-2 text-sm text-sun-ink [overflow-wrap:anywhere]"
        >
          {saidOpenly(secret, list.format(sections.map((type) => tabs[type])))}
        </p>
      ))}
    </div>
  )
}

export function TextSizeHint({ form, storedBytes }: { form: GuidebookForm; storedBytes: number }) {
  const locale = useLocale()
  const { textNearlyFull } = useCopy(editorCopy)
  const sizes = useMemo(() => ({ bytes: textBytesOf(form), storedBytes }), [form, storedBytes])
  const isTooLong = isTextTooLong(sizes)
  const look = isTooLong ? 'bg-danger-soft text-danger-ink' : 'bg-sun-soft text-sun-ink'
  const values = textSizeValues(sizes)
  const words = isTooLong
    ? screenSentenceOf('guide_text_limit', locale, values)
    : textNearlyFull(values.size, values.max)
  return (
    <div role="status" className="shrink-0">
      {isTextNearlyTooLong(sizes) ? (
        <p className={joinClasses('px-4 py-2 text-sm', look)}>{words}</p>
      ) : null}
    </div>
  )
}

type OpenReviewHintProps = { pasted: PastedStore; form: GuidebookForm; onOpen: () => void }

/** Above the form, as long as something of a text that was brought waits. */
export function OpenReviewHint({ pasted, form, onOpen }: OpenReviewHintProps) {
  const current = useSyncExternalStore(pasted.subscribe, pasted.read)
  return current ? <OpenReview pasted={current} form={form} onOpen={onOpen} /> : null
}

/** Draws a guide as guests see it; the page brings it, so that the editor knows no other screen. */
export type GuidePreview = ComponentType<{ content: ContentWithPhotos; section: SectionType }>

type LivePreviewProps = ShownProps & { isOpen: boolean; onClose: () => void }

/** The guest's phone, filled with what is being typed: beside the form where there is room, else one tap away and one back. */
export function LivePreview({ isOpen, onClose, ...shown }: LivePreviewProps) {
  const copy = useCopy(editorCopy)
  if (useIsWide()) {
    return (
      <aside
        aria-label={copy.previewTitle}
        className="hidden w-[clamp(22rem,32vw,30rem)] shrink-0 flex-col items-center gap-3 border-l border-hairline bg-sunken px-6 py-4 lg:flex"
      >
        <p className="text-sm text-ink-soft">{copy.previewTitle}</p>
        <div className="flex min-h-0 w-full max-w-88 flex-1 flex-col overflow-hidden rounded-[2.25rem] border-[10px] border-ink bg-paper">
          <Shown {...shown} />
        </div>
      </aside>
    )
  }
  if (!isOpen) return null
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={copy.previewTitle}
      closeLabel={copy.backToForm}
      footer={<Button onClick={onClose}>{copy.backToForm}</Button>}
    >
      <div className="mx-auto flex h-full max-w-md flex-col overflow-hidden rounded-card border border-hairline">
        <Shown {...shown} />
      </div>
    </Dialog>
  )
}

type ShownProps = { form: GuidebookForm; section: SectionType; Preview: GuidePreview }

const Shown = memo(function Shown({ form, section, Preview }: ShownProps) {
  const content = useMemo(() => formToStored(form), [form])
  return (
    <PreviewBoundary>
      <Suspense fallback={null}>
        <Preview content={content} section={section} />
      </Suspense>
    </PreviewBoundary>
  )
})

function PreviewFailed() {
  return <p className="p-6 text-ink-soft">{useCopy(editorCopy).previewFailed}</p>
}

/** A broken preview must not take the form with it. */
class PreviewBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PreviewFailed /> : this.props.children
  }
}

/** Tailwind's `lg`: from here on the preview stands beside the form. Asking the browser anew at every render is slow. */
const wide = typeof window === 'undefined' ? undefined : matchMedia('(min-width: 64rem)')

function useIsWide() {
  return useSyncExternalStore(watchWidth, () => wide?.matches ?? false)
}

function watchWidth(onChange: () => void) {
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}
