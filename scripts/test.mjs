/** `npm test`: sets everything up, checks everything, and ends in one line that counts it. */
import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, Failure, reportFailure, run, runNode } from './prepare.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
/** Said again at the end, where a long run is read first. */
const failures = []
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

for (const { title, message } of failures) {
  console.log(`\n✗ ${title}\n${stripVTControlCharacters(message)}\n`)
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
  if (failure) failures.push({ title: name, message: failure.message })
  total[failure ? 'failed' : 'passed'] += 1
}

async function testWith(options, env = {}) {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options]
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ testResults, ...counts }) => ({
    passed: counts.numPassedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures: testResults.flatMap(failuresOfFile),
  }))
}

function faults() {
  // Other dice each time, named so that they can be thrown again.
  const FUZZ_SEED = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31))
  console.log(`FUZZ_SEED=${FUZZ_SEED}`)
  const env = { FAULT_ROUNDS: '50', FUZZ_RUNS: '2000', FUZZ_SEED }
  return testWith(['--project', 'faults'], env)
}

async function journeys() {
  const report = path.join(reports, 'journeys.json')
  const env = {
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json']
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ stats, suites }) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfJourneys),
  }))
}

/** The tests of one file that failed; a file that could not even start counts as one. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative('.', name)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ title: file, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${file} › ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

function failuresOfJourneys({ specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  const own = failed.map(({ file, title, tests }) => ({
    title: `${file} › ${title}`,
    message: tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map((error) => error.message)
      .join('\n'),
  }))
  return [...own, ...suites.flatMap(failuresOfJourneys)]
}

/** Adds a runner's own figures; a runner that failed without a failed test counts as one. */
function count(failure, report, figuresOf) {
  const figures = readFigures(report, figuresOf)
  total.passed += figures.passed
  total.skipped += figures.skipped
  if (!failure) return
  const failed =
    figures.failures.length > 0
      ? figures.failures
      : [{ title: 'the runner', message: failure.message }]
  total.failed += failed.length
  failures.push(...failed)
}

function readFigures(report, figuresOf) {
  try {
    return figuresOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    throw new Failure('A test runner ended without a report.')
  }
}
