import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The build moves this code, not the sandbox: it is looked for upwards. */
export function findSandboxFolder(from: string): string {
  const folder = join(from, 'payments-sandbox')
  if (existsSync(join(folder, 'open.ts'))) return folder
  if (dirname(from) === from)
    throw new Error('The payment sandbox is not part of this installation.')
  return findSandboxFolder(dirname(from))
}
