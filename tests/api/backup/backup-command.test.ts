/** @module-tag long */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { backUp } from '#tests/backing-up.ts'
import { fillInstallation } from '#tests/fill-installation.ts'
import { freshLaptop } from '#tests/guides/places.ts'
import { within } from '#tests/installation.ts'
import { emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'

/** A command of an operator, as a process of its own; answers its code and all its words. */
async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [`server/${command}-command.ts`, ...args], {
    env: { PATH: process.env.PATH ?? '', INIT_CWD: env.DATA_DIR ?? '', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ])
  return { code, words: said + complained }
}

test('an option that is not known is no file to write or to read', async () => {
  const dataDir = emptyFolder()
  for (const command of ['backup', 'restore'] as const) {
    expect(await run(command, ['--chek', 'x.tar.gz'], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      words: 'There is no option --chek.\n',
    })
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('a bucket of photos that is not there is told in words, by a backup and by a restore', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const laptop = await freshLaptop()
  await within(laptop, (open) => fillInstallation(open, { hosts: 1, guidesEach: 1, seed: 5 }))
  const file = await backUp(laptop)
  const there = { DATA_DIR: laptop.config.dataDir, PHOTOS: s3.photosWithoutBucket }
  // A slow machine has shown its progress before.
  const words = expect.stringMatching(
    /(^|\n)The bucket of PHOTOS cannot be used: there is no such bucket\.\n$/,
  )
  expect(await run('backup', ['new.tar.gz'], there)).toEqual({ code: 1, words })
  const empty = { ...there, DATA_DIR: join(emptyFolder(), 'data') }
  expect(await run('restore', [file], empty)).toEqual({ code: 1, words })
})

test('a restore goes on where an answer of the bucket of photos was lost', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const laptop = await freshLaptop()
  await within(laptop, (open) => fillInstallation(open, { hosts: 1, guidesEach: 1, seed: 5 }))
  const file = await backUp(laptop)
  s3.loseNextAnswer()
  const there = { DATA_DIR: join(emptyFolder(), 'data'), PHOTOS: s3.photos }
  expect(await run('restore', [file], there)).toMatchObject({ code: 0 })
})

test('a backup into a bucket tells its address, and comes back by its name', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const { config } = await freshLaptop()
  const key = 'a key of more than twenty characters'
  const settings = { BACKUP_TO: s3.backups, BACKUP_KEY: key }
  const made = await run('backup', [], { DATA_DIR: config.dataDir, ...settings })
  expect(made.words).toMatch(/^Backed up to s3:\/\/fotos\/backups\/zaguan-\S+\.tar\.gz\.age\n/)
  expect(made.words).not.toContain('SECRET@')
  expect(made.words).not.toContain(key)
  const [, name = ''] = /backups\/(\S+)/.exec(made.words) ?? []
  const DATA_DIR = join(emptyFolder(), 'data')
  const restored = await run('restore', [name], { DATA_DIR, ...settings })
  expect(restored.words).toContain('Restored, and compared with the backup')
  expect(restored.code).toBe(0)
})
