import { keyed, languageOf, markOf, useGuestScreen } from '#web/guest/guest-screen.ts'
import { findTextParts } from './text-parts.ts'

type HostTextProps = {
  text: string
  /** None where what it stands in has a look. */
  className?: string
  /** Where no paragraph may stand. */
  as?: 'p' | 'span' | 'li'
}

/** A host's paragraph: lines kept, addresses and numbers in it alive. */
export function HostText({ text, className = 'g-prose', as: Tag = 'p' }: HostTextProps) {
  const lang = languageOf(useGuestScreen(), text)
  return (
    <Tag
      className={className || undefined}
      dir="auto"
      lang={lang}
      data-text={Tag === 'span' ? '' : undefined}
    >
      <LivingText text={text} />
      <SaidMark text={text} />
    </Tag>
  )
}

export function LivingText({ text }: { text: string }) {
  return keyed(findTextParts(text), (part) => part.text).map(({ key, entry }) => {
    const { text: part, href } = entry
    return href ? (
      <a
        key={key}
        className={lookOf(href)}
        href={href}
        rel="noopener nofollow"
        target={href.startsWith('http') ? '_blank' : undefined}
        data-address={part === href ? '' : undefined}
      >
        {part}
      </a>
    ) : (
      part
    )
  })
}

/** A text whose phone numbers stay in one piece, where the whole of it is a link already. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return keyed(findTextParts(text), (part) => part.text).map(({ key, entry }) =>
    entry.href ? (
      <span key={key} className={lookOf(entry.href)}>
        {entry.text}
      </span>
    ) : (
      entry.text
    ),
  )
}

/** A host's few words inside another element. */
export function HostWords({ text }: { text: string }) {
  const lang = languageOf(useGuestScreen(), text)
  return (
    <bdi lang={lang} className="g-words">
      {text}
      <SaidMark text={text} />
    </bdi>
  )
}

/** Says what language a text stayed in, or that nobody has read its translation; its words are no part of the text. */
export function SaidMark({ text }: { text: string }) {
  const screen = useGuestScreen()
  const mark = markOf(screen, text)
  if (!mark) return null
  const { sign, label } = mark
  return (
    <i
      className="g-mark"
      role="img"
      lang={screen.locale}
      aria-label={label}
      title={label}
      data-sign={sign}
    />
  )
}

function lookOf(href: string) {
  return href.startsWith('tel:') ? 'g-unbroken' : undefined
}
