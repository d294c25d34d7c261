/** `npm start`: from a bare clone to a running product. */
import { spawn } from 'node:child_process'
import {
  ensureBuilt,
  ensureInstalled,
  ensureTaught,
  projectEnvironment,
  projectNode,
  reportFailure,
  root,
} from './prepare.mjs'

const isDevelopment = process.argv.includes('--dev')

try {
  await ensureInstalled()
  await (isDevelopment ? ensureTaught() : ensureBuilt())
  serve()
} catch (error) {
  reportFailure(error)
}

function serve() {
  const mode = isDevelopment ? ['--dev'] : []
  // The embedded database is WebAssembly: compiled in one pass it needs half the memory at its start.
  const memory = process.env.DATABASE_URL ? [] : ['--liftoff-only']
  const libraries = { NODE_ENV: isDevelopment ? 'development' : 'production' }
  const child = spawn(projectNode(), [...memory, 'server/start.ts', ...mode], {
    cwd: root,
    env: projectEnvironment(libraries),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('close', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)
  })
}
