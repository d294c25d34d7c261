import type { ReactNode } from 'react'

type MessageViewProps = { title: string; sentence: string; children?: ReactNode }

/** A screen that says one thing. */
export function MessageView({ title, sentence, children }: MessageViewProps) {
  return (
    <main className="g g-message">
      <h1 className="g-name">{title}</h1>
      <p className="g-prose">{sentence}</p>
      {children}
    </main>
  )
}
