/** A process of its own that opens the Postgres in its first argument, says so and ends. */
import { openDatabase } from '#server/db/open.ts'

const [databaseUrl = ''] = process.argv.slice(2)

const database = await openDatabase({ databaseUrl, dataDir: '', log: (line) => console.log(line) })
console.log('open')
await database.close()
