import { asc, eq } from 'drizzle-orm'
import type { Locale } from '#domain/values/locale.ts'
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
import { holdPhotos } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'

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
  const names = { productName: resources.config.productName, madeAt: resources.now() }
  const readme = readmes[account.language](names).join('\n')
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
  const release = await holdPhotos(resources.pool)
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

type Names = { productName: string; madeAt: Date }

/** What is what in the file of all data, in the language of its host. */
const readmes: Record<Locale, (names: Names) => string[]> = {
  es: ({ productName, madeAt }) => [
    `Todos mis datos en ${productName}, como estaban el ${dayOf(madeAt)} (UTC).`,
    '',
    'account.json   Tu cuenta: correo, nombre, idioma y fechas.',
    'invoices.json  Tus suscripciones y el número de cada factura; null si quien cobra no contestó.',
    'guides/        Una carpeta por guía:',
    '  guide.json   Todo lo que escribiste, también lo que es solo para huéspedes con reservación.',
    '               Con este archivo y las fotos puedes traer la guía de vuelta:',
    '               comprime la carpeta de esa guía e importa el zip.',
    '  photos/      Las fotos, en el tamaño en que se guardan.',
    '  site/        La guía como la ven tus huéspedes: abre index.html con doble clic,',
    '               funciona sin conexión. Sin lo que es solo para huéspedes con reservación.',
    '  stays.json   Las reservaciones, sin sus enlaces.',
    '',
    'No están aquí: contraseñas, llaves de acceso ni sesiones.',
    'Guarda este archivo en un lugar seguro: tiene las claves de tus puertas.',
  ],
  en: ({ productName, madeAt }) => [
    `All my data at ${productName}, as they were on ${dayOf(madeAt)} (UTC).`,
    '',
    'account.json   Your account: email, name, language and dates.',
    'invoices.json  Your subscriptions and the number of each invoice; null if the payment provider did not answer.',
    'guides/        One folder for each guide:',
    '  guide.json   All that you wrote, also what is only for guests with a stay.',
    '               With this file and the photos you can bring the guide back:',
    '               zip the folder of that guide and import the zip.',
    '  photos/      The photos, in the size they are kept in.',
    '  site/        The guide as your guests see it: open index.html with a double click,',
    '               it works offline. Without what is only for guests with a stay.',
    '  stays.json   The stays, without their links.',
    '',
    'Not in here: passwords, passkeys or sessions.',
    'Keep this file in a safe place: the codes of your doors are in it.',
  ],
}

function dayOf(moment: Date) {
  return moment.toISOString().slice(0, 16).replace('T', ' ')
}
