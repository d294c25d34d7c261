import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findTool } from '#tests/tools.ts'
import { pairsIn, read, run } from './installed.ts'

const unit = read('zaguan.service')

describe('the systemd unit', () => {
  const analyze = findTool('systemd-analyze')
  const without = 'systemd is not on this machine'

  test('says only settings that there are, and keeps its files where it may write', () => {
    const said = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, text = '']) => text).join(' ')
    const given = pairsIn(said.replaceAll(' ', '\n'))
    expect(given).toEqual({
      NODE_ENV: 'production',
      ZAGUAN_ENV: 'production',
      DATA_DIR: '/var/lib/zaguan',
      // Of systemd's own making for this unit alone, writable, and on a disk.
      TMPDIR: '/var/tmp',
    })
    expect(unit).toMatch(/^PrivateTmp=yes$/m)
    expect(unit).toMatch(/^StateDirectory=zaguan$/m)
    // A command by hand reads the file of the settings only.
    const { ZAGUAN_ENV, DATA_DIR } = given
    expect(readFileSync('docs/operating.md', 'utf8')).toContain(
      `ZAGUAN_ENV=${ZAGUAN_ENV} DATA_DIR=${DATA_DIR} >> /etc/zaguan/env`,
    )
  })

  test('runs as a user whom an operator is told to make, and whose files a command by hand can reach', () => {
    const [, user] = /^User=(\w+)$/m.exec(unit) ?? []
    expect(unit).not.toMatch(/^DynamicUser=/m)
    const operating = readFileSync('docs/operating.md', 'utf8')
    const asked = new RegExp(`useradd --system .* --home-dir /var/lib/zaguan .* ${user}$`, 'm')
    expect([operating, unit].filter((text) => asked.test(text))).toHaveLength(2)
  })

  test('starts what was built, and both pages that tell to upgrade build before the restart', () => {
    const steps = 'npm ci --include=dev && npm run build'
    for (const file of ['README.md', 'docs/operating.md', 'install/zaguan.service']) {
      expect([file, readFileSync(file, 'utf8').includes(steps)]).toEqual([file, true])
    }
  })

  test('is one that systemd understands', async ({ skip }) => {
    skip(!analyze, without)
    const folder = await mkdtemp(path.join(tmpdir(), 'zaguan unit '))
    const file = path.join(folder, 'zaguan.service')
    // Verified where it stands, not where it will be installed: the program it names has to be there.
    const here = unit
      .replaceAll(
        'file:///srv/zaguan',
        pathToFileURL('.').href.replace(/\/$/, '').replaceAll('%', '%%'),
      )
      .replaceAll('/srv/zaguan', process.cwd())
    await writeFile(file, here)
    const { stdout, stderr } = await run(analyze!, ['verify', '--man=no', file])
    const own = (stdout + stderr).split('\n').filter((line) => line.includes('zaguan'))
    expect(own).toEqual([])
    await rm(folder, { recursive: true })
  })

  test('leaves little open, as systemd counts it', async ({ skip }) => {
    skip(!analyze, without)
    const most = 20
    const args = ['security', '--offline=true', `--threshold=${most}`, 'install/zaguan.service']
    const { stdout } = await run(analyze!, args)
    expect(Number(/exposure level .*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(most / 10)
  })
})
