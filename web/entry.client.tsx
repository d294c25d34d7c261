import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#web/copy/language-names.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleContext value={languageOf(document.documentElement)}>
        <HydratedRouter />
      </LocaleContext>
    </StrictMode>,
  )
})
