/** `npm run restore FILE`: an empty place filled with a backup. */

import { BackupProblem } from './backup/format.ts'
import { checkBackup } from './backup/restore.ts'
import { becomeOwnerOf } from './become-owner.ts'
import { summaryOf } from './command-line/backup-words.ts'
import { findBackup, runCommand, watching } from './command-line/command.ts'
import { restoreInto } from './command-line/installation.ts'
import { assertNoUnfinishedRestore } from './db/embedded/embedded-folder.ts'
import { readMigrations } from './db/migrate.ts'

await runCommand(async (context) => {
  const { config, say, progress } = context
  const [file] = context.args
  if (!file) throw new BackupProblem('Which file? npm run restore FILE')
  assertNoUnfinishedRestore(config.dataDir)
  const migrations = readMigrations()
  const openEntries = await findBackup(config, file)
  becomeOwnerOf(config.dataDir)
  const summary = await checkBackup(openEntries(), {
    migrations,
    watch: watching(context, 'Reading'),
  })
  await restoreInto(config, {
    openEntries,
    migrations,
    watch: watching(context, 'Restoring'),
    log: say,
  })
  progress.clear()
  say('Restored, and compared with the backup: every row of every table, and every photo.')
  for (const line of summaryOf(summary)) say(line)
  say('What hosts have paid for is asked of the payment provider when the product starts.')
  say('Everybody signs in again. Start the product: npm start')
})
