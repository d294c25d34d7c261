import { data } from 'react-router'
import { bridgeContext } from '#web/calls/api.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/styleguide-page'
import { looks } from './looks-shown.tsx'
import { states } from './states-shown.tsx'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(bridgeContext).isLaptop) throw data(null, { status: 404 })
}

const title = 'Style guide'

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, () => ({ title }))

/** Every part of the screens in each of its states, in English: its readers are who build them. */
export default function StyleguidePage() {
  return (
    <div lang="en">
      <div className="px-4 py-10 sm:px-6">
        <h1>{title}</h1>
        <p className="mt-2 text-ink-soft">
          Every part of the screens in each of its states, by day and by night.
        </p>
      </div>
      <div className="grid xl:grid-cols-2">
        <Parts scheme="light" label="By day" />
        <Parts scheme="dark" label="By night" />
      </div>
    </div>
  )
}

function Parts({ scheme, label }: { scheme: 'light' | 'dark'; label: string }) {
  return (
    <section
      data-scheme={scheme}
      aria-label={label}
      className="flex min-w-0 flex-col gap-12 bg-paper px-4 py-10 text-ink sm:px-6"
    >
      {Object.entries({ ...looks, ...states }).map(([title, Shown]) => (
        <section key={title} className="flex min-w-0 flex-col gap-5">
          <h2 className="border-b border-hairline pb-2">{title}</h2>
          <Shown />
        </section>
      ))}
    </section>
  )
}
