import { isSafeLink } from '#domain/values/links/links.ts'
import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { keyed, languageOf, useGuestScreen } from '#web/guest/guest-screen.tsx'

type HostTextProps = {
  text: string
  /** The same words with what was left open in them. */
  shown?: string
  /** None where what it stands in has a look. */
  className?: string
  /** Where no paragraph may stand. */
  as?: 'p' | 'span' | 'li'
}

/** A host's paragraph: lines kept, addresses and numbers in it alive. */
export function HostText({ text, shown, className = 'g-prose', as: Tag = 'p' }: HostTextProps) {
  const lang = languageOf(useGuestScreen(), text)
  return (
    <Tag
      className={className || undefined}
      dir="auto"
      lang={lang}
      data-text={Tag === 'span' ? '' : undefined}
    >
      <LivingText text={shown ?? text} />
      <SaidMark text={text} />
    </Tag>
  )
}

export function LivingText({ text }: { text: string }) {
  const { callingCode } = useGuestScreen().guide
  return keyed(findTextParts(text, callingCode), (part) => part.text).map(({ key, entry }) => {
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

/** A host's few words inside another element; what can be called or opened is a link where none surrounds them. */
export function HostWords({ text, withLinks }: { text: string; withLinks?: boolean }) {
  const lang = languageOf(useGuestScreen(), text)
  return (
    <bdi lang={lang} className="g-words">
      {withLinks ? <LivingText text={text} /> : text}
      <SaidMark text={text} />
    </bdi>
  )
}

/** Says what language a text stayed in, or that nobody has read its translation; its words are no part of the text. */
export function SaidMark({ text }: { text: string }) {
  const { guide, words, locale } = useGuestScreen()
  const said = guide.translation?.said.get(text)
  if (said !== 'machine' && said !== 'original') return null
  const { language } = guide
  const isMachine = said === 'machine'
  const label = isMachine ? words.byMachine : words.inLanguage[language]
  return (
    <i
      className="g-mark"
      role="img"
      lang={locale}
      aria-label={label}
      title={label}
      data-sign={isMachine ? 'AUTO' : language.toUpperCase()}
    />
  )
}

const lookOf = (href: string) => (href.startsWith('tel:') ? 'g-unbroken' : undefined)

export type TextPart = { text: string; href?: string }

/** Where a link stands, or what only looked like one, and where reading goes on. */
type Found = { from: number; to: number; next: number; href: string | undefined }

/** More than anybody writes into one paragraph; beyond them the rest is read as it stands. */
const mostLinks = 60

/** Short, so that a text of any kind is read once. */
const signs = /https?:\/\/|[\w.+-]@[\w-]|\+?(?:\((?=\d+\)))?\d[\d ().\u2010-\u2015-]{7,18}\d/gi
const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w-]/y
/** Two names or more; the end of a sentence is no part of them. */
const domains = /[\w-]+(?:\.[\w-]+)+/y
const addressEnd = /[\s<>"]/g
const longestLocalPart = 64

/** Cuts a text where a web address, a mail address or a phone number stands in it. */
export function findTextParts(text: string, callingCode?: string): TextPart[] {
  const parts: TextPart[] = []
  let read = 0
  let links = 0
  let taken = 0
  while (links < mostLinks) {
    const sign = execAt(signs, text, taken)
    if (!sign) break
    const { from, to, next, href } = findAt(text, { sign, taken }, callingCode)
    taken = next
    if (!href) continue
    if (from > read) parts.push({ text: text.slice(read, from) })
    parts.push({ text: text.slice(from, to), href })
    read = to
    links += 1
  }
  if (read < text.length) parts.push({ text: text.slice(read) })
  return parts
}

type Seen = { sign: RegExpExecArray; taken: number }

function findAt(text: string, { sign: found, taken }: Seen, callingCode?: string): Found {
  const { 0: sign, index: at } = found
  if (/^http/i.test(sign)) return findWebAddress(text, at)
  if (sign[1] === '@') return findMail(text, at + 1, taken)
  const beginning = execAt(mail, text, at)
  if (beginning) return findMail(text, text.indexOf('@', at), taken)
  const to = at + sign.length
  const number = findPhoneNumber(sign, callingCode)
  return { from: at, to, next: to, href: number?.whatsapp ? `tel:${number.dial}` : undefined }
}

function findWebAddress(text: string, from: number): Found {
  const next = execAt(addressEnd, text, from)?.index ?? text.length
  const written = text.slice(from, next)
  // A bracket that was opened in it is its own, as in …/wiki/Roma_(barrio).
  let opened = written.split('(').length - written.split(')').length
  let to = next
  while ('.,;:!?)]}»”’\'"'.includes(text[to - 1] ?? ' ')) {
    if (text[to - 1] === ')' && opened++ >= 0) break
    to -= 1
  }
  const link = text.slice(from, to)
  return { from, to, next, href: isSafeLink(link) ? link : undefined }
}

function findMail(text: string, at: number, taken: number): Found {
  const domain = execAt(domains, text, at + 1)?.[0]
  if (!domain) return { from: at, to: at, next: at + 1, href: undefined }
  const to = at + 1 + domain.length
  const earliest = Math.max(taken, at - longestLocalPart - 1)
  let from = at
  while (from > earliest && /[\w.+-]/.test(text[from - 1] ?? ' ')) from -= 1
  const isMail = at - from <= longestLocalPart
  return { from, to, next: to, href: isMail ? `mailto:${text.slice(from, to)}` : undefined }
}

function execAt(pattern: RegExp, text: string, from: number) {
  pattern.lastIndex = from
  return pattern.exec(text)
}
