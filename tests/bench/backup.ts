/** A backup, its check and its restore: how long, and whether memory stays flat however many photos there are. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { openDatabase } from '#server/db/open.ts'
import { photoFileNames } from '#server/photos/store.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { fillWithGuides } from './many-guides.ts'
import { atMost, conclude, type Row, shown } from './report.ts'

const guides = 1_000
const fewPhotos = 1_000
const manyPhotos = 5_000
const filesEach = 3
const fileBytes = 20_000

type Figures = { seconds: number; peakMb: number }

const folder = mkdtempSync(path.join(tmpdir(), 'zaguan-bench-backup-'))
const postgres = await startPostgres()
try {
  await conclude('backup', await measure())
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<Row[]> {
  const few = await openContext('few', fewPhotos)
  const many = await openContext('many', manyPhotos)
  const fewFile = path.join(folder, 'few.tar.gz')
  const file = path.join(folder, 'many.tar.gz')
  const key = { BACKUP_KEY: randomBytes(24).toString('hex') }
  const fewBackup = await run('backup', [fewFile], few)
  const backup = await run('backup', [file], many)
  const encrypted = await run('backup', [`${file}.age`], { ...many, ...key })
  const check = await run('backup', ['--check', file], many)
  const fewRestore = await run('restore', [fewFile], await emptyPostgres('few-restored'))
  const restore = await run('restore', [file], await emptyPostgres('many-restored'))
  const fewEmbedded = await run('restore', [fewFile], { DATA_DIR: path.join(folder, 'few-laptop') })
  const embedded = await run('restore', [file], { DATA_DIR: path.join(folder, 'laptop') })
  const size = `${Math.round(statSync(file).size / 1024 / 1024)} MB`
  return [
    shown(`a backup of ${guides} guides and ${manyPhotos} photos (${size})`, told(backup)),
    shown('the same, encrypted', told(encrypted)),
    shown('reading it through', told(check)),
    shown('restoring it into Postgres', told(restore)),
    shown('restoring it into the embedded database', told(embedded)),
    atMost(
      'peak memory: backup of 5,000 photos / of 1,000',
      backup.peakMb / fewBackup.peakMb,
      1.25,
    ),
    atMost(
      'peak memory: restore of 5,000 photos / of 1,000, embedded',
      embedded.peakMb / fewEmbedded.peakMb,
      1.25,
    ),
    atMost(
      'peak memory: restore of 5,000 photos / of 1,000',
      restore.peakMb / fewRestore.peakMb,
      1.25,
    ),
    atMost('peak memory: encrypted / plain', encrypted.peakMb / backup.peakMb, 1.25),
  ]
}

/** The guides of a bench with files behind their photos, and further photos that no guide shows. */
async function openContext(name: string, photos: number) {
  const database = `backup_${name}`
  const url = await postgres.createDatabase(database)
  await (await openDatabase({ databaseUrl: url, dataDir: folder })).close()
  const admin = new URL(postgres.adminUrl)
  admin.pathname = `/${database}`
  await fillWithGuides(admin.href, guides)
  const client = new pg.Client(admin.href)
  await client.connect()
  await client.query(
    `insert into photos (path, host_id, bytes, width, height, placeholder)
     select '/photos/' || n || '.jpg', 'filler-0', 1000, 1600, 1200, 'data:,'
     from generate_series(${guides}, ${photos - 1}) n`,
  )
  await client.end()
  const dataDir = path.join(folder, name)
  mkdirSync(path.join(dataDir, 'photos'), { recursive: true })
  for (let photo = 0; photo < photos; photo += 1) {
    for (const file of photoFileNames(`${photo}.jpg`).slice(0, filesEach)) {
      writeFileSync(path.join(dataDir, 'photos', file), randomBytes(fileBytes))
    }
  }
  return { DATABASE_URL: url, DATA_DIR: dataDir }
}

async function emptyPostgres(name: string) {
  return {
    DATABASE_URL: await postgres.createDatabase(name),
    DATA_DIR: path.join(folder, name),
  }
}

async function run(
  command: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<Figures> {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    [
      '--import',
      './tests/bench/tell-peak.ts',
      '--liftoff-only',
      `server/${command}-command.ts`,
      ...args,
    ],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  )
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [peak, code] = await Promise.all([text(child.stdio[3] as NodeJS.ReadableStream), ended])
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { seconds: (performance.now() - begun) / 1000, peakMb: Number(peak) / 1024 }
}

function told({ seconds, peakMb }: Figures) {
  return `${seconds.toFixed(1)} s, at most ${Math.round(peakMb)} MB of memory`
}
