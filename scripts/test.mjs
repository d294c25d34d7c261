/** `npm test`: sets everything up, checks everything, and ends in one line that counts it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, Failure, reportFailure, run, runNode } from './prepare.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const reports = mkdtempSync(path.join(tmpdir(), 'zaguan-test-'))

const suites = {
  '--check': [checkTypes, checkStyle, checkUnused, () => testWith(['--project', 'rules'])],
  '--journeys': [builds, journeys],
  '--faults': [builds, faults],
  default: [checkTypes, checkStyle, checkUnused, builds, () => testWith([]), journeys],
}

try {
  await ensureInstalled()
  const chosen = process.argv.find((argument) => argument in suites) ?? 'default'
  for (const suite of suites[chosen]) await suite()
} catch (error) {
  total.failed += 1
  reportFailure(error)
} finally {
  rmSync(reports, { recursive: true, force: true })
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
if (total.failed > 0) process.exitCode = 1

async function checkTypes() {
  await check('types', async () => {
    await run('react-router', ['typegen'])
    await run('tsc', ['-p', 'domain'])
    await run('tsc', ['-p', '.'])
  })
}

function checkStyle() {
  return check('style and import fences', () => run('biome', ['ci', '--colors=off', '.']))
}

/** What is started as a process of its own is the built product. */
function builds() {
  return check('the build', ensureBuilt)
}

function checkUnused() {
  return check('nothing unused', () => run('knip', []))
}

async function check(name, work) {
  const startedMs = Date.now()
  const failure = await work().then(
    () => undefined,
    (error) => error,
  )
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
  console.log(`${failure ? '✗' : '✓'} ${name} (${seconds} s)`)
  if (failure) console.error(failure.message)
  total[failure ? 'failed' : 'passed'] += 1
}

async function testWith(options, env = {}) {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options]
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }))
}

function faults() {
  return testWith(['--project', 'faults'], { FAULT_ROUNDS: '50', FUZZ_RUNS: '2000' })
}

async function journeys() {
  const chromium = await ensureChromium()
  const report = path.join(reports, 'journeys.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json']
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))
}

/** Adds a runner's own figures; a runner that failed without a failed test counts as one. */
function count(failure, report, figuresOf) {
  const figures = readFigures(report, figuresOf)
  total.passed += figures.passed
  total.skipped += figures.skipped
  total.failed += failure ? Math.max(1, figures.failed) : figures.failed
}

function readFigures(report, figuresOf) {
  try {
    return figuresOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    throw new Failure('A test runner ended without a report.')
  }
}
