/**
 * `npm test`: sets everything up, asks every promise once, and ends in one line that counts it. What is tagged `long` (other
 * languages, widths and themes, what takes long) runs in `npm run test:all`, the destructive tests' long version in `test:faults`.
 */
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, Failure, reportFailure, run, runNode } from './prepare.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
/** Said again at the end, where a long run is read first. */
const failures = []
/** Every test with its time. */
const times = []
const shownSlowest = 10
const reports = mkdtempSync(path.join(tmpdir(), 'zaguan-test-'))

const quick = [checksAndBuild, quickTests, quickJourneys]
const rest = [builds, longTests, longJourneys]

const suites = {
  '--check': [checks, () => testWith(['--project', 'rules'])],
  '--journeys': [builds, () => journeys()],
  '--faults': [builds, faults, () => runNode(['scripts/mutate.mjs'], { shown: true })],
  '--rest': rest,
  '--all': [...quick, ...rest],
  default: quick,
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
const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, shownSlowest)
for (const { title, ms } of slowest)
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
if (total.failed > 0) process.exitCode = 1

function checks() {
  return besideTypes([checkStyle, checkUnused])
}

function checksAndBuild() {
  return besideTypes([checkStyle, checkUnused, builds])
}

/** The types take one core and about as long as all the rest on another. */
async function besideTypes(others) {
  const types = typesHold()
  // Told in its turn, however early it fails.
  types.catch(() => {})
  for (const other of others) await other()
  await check('types, meanwhile', () => types)
}

/** Every checker of the compiler would reckon the same large types again: one is quickest. */
async function typesHold() {
  await run('react-router', ['typegen'])
  await run('tsc', ['-p', 'domain', '--checkers', '1'])
  await run('tsc', ['-p', '.', '--checkers', '1'])
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

function quickTests() {
  const options = ['--tags-filter', '!long', ...longFiles().map((file) => `--exclude=${file}`)]
  return testWith(options, { asks: ({ tags }) => !tags.includes('long') })
}

/** All that they ask is long: only to read them, each in a process of its own, took most of a minute. */
function longFiles() {
  return ['server', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(file, 'utf8').startsWith('/** @module-tag long */'))
}

function longTests() {
  return testWith(['--tags-filter', 'long'], { asks: ({ tags }) => tags.includes('long') })
}

function quickJourneys() {
  return journeys(['--grep-invert', '@long'], { JOURNEYS_ON: 'postgres' })
}

function longJourneys() {
  return journeys(['--grep', '@long'])
}

/** `asks` says which tests are meant to run: the others count as neither passed nor skipped. */
async function testWith(options, { env = {}, asks = () => true } = {}) {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options]
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ testResults, numPassedTests }) => ({
    passed: numPassedTests,
    skipped: testResults.flatMap(skippedOfFile).filter(asks).length,
    failures: testResults.flatMap(failuresOfFile),
    times: testResults.flatMap(timesOfFile),
  }))
}

function faults() {
  // Other dice each time, named so that they can be thrown again.
  const FUZZ_SEED = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31))
  console.log(`FUZZ_SEED=${FUZZ_SEED}`)
  const env = { FAULT_ROUNDS: '50', FUZZ_RUNS: '2000', FUZZ_SEED }
  return testWith(['--project', 'faults'], { env })
}

async function journeys(options = [], more = {}) {
  const report = path.join(reports, 'journeys.json')
  const env = {
    HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...more,
  }
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--reporter=./tests/journeys/dots.ts,json',
    ...options,
  ]
  const failure = await runNode(args, { shown: true, env }).catch((error) => error)
  count(failure, report, ({ stats, suites }) => ({
    passed: stats.expected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfJourneys),
    times: suites.flatMap(timesOfJourneys),
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

function skippedOfFile({ assertionResults }) {
  return assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed')
}

function timesOfFile({ name, assertionResults }) {
  const file = path.relative('.', name)
  return assertionResults.map(({ fullName, duration }) => ({
    title: `${file} › ${fullName}`,
    ms: duration ?? 0,
  }))
}

function timesOfJourneys({ specs, suites = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    title: `${file} › ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))
  return [...own, ...suites.flatMap(timesOfJourneys)]
}

/** Adds a runner's own figures; a runner that failed without a failed test counts as one. */
function count(failure, report, figuresOf) {
  const figures = readFigures(report, figuresOf)
  total.passed += figures.passed
  total.skipped += figures.skipped
  times.push(...figures.times)
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
