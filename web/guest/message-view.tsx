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

/** The house's own drawing: two walls and a doorway, with light in it when there is somebody to welcome. */
function Doorway({ isLit }: { isLit: boolean }) {
  return (
    <svg className="g-doorway" viewBox="0 0 120 120" aria-hidden="true">
      <path fill="#c2185b" d="M0 14 54 26v78L0 120z" />
      <path fill="#b8532f" d="m54 26 66-10v94l-66-6z" />
      <path
        fill={isLit ? '#f4c75e' : '#7a3218'}
        stroke="#7a3218"
        strokeWidth="2.5"
        d="M74 105.5V62q11.5-13 23 0v45.600z"
      />
      {isLit && <path fill="#fce3a4" opacity=".55" d="m74 105.5 23 2 11 12.5H58z" />}
    </svg>
  )
}
