/** `npm run backup`, `npm run backup -- --check FILE`: everything in one file, or a file read through. */
import { runCommand } from './command.mjs'

await runCommand('server/backup-command.ts')
