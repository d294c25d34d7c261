import type { ReactNode } from 'react'

export function ShownGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-5">
      <h2 className="border-b border-hairline pb-2">{title}</h2>
      {children}
    </section>
  )
}

export function ShownRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
