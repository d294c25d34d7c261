/** Finds a Chromium for the journeys, or gets one. Prints its path when run by itself. */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure, root, run, step } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export async function ensureChromium() {
  const found = chosenChromium() ?? installedChromium() ?? playwrightChromium()
  if (found) return found
  if ((await succeeds(download)) && playwrightChromium()) return playwrightChromium()
  if (isDebianRoot() && (await succeeds(installFromDebian)) && installedChromium()) {
    return installedChromium()
  }
  throw new Failure(
    'The journeys need a Chromium: install the package chromium (or Google Chrome), or set CHROMIUM_PATH to one.',
  )
}

function chosenChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !isRunnable(chosen)) {
    throw new Failure(`CHROMIUM_PATH names ${chosen}, which cannot be run.`)
  }
  return chosen
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...places, ...macPlaces].find(isRunnable)
}

function playwrightChromium() {
  const require = createRequire(path.join(root, 'package.json'))
  const expected = require('@playwright/test').chromium.executablePath()
  return existsSync(expected) ? expected : undefined
}

function download() {
  return step('Downloading Chromium', () => run('playwright', ['install', 'chromium']))
}

async function installFromDebian() {
  await step("Installing Debian's Chromium", async () => {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], {
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
