import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, vi } from 'vitest'
import type { TestServer } from '#tests/server-test.ts'
import { type MadeFile, zipOf } from '#tests/zips.ts'
import { openHome } from './leaving-home.ts'

/** By the code of the refusal: what a zip is, and how it is made. */
export type RefusedZips = Record<string, Record<string, () => Buffer | Promise<Buffer>>>

export function zipsOf(refused: RefusedZips) {
  return Object.entries(refused).flatMap(([code, zips]) =>
    Object.entries(zips).map(([what, make]) => [what, make, code] as const),
  )
}

const good = {
  format: 'zaguan-guide',
  version: 1,
  form: { welcome: { propertyName: 'Casa' } },
}

export function guideJson(changes: object = {}): MadeFile {
  return { name: 'guide.json', content: JSON.stringify({ ...good, ...changes }) }
}

export function withForm(form: object) {
  const welcome = { propertyName: 'Casa', ...Object(form).welcome }
  return zipOf([guideJson({ form: { ...form, welcome } })])
}

/** Looked into and sent to be made: neither is done, and nothing of it is left in a folder that is nobody else's. */
export async function expectRefused(server: TestServer, zip: Buffer, code: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'zips-'))
  vi.stubEnv('TMPDIR', folder)
  try {
    const home = await openHome(server)
    const answers = [await home.send(zip, randomUUID()), await home.send(zip)]
    expect(answers.map(({ body }) => body.code)).toEqual([code, code])
    const { error, fields = {} } = answers[0]?.body ?? {}
    expect([error, ...Object.values(fields)].join('\n')).not.toMatch(/[{}]|undefined/)
    expect(await home.counts()).toEqual([0, 0])
    expect(await readdir(folder)).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
}

export function many<Each>(count: number, make: (n: number) => Each): Each[] {
  return Array.from({ length: count }, (_, at) => make(at + 1))
}
