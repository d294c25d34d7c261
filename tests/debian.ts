import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findTool } from '#tests/tools.ts'

const run = promisify(execFile)

type Program = { file: string; env: Record<string, string> }

/** Whether it is on this machine, or can be fetched; nothing is fetched by asking. */
export function canHave(name: string) {
  return findTool(name) !== undefined || isDebianRoot()
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** A program of the machine's; else, as root on Debian, its package unpacked in the temporary folder and not installed. */
export async function getProgram(name: string, debianPackage: string): Promise<Program> {
  const installed = findTool(name)
  const program = installed ? { file: installed, env: {} } : await unpacked(name, debianPackage)
  if (program) return program
  throw new Error(`${name} is not on this machine: apt-get install ${debianPackage}`)
}

async function unpacked(name: string, debianPackage: string): Promise<Program | undefined> {
  const place = path.join(tmpdir(), `zaguan-debian-${debianPackage}`)
  if (!existsSync(path.join(place, 'done'))) await unpack(debianPackage, place)
  const [file] = ['usr/sbin', 'usr/bin']
    .map((folder) => path.join(place, folder, name))
    .filter((one) => existsSync(one))
  const libraries = ['usr/lib', 'lib'].map((folder) =>
    path.join(place, folder, `${machine[process.arch] ?? process.arch}-linux-gnu`),
  )
  return file ? { file, env: { LD_LIBRARY_PATH: libraries.join(':') } } : undefined
}

const machine: Partial<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' }

/** The package and what it needs that is not there; whole before it has its name. */
async function unpack(debianPackage: string, place: string) {
  const own = `${place}-${process.pid}`
  await mkdir(own, { recursive: true })
  const simulate = ['-s', '--no-install-recommends', 'install', debianPackage]
  const plan = await run('apt-get', simulate).catch(async () => {
    await run('apt-get', ['update', '-qq'])
    return run('apt-get', simulate)
  })
  const names = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map(([, found = '']) => found)
  await run('apt-get', ['download', '-qq', ...names], { cwd: own })
  for (const file of await readdir(own)) {
    if (file.endsWith('.deb')) await run('dpkg', ['-x', path.join(own, file), own])
  }
  await writeFile(path.join(own, 'done'), '')
  await rename(own, place).catch(() => rm(own, { recursive: true }))
}
