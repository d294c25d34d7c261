/** Finds the browsers that the journeys and the benchmarks drive, or gets them. */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  Failure,
  reportFailure,
  root,
  run,
  runNode,
  step,
} from './prepare.mjs'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'headless_shell']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** One after the other, with the built product and a whole browser at hand; ends at the first that fails. */
export async function runWithChromium(runs) {
  try {
    await ensureInstalled()
    await ensureBuilt()
    const env = { CHROMIUM_PATH: await ensureChromium() }
    for (const args of runs) await runNode(args, { shown: true, env })
  } catch (error) {
    reportFailure(error)
  }
}

/** The path of a whole browser. */
export async function ensureChromium() {
  const found = chosenChromium() ?? installedBrowser() ?? downloadedBrowser()
  if (found) return found
  if ((await succeeds(download)) && downloadedBrowser()) return downloadedBrowser()
  if (await succeeds(() => installFromDebian('chromium'))) return installedBrowser()
  throw new Failure(
    'The journeys need a Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to one.',
  )
}

/** The path of the browser without windows, at half the cost; a whole one where there is no other, '' for Playwright's own. */
export async function ensureHeadlessShell() {
  const found = chosenChromium() ?? installedShell() ?? downloadedShell()
  if (found !== undefined) return found
  if (await succeeds(() => installFromDebian('chromium-headless-shell'))) return installedShell()
  return installedBrowser() ?? ((await succeeds(download)) ? '' : ensureChromium())
}

function chosenChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isRunnable(chosen)) {
    throw new Failure(`CHROMIUM_PATH names ${chosen}, which cannot be run.`)
  }
  return chosen
}

function installedBrowser() {
  return [...onPath(browserNames), ...macPlaces].find(isRunnable)
}

function installedShell() {
  return onPath(shellNames).find(isRunnable)
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function downloadedBrowser() {
  const require = createRequire(path.join(root, 'package.json'))
  const expected = require('@playwright/test').chromium.executablePath()
  return existsSync(expected) ? expected : undefined
}

/** Playwright downloads both together, and finds its shell by itself. */
function downloadedShell() {
  return downloadedBrowser() ? '' : undefined
}

function download() {
  return step('Downloading Chromium', () => run('playwright', ['install', 'chromium']))
}

async function installFromDebian(name) {
  if (!isDebianRoot()) throw new Failure(`${name} is installed by root, on Debian`)
  await step(`Installing Debian's ${name}`, async () => {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', name, 'fonts-liberation'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  })
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function succeeds(work) {
  return work().then(
    () => true,
    () => false,
  )
}
