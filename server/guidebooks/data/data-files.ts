import { asc, eq } from 'drizzle-orm'
import { fillIn } from '#domain/messages/messages.ts'
import type { Db } from '#server/db/database.ts'
import { asHost, asSystem } from '#server/db/row-security/callers.ts'
import { billedSubscriptions, properties, stays, user } from '#server/db/tables/schema.ts'
import {
  fileNameOf,
  guideFiles,
  inFolder,
  leavingGuide,
  type ZipEntry,
} from '#server/guidebooks/exports/guide-zip.ts'
import { withSite } from '#server/guidebooks/exports/site-files.ts'
import { findGuide, type OwnGuide } from '#server/guidebooks/queries.ts'
import { holdPhotosOf } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import readmes from './readme.json' with { type: 'json' }

export type DataResources = Pick<
  Resources,
  'db' | 'photos' | 'log' | 'now' | 'random' | 'appUrl' | 'config' | 'loadSite'
> & {
  pool: Resources['database']['pool']
  /** As the payment provider has them. */
  listInvoices: (hostId: string) => Promise<readonly object[]>
}

type Wish = {
  hostId: string
  guideIds: readonly string[]
  /** Called when so many guides are in it. */
  onGuide: (done: number) => Promise<void>
  /** What somebody else does not answer is left out now. */
  isLastTry: boolean
}

export async function listGuideIds(db: Db, hostId: string) {
  const guides = await asHost(db, hostId, (tx) =>
    tx
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.hostId, hostId))
      .orderBy(asc(properties.createdAt), asc(properties.id)),
  )
  return guides.map(({ id }) => id)
}

/** Everything of a host, one file at a time: what the account is, what was paid, and each guide as its own zip has it, with its stays. */
export async function* dataFiles(
  resources: DataResources,
  { hostId, guideIds, onGuide, isLastTry }: Wish,
): AsyncGenerator<ZipEntry> {
  const account = await readAccount(resources.db, hostId)
  const madeAt = resources.now().toISOString().slice(0, 16).replace('T', ' ')
  const names = { productName: resources.config.productName, madeAt }
  const readme = fillIn(readmes[account.language].join('\n'), names)
  yield { name: 'README.txt', bytes: Buffer.from(`${readme}\n`) }
  yield jsonFile('account.json', { ...account, exportedAt: resources.now() })
  yield jsonFile('invoices.json', await readInvoices(resources, { hostId, isLastTry }))
  for (const [at, id] of guideIds.entries()) {
    yield* filesOfGuide(resources, { id, hostId })
    await onGuide(at + 1)
  }
}

/** While the photos it names stay where they are; nothing of one that was deleted meanwhile. */
async function* filesOfGuide(resources: DataResources, own: OwnGuide) {
  const release = await holdPhotosOf(resources.pool, own.hostId)
  try {
    const read = await asHost(resources.db, own.hostId, async (tx) => {
      const guide = await findGuide(tx, own)
      const ofGuide = eq(stays.propertyId, own.id)
      return guide && { guide, stays: await tx.select(stayColumns).from(stays).where(ofGuide) }
    })
    if (!read) return
    const { guide } = read
    const name = fileNameOf(guide.name).replace(/\.zip$/, '')
    const folder = `guides/${name} (${guide.shortCode})`
    yield* inFolder(
      folder,
      guideFiles(resources, leavingGuide(guide, resources.now()), withSite(resources)),
    )
    yield jsonFile(`${folder}/stays.json`, read.stays)
  } finally {
    await release()
  }
}

/** What the host wrote of them; the links are keys and are not handed on in a file. */
const stayColumns = {
  from: stays.from,
  until: stays.until,
  leavesAt: stays.leavesAt,
  language: stays.language,
  note: stays.note,
  endedAt: stays.endedAt,
  createdAt: stays.createdAt,
}

async function readAccount(db: Db, hostId: string) {
  const [account] = await asSystem(db, (tx) =>
    tx
      .select({
        email: user.email,
        name: user.name,
        language: user.locale,
        createdAt: user.createdAt,
        updatedAt: user.updatedAt,
      })
      .from(user)
      .where(eq(user.id, hostId)),
  )
  if (!account) throw new Error('the account is gone')
  return account
}

/** The subscriptions as our copy has them, and every invoice's number; null when the payment provider does not say. */
async function readInvoices(
  { db, log, listInvoices }: DataResources,
  { hostId, isLastTry }: Pick<Wish, 'hostId' | 'isLastTry'>,
) {
  const subscriptions = await asSystem(db, (tx) =>
    tx
      .select({
        subscription: billedSubscriptions.id,
        status: billedSubscriptions.status,
        guides: billedSubscriptions.quantity,
        lastPaidAt: billedSubscriptions.lastPaidAt,
        paidUntil: billedSubscriptions.currentPeriodEnd,
        startedAt: billedSubscriptions.stripeCreated,
        endedAt: billedSubscriptions.endedAt,
      })
      .from(billedSubscriptions)
      .where(eq(billedSubscriptions.hostId, hostId))
      .orderBy(asc(billedSubscriptions.stripeCreated)),
  )
  const invoices = await listInvoices(hostId).catch((err) => {
    if (!isLastTry) throw err
    log.warn({ err }, 'the invoices of a host are not in the file of all data')
    return null
  })
  return { subscriptions, invoices }
}

function jsonFile(name: string, content: unknown): ZipEntry {
  return { name, bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) }
}
