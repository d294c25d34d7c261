import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'

/** What is left to show when not even the header can be trusted. */
export function BarePage({ productName, children }: { productName?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {productName ? (
        <header className="px-4 py-2 sm:px-6">
          <Brand productName={productName} />
        </header>
      ) : null}
      <main className="flex-1">{children}</main>
    </div>
  )
}
