import { expect, onTestFinished, test } from 'vitest'
import { openThread, ThreadEnded } from './open-thread.ts'

type Measure = Parameters<typeof openThread>[0]

const hola = { name: 'a.txt', bytes: Buffer.from('Hola') }

function threadWith(measure: Partial<Measure> & { says?: string } = {}) {
  const { says, ...rest } = measure
  const script = says === undefined ? {} : { script: new URL(`data:text/javascript,${says}`) }
  const thread = openThread({
    processorMs: 60_000,
    waitMs: 600_000,
    mostMb: 128,
    ...script,
    ...rest,
  })
  onTestFinished(thread.close)
  return thread
}

const atWork = (deed: string) =>
  encodeURIComponent(
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { ${deed} })`,
  )

test('a file is read in a thread of its own, one after the other', async () => {
  const thread = threadWith()
  expect(await thread.run('readFile', hola)).toMatchObject({ text: 'Hola' })
  expect(await thread.run('readFile', { ...hola, bytes: Buffer.from('Adiós') })).toMatchObject({
    text: 'Adiós',
  })
})

test('what cannot be read is refused as the reader says, and the next is read', async () => {
  const thread = threadWith()
  const empty = { name: 'a.txt', bytes: new Uint8Array() }
  await expect(thread.run('readFile', empty)).rejects.toMatchObject({ code: 'file_without_words' })
  expect(await thread.run('readFile', hola)).toMatchObject({ text: 'Hola' })
})

test('one that never ends is ended, whether it works or waits', async () => {
  const works = threadWith({ processorMs: 200, says: atWork('for (;;) {}') })
  await expect(works.run('readFile', hola)).rejects.toThrow(/processor/)
  const waits = threadWith({ waitMs: 200, says: atWork('') })
  await expect(waits.run('readFile', hola)).rejects.toThrow(ThreadEnded)
})

test('waiting for a turn counts for nothing', async () => {
  const answer = "parentPort.postMessage({ is: 'done', result: 'Hola' })"
  const thread = threadWith({ processorMs: 400, says: atWork(`setTimeout(() => ${answer}, 900)`) })
  expect(await thread.run('readFile', hola)).toBe('Hola')
})

test('one that takes too much memory is ended, whichever kind of memory it is', {
  tags: 'long',
}, async () => {
  const inObjects = threadWith({
    says: atWork('const all = []; for (;;) all.push({ all: [all] })'),
  })
  await expect(inObjects.run('readFile', hola)).rejects.toThrow(ThreadEnded)
  const besides =
    'const all = []; for (;;) { const b = new Uint8Array(1e6); b.fill(1); all.push(b) }'
  const inBytes = threadWith({ says: atWork(besides) })
  await expect(inBytes.run('readFile', hola)).rejects.toThrow(ThreadEnded)
})

test('after one was ended the next file gets a new thread', async () => {
  const thread = threadWith({ processorMs: 20_000 })
  const bomb = { name: 'a.txt', bytes: Buffer.alloc(3_000_000, 'a ') }
  await expect(thread.run('readFile', bomb)).rejects.toMatchObject({ code: 'file_too_long' })
  expect(await thread.run('readFile', hola)).toMatchObject({ text: 'Hola' })
})
