/**
 * `node scripts/mutate.mjs [--seed 7] [--places 12] [folder …]`: puts one small fault at a time into the sources and asks the
 * tests, the nearest first, whether they notice. Neither types nor journeys are asked. The file is put back whatever happens.
 */
import { spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

const options = { seed: { type: 'string' }, places: { type: 'string', default: '12' } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const seed = values.seed ?? String(randomInt(2 ** 31))
const folders = positionals.length > 0 ? positionals : ['domain', 'server']
const projects = ['rules', 'project', 'server', 'sandbox'].map((name) => `--project=${name}`)
/** A fault may make a test wait for ever, or a run. */
const limits = ['--testTimeout=120000', '--hookTimeout=120000', '--expect.poll.timeout=60000']
const mostMs = 30 * 60_000
const shifts = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }

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
  const by = (await askTwice(nearest(file))) ?? (await askTwice())
  undo()
  return by
}

/** The tests of its folder and those of the API on its subject. */
function nearest(file) {
  const [, subject] = file.split('/')
  return [`${path.dirname(file)}/`, `tests/api/${subject}/`]
}

/** What fails only once fails for something else. */
async function askTwice(where) {
  const by = await ask(where)
  const file = by?.match(/^\|\w+\| (\S+)/)?.[1]
  return by && (await ask(file ? [file] : where)) ? by : undefined
}

/** The test that failed, or what else ended the run. Of the nearest the long ones are asked too. */
async function ask(where = []) {
  const short = where.length > 0 ? [] : ['--tags-filter=!long']
  const args = ['run', '--bail=1', '--passWithNoTests', ...short, ...limits]
  const child = spawn(
    projectNode(),
    ['node_modules/vitest/vitest.mjs', ...args, ...projects, ...where],
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

/** Every small fault that may be put into a folder (what the hand slips on, and no test may overlook), in the same order wherever it is asked: what it says of itself, and its file before and after. */
function faultsIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => faultsOf(path.join(folder, name)))
}

function faultsOf(file) {
  const before = readFileSync(path.join(root, file), 'utf8')
  const textOf = ({ start, end }) => before.slice(start, end)
  const found = [...nodesIn(parseSync(file, before).program)].flatMap((node) => [
    ...faultsAt(node, textOf),
  ])
  return found.map(([kind, at, then]) => {
    const start = before.slice(0, at.start)
    const change = [textOf(at), then].map((words) => words.replace(/\s+/g, ' ').slice(0, 70))
    const says = `${file}:${start.split('\n').length}, ${kind}: ${change.join(' → ')}`
    return { file, kind, says, before, after: start + then + before.slice(at.end) }
  })
}

/** Of types, imports and names nothing is left when the product runs. */
function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return
  const { type = '', computed } = value
  if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return
  if (type) yield value
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'source' && (key !== 'key' || computed)) yield* nodesIn(part)
  }
}

/** What may go wrong at a node: of which kind, where, and what stands there then. */
function* faultsAt(node, textOf) {
  const { type, left, right, operator, callee, expression } = node
  if (/^(If|Conditional)/.test(type))
    yield ['condition negated', node.test, `!(${textOf(node.test)})`]
  if (type === 'IfStatement' && !node.alternate) yield ['guard removed', node, ';']
  if (type === 'LogicalExpression') {
    const kind = operator === '??' ? 'default lost' : 'part of a condition dropped'
    yield [kind, node, `(${textOf(left)})`]
  }
  if (type === 'BinaryExpression' && shifts[operator]) {
    const at = { start: left.end, end: right.start }
    yield ['comparison shifted', at, textOf(at).replace(operator, shifts[operator])]
  }
  if (callee?.property?.name === 'where') {
    yield ['`where` dropped', { start: callee.object.end, end: node.end }, '']
  }
  if (callee?.name === 'and') {
    for (const one of node.arguments) {
      const rest = node.arguments.filter((other) => other !== one)
      yield ['part of a `where` dropped', node, `and(${rest.map(textOf).join(', ')})`]
    }
  }
  const isCall = /^(Call|Await)Expression$/.test(expression?.type)
  if (type === 'ExpressionStatement' && isCall) yield ['call removed', node, ';']
  if (type === 'CatchClause') yield ['catch emptied', node.body, '{}']
  if (type === 'ArrayExpression' && node.elements.length > 0) yield ['list emptied', node, '[]']
  if (type !== 'Literal') return
  if (typeof node.value === 'boolean') yield ['boolean flipped', node, String(!node.value)]
  if (typeof node.value === 'number') yield ['number off by one', node, String(node.value + 1)]
  if (typeof node.value === 'string' && node.value) yield ['text emptied', node, "''"]
}
