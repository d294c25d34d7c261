import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { type SaveLedger, type SaveOrder, type SaveOutcome, sendInTurn } from './save-guide.ts'

const target = { id: 'casa' }

describe('a save nobody answered', () => {
  test('is sent again under its own id and over its own version, whatever the screen knows by now', async () => {
    const { save, orders } = openEditor(['unreachable', 2])
    await save('Hola', 1)
    await save('Hola', 7)
    expect(orders[1]).toEqual(orders[0])
  })

  test('goes first when something else was typed since, and that goes over what it made', async () => {
    const { save, orders } = openEditor(['unreachable', 2, 3])
    await save('Uno', 1)
    const outcome = await save('Dos', 1)
    expect(orders[1]).toEqual(orders[0])
    expect(orders[2]).toMatchObject({ version: 2 })
    expect(orders[2]?.saveId).not.toBe(orders[0]?.saveId)
    expect(greetingsOf(orders)).toEqual(['Uno', 'Uno', 'Dos'])
    expect(outcome).toMatchObject({ is: 'saved', guide: { version: 3 } })
  })

  test('is sent over the other version again, where its host decided so', async () => {
    const { save, orders } = openEditor(['unreachable', 2])
    await save('Hola', 1, true)
    await save('Hola', 1)
    expect(orders[1]).toMatchObject({ overwrites: true })
  })

  test('that never arrived and is too old by now lets the next one ask for itself', async () => {
    const { save, orders } = openEditor(['unreachable', 'stale', 'stale'])
    await save('Uno', 1)
    const outcome = await save('Dos', 1)
    expect(orders[2]).toMatchObject({ version: 1 })
    expect(outcome).toMatchObject({ is: 'stale', version: 9 })
  })

  test.for(['unauthorized', 'rate_limited', 'http_error'] as const)(
    'stays open when its repetition is turned away as %s',
    async (code) => {
      const { save, orders } = openEditor(['unreachable', code, 2, 3])
      await save('Uno', 1)
      expect(await save('Dos', 1)).toMatchObject({ is: 'refused', code })
      await save('Dos', 1)
      expect(greetingsOf(orders)).toEqual(['Uno', 'Uno', 'Uno', 'Dos'])
      expect(orders[2]).toEqual(orders[0])
    },
  )

  test('is remembered before it is sent, and forgotten once it is answered', async () => {
    const { save, ledger, orders } = openEditor(['unreachable', 2])
    await save('Uno', 1)
    expect(ledger.read().unanswered).toMatchObject({ saveId: orders[0]?.saveId, version: 1 })
    await save('Uno', 1)
    expect(ledger.read().unanswered).toBeUndefined()
  })
})

test('a save that was refused is a new one the next time', async () => {
  const { save, orders } = openEditor(['invalid_request', 2])
  await save('Uno', 1)
  await save('Uno', 1)
  expect(orders[1]?.saveId).not.toBe(orders[0]?.saveId)
})

test('what an earlier save made stays the base of the next, though that one is refused at first', async () => {
  const { save, ledger, orders } = openEditor(['unreachable', 2, 'invalid_request', 3])
  await save('Uno', 1)
  await save('Dos', 1)
  await save('Tres', ledger.read().version)
  expect(orders[3]).toMatchObject({ version: 2 })
})

type Ending = number | 'unreachable' | 'stale' | string

/** An editor whose saves end one after the other as told: with a version, or without having been made. */
function openEditor(endings: Ending[]) {
  let known: ReturnType<SaveLedger['read']> = { version: 1 }
  const ledger: SaveLedger = {
    read: () => known,
    write: (next) => {
      known = next
    },
  }
  const orders: SaveOrder[] = []
  const send = async (order: SaveOrder) => {
    expect(ledger.read().unanswered?.saveId).toBe(order.saveId)
    orders.push(structuredClone(order))
    return outcomeOf(endings[orders.length - 1])
  }
  const save = (greeting: string, version: number | undefined, overwrites = false) =>
    sendInTurn({ target, form: greeted(greeting), version, overwrites, ledger, send })
  return { save, ledger, orders }
}

function outcomeOf(ending: Ending | undefined): SaveOutcome {
  if (typeof ending === 'number') {
    const guide = { id: 'casa', version: ending, language: 'es' as const }
    return { is: 'saved', message: 'Guardada', guide }
  }
  if (ending === 'unreachable') return { is: 'unreachable' }
  if (ending === 'stale') return { is: 'stale', form: greeted('Ajeno'), version: 9 }
  return { is: 'refused', code: ending ?? 'unasked', message: 'No', status: 400 }
}

function greeted(greeting: string) {
  const form = emptyGuidebookForm()
  return { ...form, welcome: { ...form.welcome, greeting } }
}

const greetingsOf = (orders: SaveOrder[]) => orders.map(({ form }) => form.welcome.greeting)
