import { Check, CircleCheck, Link2 } from 'lucide'
import type { ReactNode } from 'react'
import type { GuestGuide } from '#domain/guest/guest-guide.ts'
import { sectionTypes } from '#domain/guide/section-names.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy, keepingCopy } from '#web/copy/editor/editor.ts'
import { welcomeWords } from '#web/copy/guide/welcome.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Badge } from '#web/ui/status/badge.tsx'

type DemoScenesProps = { guide: GuestGuide; link: string }

/** What the host does before a guest can read: two pictures over the guide in the phone, drawn by the server and moved by CSS. */
export function DemoScenes({ guide, link }: DemoScenesProps) {
  return (
    <>
      <Writing guide={guide} />
      <Publishing guide={guide} link={link} />
    </>
  )
}

function Writing({ guide }: { guide: GuestGuide }) {
  const { propertyName, greeting, wifiNetworks } = useCopy(welcomeWords)
  const { ssid, password } = wifiNetworks.each
  const { createTitle, tabs } = useCopy(editorCopy)
  const [network] = guide.wifi
  return (
    <Scene name="writing" title={createTitle}>
      <div className="flex gap-5 overflow-hidden border-b border-hairline bg-surface px-5 font-semibold whitespace-nowrap text-ink-soft">
        {sectionTypes.map((type, at) => (
          <span key={type} className={at === 0 ? 'border-b-3 border-primary pb-2.5 text-ink' : ''}>
            {tabs[type]}
          </span>
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-5 px-5 pt-6">
        <TypedField label={propertyName.label} text={guide.name} starts="[--starts:0.15s]" />
        <TypedField
          label={greeting.label}
          text={guide.tabs.welcome.greeting ?? ''}
          starts="[--starts:0.75s]"
        />
        <TypedField label={ssid.label} text={network?.ssid ?? ''} starts="[--starts:1.5s]" />
        <TypedField
          label={password.label}
          text={network?.password ?? ''}
          starts="[--starts:2.05s] font-mono"
        />
      </div>
      <p className="demo-kept flex items-center gap-2 border-t border-hairline bg-surface px-5 py-4 text-sm text-ink-soft">
        <Icon of={Check} size={18} className="text-agave-ink" />
        {useCopy(keepingCopy).draftKept}
      </p>
    </Scene>
  )
}

function TypedField({ label, text, starts }: { label: string; text: string; starts: string }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-semibold">{label}</p>
      <p className="overflow-hidden rounded-control border border-edge bg-surface px-3 py-2.5 whitespace-nowrap">
        <span className={`demo-typed relative inline-block ${starts}`}>
          <span className="block">{text}</span>
        </span>
      </p>
    </div>
  )
}

function Publishing({ guide, link }: DemoScenesProps) {
  const { title, card } = useCopy(deskCopy)
  const { length } = sectionTypes
  const photo = guide.coverImageUrl
  return (
    <Scene name="publishing" title={title}>
      <div className="flex flex-1 flex-col justify-center px-5 pb-4">
        <div className="overflow-hidden rounded-card border border-hairline bg-surface">
          <div className="relative h-44">
            {photo && (
              <Picture
                avif={photoVariant(photo, { width: 828, format: 'avif' })}
                src={photoVariant(photo, { width: 828, format: 'jpg' })}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            )}
            <div className="absolute top-3 left-3">
              <Badge className="demo-draft absolute opacity-0">{card.draft}</Badge>
              <Badge tone="success" hasDot className="demo-live">
                {card.published}
              </Badge>
            </div>
          </div>
          <div className="flex flex-col gap-3 p-5">
            <p className="font-heading text-xl font-semibold">{guide.name}</p>
            <p className="line-clamp-2 text-sm text-ink-soft">{guide.tabs.welcome.greeting}</p>
            <p className="flex items-center gap-2 text-sm text-agave-ink">
              <Icon of={CircleCheck} size={18} />
              {card.complete(length, length)}
            </p>
            <span className={buttonLook({ tone: 'primary', className: 'demo-press' })}>
              {card.publish}
            </span>
          </div>
        </div>
        <p className="demo-link mt-4 flex items-center gap-3 rounded-card bg-agave-soft px-4 py-3 font-semibold text-agave-ink">
          <Icon of={Link2} size={20} />
          <span className="min-w-0 truncate">{link}</span>
        </p>
      </div>
    </Scene>
  )
}

function Scene({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <div data-scene={name} className="flex flex-col bg-paper text-[0.9375rem] text-ink">
      <p className="bg-surface px-5 pt-6 pb-4 font-heading text-xl font-semibold">{title}</p>
      {children}
    </div>
  )
}
