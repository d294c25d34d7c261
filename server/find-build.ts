/** What `npm run build` made, looked at before anything of it is loaded. */
import { existsSync, readFileSync } from 'node:fs'
import { StartupError } from './db/startup-error.ts'

/** The built server's address; refused where it was made for other tables than those that its start would make. */
export function findBuild() {
  const server = here('build/server/index.js')
  const builtFor = readList('build/migrations.json')
  if (!existsSync(server) || builtFor === undefined) {
    throw new StartupError('The product is not built, or not to its end: npm run build')
  }
  if (builtFor !== readList('server/db/migrations/meta/_journal.json')) {
    throw new StartupError(
      'The product was built from other sources than these: their changes of the tables differ. Nothing was changed. Build it (npm ci --include=dev && npm run build), then start it again.',
    )
  }
  return server.href
}

function readList(path: string) {
  const file = here(path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function here(path: string) {
  return new URL(`../${path}`, import.meta.url)
}
