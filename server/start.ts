/** The process: a port, the app behind it, a graceful end. Imports nothing of the app: that is built (or live in development). */
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import { findBuild } from './find-build.ts'
import { listenForStop, stopSignals } from './listen-for-stop.ts'

type AppModule = typeof import('./app.ts')
type App = Awaited<ReturnType<AppModule['openApp']>>

const isDevelopment = process.argv.includes('--dev')
const graceMs = 10_000

try {
  await start()
} catch (error) {
  const isForPeople = error instanceof Error && ['ConfigError', 'StartupError'].includes(error.name)
  if (!isForPeople) throw error
  console.error(error.message)
  process.exit(1)
}

async function start() {
  const { listener, app, closeAssets } = isDevelopment ? await openLive() : await openBuilt()
  const { server, waitingConnections: backlog, end } = app.openServer(listener)
  const { host, port, isProduction } = app.config
  await listen(server, { host, port, backlog, mayMove: !isProduction })
  const closeAll = async () => {
    await Promise.all([end(), closeAssets?.()])
    await app.close()
  }
  let closing: Promise<void> | undefined
  const grace = { delay: graceMs, logger: false as const, skip: [...stopSignals] }
  const ending = closeWithGrace(grace, async ({ err }) => {
    if (err) app.noteCrash(err)
    closing ??= closeAll()
    await closing
    if (err) process.exitCode = 1
  })
  listenForStop(ending.close)
  process.once('disconnect', ending.close)
  app.announce(server.address() as AddressInfo)
}

async function openBuilt() {
  const { openApp }: AppModule = await import(findBuild())
  const app = await openApp(process.env)
  return { app, listener: listenerOf(app.fetch), closeAssets: undefined }
}

/** Our server speaks HTTP/1, so what comes with a request is node:http's own. */
function listenerOf(answer: App['fetch']) {
  return getRequestListener((request, env) => answer(request, env as HttpBindings))
}

async function openLive() {
  const vite = await import('vite')
  const viteServer = await vite.createServer({
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const load = () => viteServer.ssrLoadModule('/server/app.ts') as Promise<AppModule>
  const app = await (await load()).openApp(process.env)
  const answer = listenerOf(async (request, env) => {
    const live = await (await load()).openApp(process.env)
    return live.fetch(request, env)
  })
  const listener: RequestListener = (request, response) =>
    viteServer.middlewares(request, response, () => answer(request, response))
  return { app, listener, closeAssets: () => viteServer.close() }
}

type Place = { host: string; port: number; backlog: number }

async function listen(server: Server, { mayMove, ...at }: Place & { mayMove: boolean }) {
  for (let port = at.port; port < at.port + 20; port++) {
    if (await listensOn(server, { ...at, port })) {
      if (port !== at.port) console.log(`Port ${at.port} is taken; using ${port} instead.`)
      return
    }
    if (!mayMove) break
  }
  const message = `Port ${at.port} is taken. Stop what holds it, or set PORT to another one.`
  throw Object.assign(new Error(message), { name: 'StartupError' })
}

function listensOn(server: Server, at: Place) {
  return new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(cannotListen(error, at))
    })
    server.listen(at, () => resolve(true))
  })
}

/** Said of the settings it comes from, where it does. */
function cannotListen(error: NodeJS.ErrnoException, { port, host }: Place) {
  const reasons: Record<string, string | undefined> = {
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set it to one that is, such as 0.0.0.0.`,
    ENOTFOUND: `HOST: ${host} is not known. Set it to an address of this machine, such as 0.0.0.0.`,
    EACCES: `PORT: ${port} may not be used by this user. Set it to one from 1024 on.`,
  }
  const message = reasons[error.code ?? '']
  return message ? Object.assign(new Error(message), { name: 'StartupError' }) : error
}
