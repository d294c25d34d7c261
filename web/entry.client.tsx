import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#web/copy/languages.ts'
import { LocaleContext } from '#web/copy/use-copy.ts'

const reloadedKey = 'zaguan-reloaded-at'
const patienceMs = 60_000

// A part was lost on the way, or the product was updated since the page was read. It is read again, as the router does for
// its own parts; a part that is missing for good ends in the page that says so.
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < patienceMs) return
  event.preventDefault()
  sessionStorage.setItem(reloadedKey, `${Date.now()}`)
  location.reload()
})

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
