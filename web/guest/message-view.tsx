type MessageViewProps = {
  title: string
  sentence: string
  way?: { label: string; href: string }
}

/** A screen that says one thing, and where to go from there. */
export function MessageView({ title, sentence, way }: MessageViewProps) {
  return (
    <main className="g g-message">
      <h1 className="g-name">{title}</h1>
      <p className="g-prose">{sentence}</p>
      {way && (
        <a className="g-button g-main-button" href={way.href}>
          {way.label}
        </a>
      )}
    </main>
  )
}
