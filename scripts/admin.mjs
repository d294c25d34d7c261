/** `npm run admin -- …`: what an operator does by hand; `npm run admin -- --help` says what there is. */
import { runCommand } from './command.mjs'

await runCommand('server/admin-command.ts')
