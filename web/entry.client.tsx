import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { findLocale } from '#domain/locale.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={findLocale(document.documentElement.lang) ?? 'es'}>
        <HydratedRouter />
      </LocaleContext>
    </StrictMode>,
  )
})
