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

/** Every test that was asked, and whatever else passed or failed: its title, state, time and message. */
const tests = []
const shownSlowest = 10
const journeyStates = { expected: 'passed', skipped: 'skipped' }
const reports = mkdtempSync(path.join(tmpdir(), 'zaguan-test-'))

const quick = [checksAndBuild, quickTests, quickJourneys]
const rest = [builds, longTests, longJourneys]

const suites = {
  '--check': [checks, () => testWith(['--project', 'rules']), describesItsCalls],
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
  reportFailure(error)
  tests.push({ title: 'the run', state: 'failed' })
} finally {
  rmSync(reports, { recursive: true, force: true })
}

const inState = (state) => tests.filter((test) => test.state === state)
const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(inState)
// Said again at the end, where a long run is read first.
for (const { title, message } of failed) {
  if (message) console.log(`\n✗ ${title}\n${stripVTControlCharacters(message)}\n`)
}
const slowest = tests.filter(({ ms }) => ms !== undefined).toSorted((a, b) => b.ms - a.ms)
for (const { title, ms } of slowest.slice(0, shownSlowest))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
const left = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
console.log(`${passed.length} passed, ${failed.length} failed${left}`)
if (failed.length > 0) process.exitCode = 1

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
  tests.push({ title: name, state: failure ? 'failed' : 'passed', message: failure?.message })
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
  const isMeant = (test) => test.state !== 'skipped' || asks(test)
  count(failure, report, ({ testResults }) => testResults.flatMap(testsOfFile).filter(isMeant))
}

/** The API's description, read by a linter of such descriptions. */
function describesItsCalls() {
  return testWith(['--project', 'server', 'tests/api/document.test.ts'])
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
  count(failure, report, ({ suites }) => suites.flatMap(testsOfJourneys))
}

/** The tests of one file; one that could not even start counts as a test that failed. */
function testsOfFile({ name, status, message, assertionResults }) {
  const file = path.relative('.', name)
  const asked = assertionResults.map((result) => ({
    title: `${file} › ${result.fullName}`,
    state: ['passed', 'failed'].includes(result.status) ? result.status : 'skipped',
    ms: result.duration ?? 0,
    message: result.failureMessages.join('\n'),
    tags: result.tags,
  }))
  const isBroken = status === 'failed' && !asked.some(({ state }) => state === 'failed')
  return isBroken ? [...asked, { title: file, state: 'failed', message }] : asked
}

function testsOfJourneys({ specs, suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file} › ${title}`,
      state: journeyStates[status] ?? 'failed',
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
    })),
  )
  return [...own, ...suites.flatMap(testsOfJourneys)]
}

/** Notes what a runner's report says; a runner that failed without a failed test counts as one. */
function count(failure, report, testsOf) {
  const asked = readReport(report, testsOf, failure)
  tests.push(...asked)
  if (failure && !asked.some(({ state }) => state === 'failed')) {
    tests.push({ title: 'the runner', state: 'failed', message: failure.message })
  }
}

function readReport(report, testsOf, failure) {
  try {
    return testsOf(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    throw new Failure(
      `A test runner ended without a report that can be read: ${(failure || error).message}`,
    )
  }
}
