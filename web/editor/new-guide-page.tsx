import { ClipboardPaste, FilePlus2 } from 'lucide'
import { type Ref, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigate, useOutletContext, useSearchParams } from 'react-router'
import { findReaderModel } from '#web/calls/guides.ts'
import { editorCopy, startCopy, toolsCopy } from '#web/copy/editor/editor.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import type { DeskOutlet } from '#web/desk/desk-page.tsx'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { LatePreview } from '#web/guest/preview/late-preview.ts'
import { GuestStyle } from '#web/guest/styles/guest-style.tsx'
import { requireSession } from '#web/session.ts'
import { TextLink } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { Route } from './+types/new-guide-page'
import { draftIdIn, EditorLoading, useDraftOffer } from './drafts/left-drafts.tsx'
import { Editor } from './editor.tsx'
import { illustrations } from './photo/photo-parts.tsx'
import { findStart, startForm, templateNames } from './templates/templates.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { hostId } = await requireSession(context)
  return { hostId, model: await findReaderModel(context) }
}

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => ({ title: editorCopy[locale].createTitle }))

export default function NewGuidePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <GuestStyle />
      {useIsHydrated() ? <NewGuide {...loaderData} /> : <EditorLoading isNew />}
    </>
  )
}

function NewGuide({ hostId, model }: Route.ComponentProps['loaderData']) {
  const locale = useLocale()
  const { say } = useOutletContext<DeskOutlet>()
  const navigate = useNavigate()
  const from = useSearchParams()[0].get('from')
  const isWritten = from === 'written'
  const start = isWritten ? 'empty' : findStart(from)
  const stored = useMemo(() => startForm(start ?? 'empty', locale), [start, locale])
  const { asking, restored, later } = useDraftOffer({
    hostId,
    guideId: 'new',
    stored,
    chosenId: draftIdIn(useLocation().state),
  })
  if (asking) return asking
  if (!start && !restored) return <StartChooser />
  return (
    <Editor
      key={restored?.id ?? start}
      hostId={hostId}
      stored={stored}
      restored={restored}
      illustration={start && start !== 'empty' ? start : 'city'}
      Preview={LatePreview}
      model={model}
      startsWithPaste={isWritten && !restored}
      say={say}
      onGivenUp={later}
      onReload={({ id }) =>
        navigate(`/guides/${id}/edit`, { replace: true, preventScrollReset: true })
      }
    />
  )
}

/** The first question of a new guide: which home is it most like? */
function StartChooser() {
  const copy = useCopy(startCopy)
  const tools = useCopy(toolsCopy)
  const navigate = useNavigate()
  const first = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      isPage
      size="large"
      initialFocus={first}
      title={copy.title}
      description={copy.lead}
      closeLabel={useCopy(uiCopy).close}
      onClose={() => navigate('/', { replace: true, preventScrollReset: true })}
    >
      <WideChoice
        ref={first}
        to="?from=written"
        icon={ClipboardPaste}
        title={tools.paste}
        lead={tools.pasteLead}
      />
      <ul className="mt-4 grid list-none gap-4 sm:grid-cols-3">
        {templateNames.map((name) => (
          <li key={name}>
            <Link to={`?from=${name}`} className={choiceLook}>
              <img
                src={illustrations[name]}
                alt=""
                width={1200}
                height={900}
                className="aspect-2/1 w-full object-cover sm:aspect-4/3"
              />
              <span className="flex flex-col gap-1 p-4">
                <span className="font-heading text-lg font-semibold">{copy[name].title}</span>
                <span className="text-sm text-ink-soft">{copy[name].lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <WideChoice to="?from=empty" icon={FilePlus2} {...copy.empty} />
      </div>
      <p className="mt-4">
        <TextLink to="/guides/import" className="inline-flex min-h-11 items-center">
          {copy.bringIn}
        </TextLink>
      </p>
    </Dialog>
  )
}

type WideChoiceProps = {
  ref?: Ref<HTMLAnchorElement>
  to: string
  icon: IconShape
  title: string
  lead: string
}

function WideChoice({ ref, to, icon, title, lead }: WideChoiceProps) {
  return (
    <Link ref={ref} to={to} className={choiceLook}>
      <span className="flex items-center gap-4 p-4">
        <Icon of={icon} size={24} className="text-ink-soft" />
        <span className="flex min-w-0 flex-col">
          <span className="font-heading text-lg font-semibold">{title}</span>
          <span className="text-sm text-ink-soft">{lead}</span>
        </span>
      </span>
    </Link>
  )
}

const choiceLook =
  'block h-full overflow-hidden rounded-card border border-hairline bg-surface no-underline ' +
  'transition-colors duration-150 hover:border-edge hover:bg-paper'
