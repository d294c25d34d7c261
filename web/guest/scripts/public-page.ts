import { keepOffline } from '#web/guest/offline/keep-offline.ts'
import { enhance } from './enhance.ts'

const root = document.querySelector<HTMLElement>('[data-guest]')

if (root) {
  const { signal } = new AbortController()
  enhance(root, signal)
  const { viewerModule } = root.dataset
  if (viewerModule) import(/* @vite-ignore */ viewerModule)
  root.querySelector('[data-reload]')?.addEventListener('click', () => location.reload())
  keepOffline(root).catch(() => {
    // A browser may forbid it (private windows do): the guide is then read with a connection.
  })
}
