/**
 * A process of its own that opens the database in its first argument and confirms pairs of rows on its standard output,
 * on and on. The second argument breaks the disk under it after some pairs.
 */
import fs from 'node:fs'
import { openDatabase } from '#server/db/open.ts'
import { requestLimits } from '#server/db/tables/schema.ts'

const [dataDir = '', fault = 'none'] = process.argv.slice(2)
const pairsBeforeFault = 20
const walFiles = new Set<number>()

watchWalFiles()
try {
  const { db } = await openDatabase({ dataDir })
  say('open')
  for (let pair = 0; ; pair += 1) {
    if (pair === pairsBeforeFault) breakDisk(fault)
    const name = `${process.pid}-${pair}`
    await db.transaction(async (tx) => {
      await tx.insert(requestLimits).values({ key: `${name}-a`, points: pair })
      await tx.insert(requestLimits).values({ key: `${name}-b`, points: pair })
    })
    say(name)
  }
} catch (error) {
  fs.writeSync(process.stderr.fd, `${error}\n`)
  process.exit(1)
}

function say(line: string) {
  fs.writeSync(process.stdout.fd, `${line}\n`)
}

function watchWalFiles() {
  const open = fs.openSync
  fs.openSync = (path, ...rest) => {
    const descriptor = open(path, ...rest)
    if (String(path).includes('pg_wal')) walFiles.add(descriptor)
    return descriptor
  }
}

function breakDisk(kind: string) {
  if (kind === 'no-flush') fs.fsyncSync = () => fail('EIO')
  if (kind !== 'wal-full') return
  const write = fs.writeSync as (descriptor: number, ...rest: unknown[]) => number
  const refuse = (descriptor: number, ...rest: unknown[]) =>
    walFiles.has(descriptor) ? fail('ENOSPC') : write(descriptor, ...rest)
  Object.assign(fs, { writeSync: refuse })
}

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}
