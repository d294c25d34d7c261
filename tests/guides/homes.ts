import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { TestServer } from '#tests/open-test-server.ts'
import type { FormTraits } from './factories.ts'

type CopiedEntry = {
  entry_id: string
  list: string
  guides: {
    id: string
    name: string
    version: number
    before: Record<string, unknown>
    after: Record<string, unknown>
    skipped: { code: string; message: string } | null
  }[]
}

type Outcome = {
  id: string
  name: string
  version: number | null
  done: string[]
  skipped: { entry_id: string; code: string; message: string }[]
}

type Answer = { status: number; body: { code?: string; guides: Outcome[] } }

type Sent = { saveId?: string; version?: number }

export const quiet = { title: 'Silencio', notes: 'Desde las 22' }

export const withRules = (...rules: (typeof quiet)[]) => ({ houseRules: { rules } })

/** A guide with one rule, and its copy. */
export async function openCopies(server: TestServer) {
  const homes = await openHomes(server, { form: withRules(quiet) })
  return { homes, a: homes.first, b: await homes.duplicate('Casa B') }
}

/** Several guides of one host, and what a host does with what they share. */
export async function openHomes(server: TestServer, { form: traits }: { form?: FormTraits } = {}) {
  const host = await server.makeHost()
  async function create(name: string, form: FormTraits = {}): Promise<string> {
    const welcome = { ...form.welcome, propertyName: name }
    const { body } = await host.call('POST', '/guidebooks', { body: { ...form, welcome } })
    return body.property.id
  }
  const first = await create('Casa A', traits)

  const read = async (id: string) => (await host.call('GET', `/guidebooks/${id}`)).body
  const form = async (id: string): Promise<GuidebookForm> => (await read(id)).form

  async function edit(id: string, change: (form: GuidebookForm) => void) {
    const changed = await form(id)
    change(changed)
    const { status, body } = await host.call('PUT', `/guidebooks/${id}`, { body: changed })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as { copies: CopiedEntry[]; property: { version: number } }
  }

  const send = async (
    id: string,
    deed: string,
    order: Sent & Record<string, unknown>,
  ): Promise<Answer> => {
    const { version } = (await read(id)).property ?? { version: 1 }
    return host.call('POST', `/guidebooks/${id}/${deed}`, {
      body: { version, saveId: randomUUID(), ...order },
    })
  }

  return {
    host,
    first,
    create,
    form,
    edit,
    /** Changes what its first rule says. */
    say: (id: string, notes: string) =>
      edit(id, ({ houseRules }) => {
        houseRules.rules[0]!.notes = notes
      }),
    said: async (id: string) => (await form(id)).houseRules.rules[0]!.notes,
    /** A copy of the first guide, or of another one. */
    async duplicate(name: string, of = first): Promise<string> {
      const { body } = await host.call('POST', `/guidebooks/${of}/duplicate`)
      const { id } = body.property
      await edit(id, (copy) => {
        copy.welcome.propertyName = name
      })
      return id
    },
    /** Every offer of a save, in every guide it was made for. */
    spread(id: string, copies: readonly CopiedEntry[], sent: Sent = {}) {
      const guides = new Map(
        copies.flatMap((copy) => copy.guides.map((guide) => [guide.id, guide.version] as const)),
      )
      return send(id, 'spread', {
        ...sent,
        guides: [...guides].map(([guideId, version]) => ({
          id: guideId,
          version,
          entries: copies.flatMap((copy) =>
            copy.guides.some((guide) => guide.id === guideId) ? [copy.entry_id] : [],
          ),
        })),
      })
    },
    put: (id: string, entries: string[], guides: string[], sent: Sent = {}) =>
      send(id, 'put', { ...sent, entries, guides }),
  }
}
