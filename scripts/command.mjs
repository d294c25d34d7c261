/** The product and its commands, as a process on the Node that comes with it; works on a bare clone too. */
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
    const child = startProduct([file, ...process.argv.slice(2)])
    process.exitCode = await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    })
  } catch (error) {
    reportFailure(error)
  }
}

/** Told to stop, it hears of it. */
export function startProduct(args, { env, stdio = 'inherit' } = {}) {
  // The embedded database is WebAssembly: compiled in one pass it needs half the memory at its start.
  const memory = process.env.DATABASE_URL ? [] : ['--liftoff-only']
  const child = spawn(projectNode(), [...memory, ...args], {
    cwd: root,
    // It starts in the project's folder, wherever it was typed.
    env: projectEnvironment({ INIT_CWD: process.env.INIT_CWD ?? process.cwd(), ...env }),
    stdio,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  return child
}
