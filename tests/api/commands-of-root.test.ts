/** @module-tag long */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#server/storage/data-dir.ts'
import { copyEmbeddedFolder } from '#tests/postgres/postgres-embedded.ts'
import { findTool } from '#tests/tools.ts'

const missing = process.getuid?.() === 0 ? undefined : 'only root can become somebody else'
/** Whom the product runs as: nobody of this machine needs to be asked for. */
const owner = { uid: 65_534, gid: 65_534 }
const commands = ['admin', 'backup', 'restore'] as const

type As = { uid?: number; gid?: number; through?: string[] }

async function run(
  command: (typeof commands)[number],
  args: string[],
  { DATA_DIR, through = [], ...as }: As & { DATA_DIR: string },
) {
  const words = [...through, process.execPath, `server/${command}-command.ts`, ...args]
  const env = { PATH: process.env.PATH ?? '', DATA_DIR }
  const child = spawn(words[0]!, words.slice(1), { env, ...as })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, said: said.join('') }
}

/** A folder that everybody may pass, with an installation of the owner's in it. */
async function openPlace() {
  const place = fs.mkdtempSync(path.join(tmpdir(), 'zaguan-of-another-'))
  onTestFinished(() => fs.rmSync(place, { recursive: true }))
  fs.chmodSync(place, 0o711)
  const dataDir = path.join(place, 'data')
  fs.cpSync(await copyEmbeddedFolder(), dataDir, { recursive: true })
  fs.mkdirSync(path.join(place, 'theirs'))
  execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, dataDir, path.join(place, 'theirs')])
  return { place, dataDir, theirs: path.join(place, 'theirs') }
}

const pathsIn = (folder: string) => [
  folder,
  ...fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
]

function othersIn(folder: string) {
  return pathsIn(folder).filter((file) => fs.lstatSync(file).uid !== owner.uid)
}

/** All that a start of the product would have to read. */
function opensForItsOwner(DATA_DIR: string) {
  return run('admin', ['reports', 'list'], { DATA_DIR, ...owner })
}

describe.skipIf(missing)(`a command of root's${missing ? ` (${missing})` : ''}`, () => {
  test('makes a folder for backups in DATA_DIR that is its owner’s, beside any database', () => {
    const place = fs.mkdtempSync(path.join(tmpdir(), 'zaguan-of-another-'))
    onTestFinished(() => fs.rmSync(place, { recursive: true }))
    fs.chownSync(place, owner.uid, owner.gid)
    makeFolder(path.join(place, 'backups', 'daily'))
    expect(othersIn(place)).toEqual([])
  })

  test('that only looks leaves the database to the user whose it is', async () => {
    const { dataDir } = await openPlace()
    expect(await run('admin', ['reports', 'list'], { DATA_DIR: dataDir })).toEqual({
      code: 0,
      said: 'None.\n',
    })
    expect(othersIn(dataDir)).toEqual([])
    expect((await opensForItsOwner(dataDir)).code).toBe(0)
  })

  test('that backs up, and one that restores, too', async () => {
    const { place, dataDir, theirs } = await openPlace()
    const file = path.join(theirs, 'all.tar.gz')
    const made = await run('backup', [file], { DATA_DIR: dataDir })
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('Backed up to')])
    expect(othersIn(dataDir)).toEqual([])

    const restored = path.join(place, 'restored')
    fs.mkdirSync(restored)
    fs.chownSync(restored, owner.uid, owner.gid)
    expect((await run('restore', [file], { DATA_DIR: restored })).code).toBe(0)
    expect(othersIn(restored)).toEqual([])
    expect((await opensForItsOwner(restored)).code).toBe(0)
  })

  test('says whose files it cannot write or read elsewhere', async () => {
    const { place, dataDir } = await openPlace()
    const file = path.join(place, 'all.tar.gz')
    const made = await run('backup', [file], { DATA_DIR: dataDir })
    expect(made).toEqual({ code: 1, said: `${file} cannot be written: user 65534 may not.\n` })
    expect(othersIn(dataDir)).toEqual([])
    fs.writeFileSync(file, 'nothing', { mode: 0o600 })
    const restored = path.join(place, 'restored')
    fs.mkdirSync(restored)
    fs.chownSync(restored, owner.uid, owner.gid)
    const refused = await run('restore', [file], { DATA_DIR: restored })
    expect(refused).toEqual({ code: 1, said: `${file} cannot be read: user 65534 may not.\n` })
    expect(fs.readdirSync(restored)).toEqual([])
  })

  test('is refused where that user may not go, and nothing is touched', async () => {
    const { place, dataDir } = await openPlace()
    fs.chmodSync(place, 0o700)
    const before = pathsIn(dataDir)
    for (const args of [['reports', 'list'], [path.join(place, 'x.tar.gz')]]) {
      const command = args.length > 1 ? 'admin' : 'backup'
      const { code, said } = await run(command, args, { DATA_DIR: dataDir })
      expect([code, said]).toEqual([1, expect.stringContaining('that user may not read')])
      expect(said.trim().split('\n')).toHaveLength(1)
    }
    expect([othersIn(dataDir), pathsIn(dataDir)]).toEqual([[], before])
  })

  const setpriv = findTool('setpriv')
  test.skipIf(!setpriv)('is refused where root may not become that user', async () => {
    const { dataDir } = await openPlace()
    const through = [setpriv ?? '', '--bounding-set=-setuid,-setgid', '--inh-caps=-setuid,-setgid']
    const before = pathsIn(dataDir)
    for (const command of commands) {
      const args = { admin: ['reports', 'list'], backup: [], restore: ['package.json'] }[command]
      const { code, said } = await run(command, args, { DATA_DIR: dataDir, through })
      expect([code, said]).toEqual([1, expect.stringContaining('root cannot become that user')])
    }
    expect([othersIn(dataDir), pathsIn(dataDir)]).toEqual([[], before])
  })
})
