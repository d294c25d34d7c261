import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { sampleCover } from '#domain/guide/sample/sample-guide.ts'
import { photoFileName } from '#domain/values/photo.ts'
import { asSystem } from './db/row-security/callers.ts'
import { photos, user } from './db/tables/schema.ts'
import { createGuidebook } from './guidebooks/create-guidebook.ts'
import { publishGuidebook } from './guidebooks/publish-guidebook.ts'
import { mediaTypeOf, photoFileNames, photosBase } from './photos/store.ts'
import type { Resources } from './resources.ts'
import { projectFolder } from './storage/project-folder.ts'

export type DemoLogin = { email: string; password: string }

const email = 'demo@example.com'

/**
 * On the first start of a laptop: a host to look around as, with a guide, published where a credit comes with the account. The
 * password is made here and kept beside the data: one that everybody knows would open every laptop that is reachable from a network.
 */
export async function seedDemo(resources: Resources): Promise<DemoLogin | undefined> {
  const { config, db } = resources
  if (config.isProduction || !config.isDemo) return undefined
  const file = join(config.dataDir, 'demo-password')
  const hosts = await db.select({ id: user.id }).from(user).limit(1)
  if (hosts.length === 0 && !existsSync(file)) await plant(resources, file)
  return findLogin(resources, file)
}

async function plant(resources: Resources, file: string) {
  const password = Buffer.from(resources.random(9)).toString('base64url')
  const hostId = await resources.auth.passwords.createHost({ email, password })
  await writeFile(file, password, { mode: 0o600 })
  const photoUrl = await plantCover(resources, hostId)
  const welcome = { ...sampleForms.es.welcome, photoUrl }
  const { guide } = await createGuidebook(resources, {
    hostId,
    form: { ...sampleForms.es, welcome },
  })
  if (resources.config.courtesyCredits > 0) {
    await publishGuidebook(resources, { id: guide.id, hostId })
  }
}

/** Only while it works: the demo host may have been deleted, or given another password. */
async function findLogin({ auth }: Resources, file: string) {
  if (!existsSync(file)) return undefined
  const password = (await readFile(file, 'utf8')).trim()
  return (await auth.passwords.accept({ email, password })) ? { email, password } : undefined
}

/** The sample's cover in every size it was drawn in: encoding it again would keep a first start waiting. */
async function plantCover({ db, now, random, photos: own }: Resources, hostId: string) {
  const drawings = photoFileNames(join(projectFolder, 'public', sampleCover))
  const [drawn = ''] = drawings
  const looks = await own.encoders.atUpload.run('look', await readFile(drawn))
  const name = photoFileName({ at: now(), randomBytes: random(12), format: 'jpg' })
  let size = 0
  for (const [place, file] of photoFileNames(name).entries()) {
    const bytes = await readFile(drawings[place] ?? drawn)
    await own.store.put({ name: file, bytes, type: mediaTypeOf(file) })
    size += bytes.length
  }
  const path = photosBase + name
  await asSystem(db, async (tx) =>
    tx.insert(photos).values({
      ...looks,
      path,
      hostId,
      bytes: size,
      state: 'stored',
      createdAt: now(),
      unusedSince: now(),
    }),
  )
  return path
}
