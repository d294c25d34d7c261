import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/product.ts'
import { emptyDataDir, startForTest } from './product-of-test.ts'

/** A request whose body has begun: it is answered once `finish` has sent the rest. */
async function beginRequest(url: string) {
  const body = JSON.stringify({ email: 'ana@zaguan.test', password: 'no such password' })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin: url,
  }
  const asking = request(`${url}/api/auth/sign-in/email`, { method: 'POST', headers })
  const answered = new Promise<number | string>((resolve) => {
    asking.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.on('error', ({ message }) => resolve(message))
  })
  asking.write(body.slice(0, 9))
  // It is there once a later one was answered.
  await fetch(`${url}/healthz`)
  return {
    finish() {
      asking.end(body.slice(9))
      return answered
    },
  }
}

/** Until no new visitor is let in: the stop has been heard. */
function untilClosed(url: string) {
  return expect
    .poll(() =>
      fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
}

describe('a stop that is said twice', () => {
  test('is one stop: what runs is finished', { tags: 'long' }, async () => {
    const product = await startForTest()
    const asked = await beginRequest(product.url)
    product.kill('SIGINT')
    product.kill('SIGTERM')
    await untilClosed(product.url)
    expect(await asked.finish()).toBe(401)
    expect(await product.exited).toBe(0)
  })

  test('seconds later is a wish to end at once', async () => {
    const waits = `
      import { listenForStop } from './server/listen-for-stop.ts'
      listenForStop(() => console.log('asked'))
      setInterval(() => {}, 1000)
      console.log('listens')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', waits])
    const ended = once(child, 'exit')
    const said: string[] = []
    child.stdout.on('data', (words) => said.push(String(words)))
    await expect.poll(() => said.join('')).toBe('listens\n')
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await expect.poll(() => said.join('')).toBe('listens\nasked\n')
    const again = setInterval(() => child.kill('SIGINT'), 200)
    expect(await ended).toEqual([1, null])
    clearInterval(again)
    expect(said.join('')).toBe('listens\nasked\n')
  })
})

/** `npm start` of this folder, as the leader of a group of its own. */
async function startThroughNpm() {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: await emptyDataDir() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit')
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 9)
  })
  const url = `http://localhost:${port}`
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 'nobody',
    )
  await expect.poll(answers).toBe(200)
  return { pid: Number(child.pid), url, ended, words, answers }
}

describe('npm start', { tags: 'long' }, () => {
  test.each([
    ['to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
    ['to all of its processes', (pid: number) => process.kill(-pid, 'SIGTERM')],
    ['by Ctrl-C', (pid: number) => process.kill(-pid, 'SIGINT')],
  ])('that is asked to stop, %s, finishes what runs and leaves nobody', async (_, stop) => {
    const { pid, url, ended, words, answers } = await startThroughNpm()
    const asked = await beginRequest(url)
    stop(pid)
    await untilClosed(url)
    expect(await asked.finish()).toBe(401)
    await ended
    await words
    expect(await answers()).toBe('nobody')
  })
})
