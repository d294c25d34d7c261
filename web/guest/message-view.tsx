import { Doorway } from './doorway.tsx'

type MessageViewProps = {
  title: string
  sentence: string
  way?: { label: string; href: string }
  /** Something to read out to whoever helps. */
  note?: { name: string; text: string } | undefined
  isWelcome?: boolean
}

/** A screen that says one thing, and where to go from there. */
export function MessageView({ title, sentence, way, note, isWelcome = false }: MessageViewProps) {
  return (
    <main className="g g-message">
      <Doorway isLit={isWelcome} />
      <h1 className="g-name">{title}</h1>
      <p className="g-prose">{sentence}</p>
      {way && (
        <p aria-live="polite">
          <a className="g-button g-main-button" href={way.href}>
            {way.label}
          </a>
        </p>
      )}
      {note && (
        <p className="g-prose">
          {note.name} <code translate="no">{note.text}</code>
        </p>
      )}
    </main>
  )
}
