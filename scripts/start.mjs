/** `npm start`: from a bare clone to a running product. */
import { startProduct } from './command.mjs'
import { ensureBuilt, ensureInstalled, ensureTaught, reportFailure } from './prepare.mjs'

const isDevelopment = process.argv.includes('--dev')

try {
  await ensureInstalled()
  await (isDevelopment ? ensureTaught() : ensureBuilt())
  serve()
} catch (error) {
  reportFailure(error)
}

function serve() {
  const child = startProduct(['server/start.ts', ...(isDevelopment ? ['--dev'] : [])], {
    env: { NODE_ENV: isDevelopment ? 'development' : 'production' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.on('close', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)
  })
}
