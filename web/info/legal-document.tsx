import { useCopy } from '#web/copy/use-copy.ts'
import { type LegalText, operatorCopy } from '#web/copy/visitors/legal.ts'
import { InfoFrame } from './info-frame.tsx'

/** Places an operator has yet to fill stand in brackets and are marked until they are. */
const place = /(\[[^[\]]+\])/

export function LegalDocument({ text }: { text: LegalText }) {
  const { notice } = useCopy(operatorCopy)
  const words = [text.intro, ...text.chapters.flatMap(({ paragraphs }) => paragraphs)]
  const isUnfinished = words.some((paragraph) => place.test(paragraph))
  return (
    <InfoFrame title={text.title}>
      <div className="flex max-w-prose flex-col gap-8">
        {isUnfinished ? (
          <p className="rounded-control bg-sun-soft p-4 text-sun-ink">{notice}</p>
        ) : null}
        <Paragraph text={text.intro} className="text-lg" />
        {text.chapters.map(({ title, paragraphs }) => (
          <section key={title} className="flex flex-col gap-3">
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
          </section>
        ))}
      </div>
    </InfoFrame>
  )
}

function Paragraph({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      {text.split(place).map((part) =>
        place.test(part) ? (
          <mark key={part} className="bg-sun-soft text-sun-ink">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  )
}
