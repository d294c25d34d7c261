import { listDrafts } from './draft-store.ts'

/** Signing out with something not saved yet goes by way of the page that can ask about it. */
export function askAboutDrafts(hostId: string) {
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/logout') return
    event.preventDefault()
    // A device that keeps no drafts has none to lose.
    const { length: drafts } = await listDrafts(hostId).catch(() => [])
    if (drafts > 0) location.assign('/logout')
    else form.submit()
  })
}
