/** `npm run restore FILE`: a backup into an empty place. */
import { runCommand } from './command.mjs'

await runCommand('server/restore-command.ts')
