/** What both commands need first: the packages, and a build as new as its sources. Node's own modules only. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const lockfile = path.join(root, 'package-lock.json')
/** npm writes it when all that it names is there. */
const installedList = path.join(root, 'node_modules', '.package-lock.json')
/** Written by the build, at its end. */
export const builtMark = path.join(root, 'build', '.built-sources')
const sources = [
  'domain',
  'server',
  'web',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
]

/** Runs one step, saying how long it took; its words are shown only when it fails. */
export async function step(name, work) {
  const startedMs = Date.now()
  process.stdout.write(`${name} …`)
  try {
    await work()
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  }
  process.stdout.write(` ${((Date.now() - startedMs) / 1000).toFixed(1)} s\n`)
}

export async function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Failure(`Node 20 or newer is needed; this is ${process.version}.`)
  if (isInstalled()) return
  await step('Installing packages (about two minutes the first time)', async () => {
    await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Packages that somebody installed by hand count as well: to install anew would take them from a product that runs. */
function isInstalled() {
  const there = readPackages(installedList)
  const isThere = ([place, { version, integrity, optional }]) =>
    there[place]
      ? there[place].version === version && there[place].integrity === integrity
      : // What another system or processor needs.
        optional === true || place === ''
  return Object.entries(readPackages(lockfile)).every(isThere) && existsSync(projectNode())
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

/** Where the reader of hosts' texts finds what it has learned. */
const taughtModel = path.join(root, 'build', 'reader.br')

/** It learns for some seconds, and only when its examples or the way it learns have changed. */
export async function ensureTaught(node = projectNode()) {
  const kept = path.join(root, 'node_modules', '.cache', `reader-${taughtSources()}.br`)
  if (!existsSync(kept)) {
    await step('Teaching the reader', () => run(node, ['scripts/teach-reader.mjs', kept]))
  }
  mkdirSync(path.dirname(taughtModel), { recursive: true })
  copyFileSync(kept, taughtModel)
}

function taughtSources() {
  const hash = createHash('sha256')
  for (const file of filesIn(path.join(root, 'domain/guide/reader')).sort()) {
    hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

export async function ensureBuilt() {
  if (isBuilt()) return
  await step('Building', () => runNode(['scripts/build.mjs']))
}

export function isBuilt() {
  return readMark(builtMark) === fingerprintOfSources()
}

export function fingerprintOfSources() {
  const hash = createHash('sha256')
  const files = sources.map((name) => path.join(root, name)).flatMap(filesIn)
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

/** The Node that the project brings along, whatever started us. */
export function projectNode() {
  const require = createRequire(path.join(root, 'package.json'))
  const folder = path.dirname(require.resolve('node/package.json'))
  return path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** The environment in which the project's own tools are found first. */
export function projectEnvironment(extra = {}) {
  const tools = path.join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, ...extra }
}

export function runNode(args, options = {}) {
  return run(projectNode(), args, options)
}

/** Runs a command in the project; keeps its words and shows them when it fails. */
export function run(command, args, { env = {}, shown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: projectEnvironment(shown ? env : { NO_COLOR: '1', ...env }),
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    })
    const words = []
    child.stdout?.on('data', (chunk) => words.push(chunk))
    child.stderr?.on('data', (chunk) => words.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(words).toString()
      if (code === 0) resolve(text)
      else reject(new Failure(`${[path.basename(command), ...args].join(' ')} failed:\n${text}`))
    })
  })
}

/** Something a person should read as a sentence, without a stack. */
export class Failure extends Error {}

export function reportFailure(error) {
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args])
  return run('npm', args)
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}
