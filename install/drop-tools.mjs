/**
 * Removes the tools that `npm ci --omit=dev` leaves: a library at work names builders and test runners as what it can go with, and
 * npm then keeps those that the project builds and tests with.
 */
import { readFileSync, rmSync } from 'node:fs'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [folder, { devOptional }] of Object.entries(packages)) {
  if (devOptional) rmSync(folder, { recursive: true, force: true })
}
