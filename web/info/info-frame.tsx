import type { ReactNode } from 'react'

type InfoFrameProps = { title: string; intro?: string; children: ReactNode }

export function InfoFrame({ title, intro, children }: InfoFrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
      <header className="max-w-2xl">
        <h1>{title}</h1>
        {intro ? <p className="mt-4 text-lg text-ink-soft">{intro}</p> : null}
      </header>
      <div className="mt-10">{children}</div>
    </div>
  )
}
