import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test as base, expect } from 'vitest'
import { openBox, sdkFor } from './sandbox-test.ts'
import { buy, good, itemOf, openSession, retrieve } from './shop.ts'

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ task: _ }, use) => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'payments-sandbox-'))
    await use(dataDir)
    fs.rmSync(dataDir, { recursive: true })
  },
})

test('subscriptions, prices and keys are still there after a restart', async ({ dataDir }) => {
  const first = await openBox({ dataDir })
  const bought = await buy(first.box, { quantity: 5 })
  const named = await first.box.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'kept' })
  await first.box.controls.webhooksSettled()
  await first.close()

  const second = await openBox({ dataDir })
  const found = await retrieve(second.box, bought.id)
  expect(JSON.stringify(found)).toBe(JSON.stringify(bought))
  const again = await second.box.stripe.customers.create(
    { name: 'Ana' },
    { idempotencyKey: 'kept' },
  )
  expect(again.id).toBe(named.id)
  expect([...first.box.problems, ...second.box.problems]).toEqual([])
  await second.close()
})

test('an event that could not be delivered goes out after a restart', async ({ dataDir }) => {
  const first = await openBox({ dataDir })
  first.box.controls.holdWebhooks()
  const { id } = await first.box.stripe.customers.create()
  await first.close()
  expect(first.box.receiver.events).toEqual([])

  const second = await openBox({ dataDir })
  second.box.controls.catchUp()
  await second.box.controls.webhooksSettled()
  expect(second.box.receiver.events).toMatchObject([{ data: { object: { id } } }])
  await second.close()
})

test('no card number and no CVC is ever on disk', async ({ dataDir }) => {
  const { box, close } = await openBox({ dataDir })
  await buy(box, { card: good })
  const session = await openSession(box)
  const url = `${box.sandbox.url}/c/pay/${session.id}`
  const form = { number: '4000 0000 0000 0002', expiry: '11/31', cvc: '987', name: 'Ana' }
  await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  await box.controls.webhooksSettled()
  await close()
  const kept = fs.readFileSync(path.join(dataDir, fs.readdirSync(dataDir)[0]!), 'utf8')
  expect(kept).toContain('"last4":"0002"')
  expect(kept.replace(/\s/g, '')).not.toMatch(/4242424242|400000000000|"987"/)
})

test('what was answered survives kill -9', { tags: 'long' }, async ({ dataDir }) => {
  const killed = startProcess(dataDir)
  const stripe = sdkFor(await portOf(killed))
  const customers: string[] = []
  for (const name of ['a', 'b', 'c']) customers.push((await stripe.customers.create({ name })).id)
  killed.kill('SIGKILL')
  await new Promise((resolve) => killed.once('exit', resolve))

  const { box, close } = await openBox({ dataDir, now: () => new Date() })
  const { data } = await box.stripe.customers.list()
  expect(data.map(({ id }) => id).toSorted()).toEqual(customers.toSorted())
  await close()
})

test('the file does not grow with every restart', async ({ dataDir }) => {
  const first = await openBox({ dataDir })
  const bought = await buy(first.box)
  await first.box.controls.webhooksSettled()
  await first.close()
  const size = () => fs.statSync(path.join(dataDir, fs.readdirSync(dataDir)[0]!)).size
  const full = size()
  for (const _ of [1, 2]) await (await openBox({ dataDir })).close()
  expect(size()).toBeLessThanOrEqual(full)
  const last = await openBox({ dataDir })
  expect(itemOf(await retrieve(last.box, bought.id)).quantity).toBe(4)
  await last.close()
})

function startProcess(dataDir: string): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, '..', 'start.ts')], {
    env: { ...process.env, SANDBOX_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      const port = /127\.0\.0\.1:(\d+)/.exec(String(chunk))?.[1]
      if (port) resolve(Number(port))
    })
  })
}
