import { data } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import { styleguideCopy } from '#web/copy/styleguide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/styleguide-page'
import { BadgesShown } from './badges-shown.tsx'
import { ButtonsShown } from './buttons-shown.tsx'
import { ColoursShown } from './colours-shown.tsx'
import { EmptyShown } from './empty-shown.tsx'
import { FieldsShown } from './fields-shown.tsx'
import { LettersShown } from './letters-shown.tsx'
import { MessagesShown } from './messages-shown.tsx'
import { OverlaysShown } from './overlays-shown.tsx'
import { TabsShown } from './tabs-shown.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(bridgeContext).isLaptop) throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, styleguideCopy)

export default function StyleguidePage() {
  const copy = useCopy(styleguideCopy)
  return (
    <>
      <div className="px-4 py-10 sm:px-6">
        <h1>{copy.title}</h1>
        <p className="mt-2 text-ink-soft">{copy.introduction}</p>
      </div>
      <div className="grid xl:grid-cols-2">
        <Parts scheme="light" label={copy.light} />
        <Parts scheme="dark" label={copy.dark} />
      </div>
    </>
  )
}

function Parts({ scheme, label }: { scheme: 'light' | 'dark'; label: string }) {
  return (
    <section
      data-scheme={scheme}
      aria-label={label}
      className="flex min-w-0 flex-col gap-12 bg-paper px-4 py-10 text-ink sm:px-6"
    >
      <ColoursShown />
      <LettersShown />
      <ButtonsShown />
      <FieldsShown />
      <MessagesShown />
      <BadgesShown />
      <OverlaysShown />
      <TabsShown />
      <EmptyShown />
    </section>
  )
}
