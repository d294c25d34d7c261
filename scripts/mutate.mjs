/**
 * `node scripts/mutate.mjs [--seed 7] [--places 12] [folder …]`: puts one small fault at a time into the sources and asks the
 * tests, the nearest first, whether they notice. Neither types nor journeys are asked. The file is put back whatever happens.
 */
import { spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { faultsIn } from './mutations.mjs'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

const options = { seed: { type: 'string' }, places: { type: 'string', default: '12' } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const seed = values.seed ?? String(randomInt(2 ** 31))
const folders = positionals.length > 0 ? positionals : ['domain', 'server']
const projects = ['rules', 'project', 'server', 'sandbox'].map((name) => `--project=${name}`)
/** A fault may make a test wait for ever, or a run. */
const limits = ['--testTimeout=120000', '--hookTimeout=120000', '--expect.poll.timeout=60000']
const mostMs = 30 * 60_000

let undo = () => {}
let stop = () => {}
process.on('exit', () => {
  undo()
  stop('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

const chosen = choose(Number(values.places))
let noticed = 0
for (const fault of chosen) {
  const by = await whoNotices(fault)
  if (by) noticed += 1
  console.log(`${by ? 'noticed' : 'NOT NOTICED'}: ${fault.says}${by ? `\n  by ${by}` : ''}`)
}
console.log(`${noticed} of ${chosen.length} faults were noticed (--seed ${seed}).`)

/** Every kind is as likely, however many places it has. */
function choose(count) {
  const kinds = [...Map.groupBy(folders.flatMap(faultsIn), ({ kind }) => kind).values()]
  return Array.from({ length: count }, (_, turn) => {
    const dice = createHash('sha256').update(`${seed} ${turn}`).digest()
    const ofKind = kinds[dice.readUInt32LE(0) % kinds.length]
    return ofKind.splice(dice.readUInt32LE(4) % ofKind.length, 1)
  }).flat()
}

async function whoNotices({ file, before, after }) {
  const place = path.join(root, file)
  if (readFileSync(place, 'utf8') !== before) throw new Error(`${file} was changed meanwhile`)
  const { atime, mtime } = statSync(place)
  undo = () => {
    undo = () => {}
    writeFileSync(place, before)
    // A build knows its sources by their times.
    utimesSync(place, atime, mtime)
  }
  writeFileSync(place, after)
  const by = (await askTwice(`${path.dirname(file)}/`)) ?? (await askTwice())
  undo()
  return by
}

/** What fails only once fails for something else. */
async function askTwice(where) {
  const by = await ask(where)
  const file = by?.match(/^\|\w+\| (\S+)/)?.[1]
  return by && (await ask(file ?? where)) ? by : undefined
}

/** The test that failed, or what else ended the run. */
async function ask(where) {
  const args = ['run', '--bail=1', '--passWithNoTests', '--tags-filter=!long', ...limits]
  const child = spawn(
    projectNode(),
    ['node_modules/vitest/vitest.mjs', ...args, ...projects, ...(where ? [where] : [])],
    // Detached, it can be ended together with what it starts.
    { cwd: root, env: projectEnvironment({ NO_COLOR: '1' }), detached: true },
  )
  stop = (signal) => process.kill(-child.pid, signal)
  const timer = setTimeout(stop, mostMs, 'SIGKILL')
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  clearTimeout(timer)
  stop = () => {}
  if (code !== 0) return /FAIL +(.*)/.exec(errors + out)?.[1] ?? 'a run that broke off'
}
