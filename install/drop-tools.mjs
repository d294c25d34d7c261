/**
 * Removes the tools that `npm ci --omit=dev` leaves: a library at work names builders and test runners as what it can go with, and
 * npm then keeps those that the project builds and tests with, and the programs that each of them has for this machine. Of what
 * stays, declarations of types and maps of sources go too: nothing at work reads them, and they are two fifths of it.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

for (const folder of unneeded(packages)) rmSync(folder, { recursive: true, force: true })
for (const path of readdirSync('node_modules', { recursive: true })) {
  if (/\.(d\.[cm]?ts|map)$/.test(path))
    rmSync(join('node_modules', path), { recursive: true, force: true })
}

/** What no package at work asks for, be it through others. */
function unneeded(packages) {
  const needed = new Set([''])
  for (const folder of needed) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder]
    const asked = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    for (const name of Object.keys(asked)) {
      const found = folderOf(packages, name, folder)
      if (found && !packages[found].dev && !packages[found].devOptional) needed.add(found)
    }
  }
  return Object.keys(packages).filter((folder) => !needed.has(folder))
}

/** Where Node finds a package from within another: the nearest folder, from the inside out. */
function folderOf(packages, name, from) {
  for (
    let within = from;
    ;
    within = within.slice(0, Math.max(0, within.lastIndexOf('node_modules/') - 1))
  ) {
    const folder = `${within && `${within}/`}node_modules/${name}`
    if (packages[folder]) return folder
    if (within === '') return undefined
  }
}
