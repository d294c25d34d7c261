/**
 * `node scripts/mutate.mjs [--seed 7] [--places 12] [folder …]`: puts one small fault at a time into the sources and asks the
 * tests, the nearest first, whether they notice. Neither types nor journeys are asked. The file is put back whatever happens.
 */
import { execFile } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { parseSync } from 'vite'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

const options = { seed: { type: 'string' }, places: { type: 'string', default: '12' } }
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const seed = values.seed ?? String(randomInt(2 ** 31))
const folders =
  positionals.length > 0 ? positionals : ['domain', 'server', 'web', 'payments-sandbox', 'scripts']
const projects = ['rules', 'project', 'server', 'sandbox'].map((name) => `--project=${name}`)
/** What fails only once fails for something else. */
const fixed = ['run', '--bail=1', '--retry=1', '--passWithNoTests', ...projects]
/** A fault may make a run wait for ever. */
const mostMs = 30 * 60_000
const shifts = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }

let undo = () => {}
let child
process.on('exit', () => {
  undo()
  child?.kill()
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130))

const chosen = choose(Number(values.places))
let noticed = 0
for (const { file, before, after, says } of chosen) {
  const place = path.join(root, file)
  if (readFileSync(place, 'utf8') !== before) throw new Error(`${file} was changed meanwhile`)
  undo = () => writeFileSync(place, before)
  writeFileSync(place, after)
  const near = [`${path.dirname(file)}/`, `tests/api/${file.split('/')[1]}/`]
  const by = (await whoNotices(near)) ?? (await whoNotices(['--tags-filter=!long']))
  undo()
  if (by) noticed += 1
  console.log(`${by ? 'noticed' : 'NOT NOTICED'}: ${says}${by ? `\n  by ${by}` : ''}`)
}
console.log(`${noticed} of ${chosen.length} faults were noticed (--seed ${seed}).`)

/** Every kind is as likely, however many places it has. */
function choose(count) {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file)).toSorted()
  const kinds = [...Map.groupBy(sources.flatMap(faultsOf), ({ kind }) => kind).values()]
  return Array.from({ length: count }, (_, turn) => {
    const dice = createHash('sha256').update(`${seed} ${turn}`).digest()
    const ofKind = kinds[dice.readUInt32LE(0) % kinds.length]
    return ofKind.splice(dice.readUInt32LE(4) % ofKind.length, 1)
  }).flat()
}

/** The test that failed, or what else ended the run. */
async function whoNotices(asked) {
  const command = ['node_modules/vitest/vitest.mjs', ...fixed, ...asked]
  const env = projectEnvironment({ NO_COLOR: '1' })
  const most = { timeout: mostMs, maxBuffer: 2 ** 28 }
  const running = promisify(execFile)(projectNode(), command, { cwd: root, env, ...most })
  child = running.child
  const { stdout, stderr } = await running.catch((failed) => failed)
  if (child.exitCode === 0) return
  return /FAIL +(.*)/.exec(stderr + stdout)?.[1] ?? 'a run that broke off'
}

/** Every small fault that the hand slips on, and no test may overlook. */
function faultsOf(file) {
  const before = readFileSync(path.join(root, file), 'utf8')
  const textOf = ({ start, end }) => before.slice(start, end)
  const nodes = [...nodesIn(parseSync(file, before).program)]
  return nodes
    .flatMap((node) => [...faultsAt(node, textOf)])
    .map(([kind, at, then]) => {
      const start = before.slice(0, at.start)
      const [from, to] = [textOf(at), then].map((words) => words.replace(/\s+/g, ' ').slice(0, 70))
      const says = `${file}:${start.split('\n').length}, ${kind}: ${from} → ${to}`
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
  const { type, test, left, right, operator, callee, expression, value } = node
  if (/^(If|Conditional)/.test(type)) yield ['condition negated', test, `!(${textOf(test)})`]
  if (type === 'IfStatement' && !node.alternate) yield ['guard removed', node, ';']
  if (operator === '??') yield ['default lost', node, `(${textOf(left)})`]
  if (/^(&&|\|\|)$/.test(operator)) yield ['condition dropped', node, `(${textOf(left)})`]
  if (type === 'BinaryExpression' && shifts[operator]) {
    yield ['comparison shifted', node, `${textOf(left)} ${shifts[operator]} ${textOf(right)}`]
  }
  if (callee?.property?.name === 'where') yield ['`where` dropped', node, textOf(callee.object)]
  for (const one of callee?.name === 'and' ? node.arguments : []) {
    const rest = node.arguments.filter((other) => other !== one)
    yield ['part of a `where` dropped', node, `and(${rest.map(textOf).join(', ')})`]
  }
  const isCall = /^(Call|Await)Expression$/.test(expression?.type)
  if (type === 'ExpressionStatement' && isCall) yield ['call removed', node, ';']
  if (type === 'CatchClause') yield ['catch emptied', node.body, '{}']
  if (type === 'ArrayExpression' && node.elements.length > 0) yield ['list emptied', node, '[]']
  if (typeof value === 'boolean') yield ['boolean flipped', node, String(!value)]
  if (type === 'Literal' && typeof value === 'number') yield ['off by one', node, `${value + 1}`]
  if (type === 'Literal' && value && typeof value === 'string') yield ['text emptied', node, "''"]
}
