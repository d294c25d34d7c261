import { expect } from 'vitest'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { TestServer } from '#tests/server-test.ts'
import { makeGuide } from './factories.ts'

export const start = Date.parse('2026-11-20T10:00:00Z')
export const clock = { now: start }
export const wishes = { now: () => new Date(clock.now) }
export const minute = 60_000

type Listed = { version: number; changed: string[] }

/** A guide and its host, with a clock between the saves. */
export async function openHome(server: TestServer, traits: { isPublished?: boolean } = {}) {
  clock.now = start
  const host = await server.makeHost()
  const guide = await makeGuide(server.db, { hostId: host.id, now: new Date(start), ...traits })
  const address = `/guidebooks/${guide.id}`
  const form = async (): Promise<GuidebookForm> => (await host.call('GET', address)).body.form
  return {
    host,
    guide,
    form,
    later: async (minutes: number) => {
      clock.now += minutes * minute
    },
    async save(
      change: (form: GuidebookForm) => void,
      decided: { overwrites?: boolean; saveId?: string } = {},
    ) {
      const changed = await form()
      change(changed)
      const answer = await host.call('PUT', address, { body: { ...changed, ...decided } })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    },
    publish: async () => {
      const answer = await host.call('POST', `/guide-credits/publish/${guide.id}`)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    },
    versions: async (): Promise<Listed[]> =>
      (await host.call('GET', `${address}/versions`)).body.versions,
    read: (version: number) => host.call('GET', `${address}/versions/${version}`),
    restore: (version: number, expected: number, saveId?: string, confirm?: string[]) =>
      host.call('POST', `${address}/versions/${version}/restore`, {
        body: { version: expected, saveId, confirm },
      }),
  }
}
