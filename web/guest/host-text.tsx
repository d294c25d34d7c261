import { hostLanguage, useGuestScreen } from './guest-screen.ts'
import { keyed } from './keyed.ts'
import { findTextParts } from './text-parts.ts'

/** A host's paragraph: lines kept, addresses and numbers in it alive. */
export function HostText({ text, className = 'g-prose' }: { text: string; className?: string }) {
  const lang = hostLanguage(useGuestScreen())
  return (
    <p className={className} dir="auto" lang={lang}>
      <LivingText text={text} />
    </p>
  )
}

export function LivingText({ text }: { text: string }) {
  return keyed(findTextParts(text), (part) => part.text).map(({ key, entry }) => {
    const { text: part, href } = entry
    return href ? (
      <a key={key} href={href} rel="noopener nofollow" target={targetOf(href)}>
        {part}
      </a>
    ) : (
      part
    )
  })
}

/** A host's few words inside another element. */
export function HostWords({ text }: { text: string }) {
  const lang = hostLanguage(useGuestScreen())
  return (
    <bdi lang={lang} className="g-words">
      {text}
    </bdi>
  )
}

function targetOf(href: string) {
  return href.startsWith('http') ? '_blank' : undefined
}
