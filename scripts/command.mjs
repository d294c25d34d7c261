/** A command of the product, as a process on the Node that comes with it; works on a bare clone too. */
import { spawn } from 'node:child_process'
import {
  ensureInstalled,
  projectEnvironment,
  projectNode,
  reportFailure,
  root,
} from './prepare.mjs'

export async function runCommand(file) {
  try {
    await ensureInstalled()
    process.exitCode = await codeOf(file)
  } catch (error) {
    reportFailure(error)
  }
}

function codeOf(file) {
  // The embedded database is WebAssembly: compiled in one pass it needs half the memory at its start.
  const memory = process.env.DATABASE_URL ? [] : ['--liftoff-only']
  const child = spawn(projectNode(), [...memory, file, ...process.argv.slice(2)], {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
