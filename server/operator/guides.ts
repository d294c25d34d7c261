import { eq, getTableColumns } from 'drizzle-orm'
import { codeIn } from '#domain/values/short-code.ts'
import { isUniqueViolation } from '#server/db/connections/sql-state.ts'
import type { Transaction } from '#server/db/database.ts'
import { properties, user } from '#server/db/tables/schema.ts'
import { noFreeCode, tryShortCodes } from '#server/guidebooks/create-guidebook.ts'
import { deed, OperatorProblem, type Tools } from './act.ts'
import { shown } from './terminal.ts'

/** Takes a guide from guests at once; it stays published and keeps its credit. Its host is told the reason, in these words. */
export const suspendGuide = deed(
  {
    usage: 'guide suspend <code>',
    about: 'keep a guide from guests; its host reads the reason on the desk and by mail',
    act: 'guide.suspend',
  },
  async (tx, { tools, typed, reason }) => {
    const guide = await lockGuideOfCode(tx, typed)
    const { id, hostId, shortCode, name, isPublished, email, locale } = guide
    if (guide.suspendedAt) throw new OperatorProblem(`The guide ${shortCode} is suspended already.`)
    await tx
      .update(properties)
      .set({ suspendedAt: tools.now(), suspendedReason: reason })
      .where(eq(properties.id, id))
    const url = `${tools.appUrl()}/support?code=${shortCode}&about=suspension`
    const payload = { guide: name, reason, url }
    return {
      hostId,
      propertyId: id,
      detail: { code: shortCode, isPublished },
      changed: [shortCode],
      mail: { to: email, locale, hostId, template: 'guide_suspended', payload },
      data: { code: shortCode, name, host: email },
      lines: [`${shortCode} (${shown(name)}) is suspended. ${email} is told why.`],
    }
  },
)

/** Gives a suspended guide back to guests, if its host left it published. */
export const liftSuspension = deed(
  { usage: 'guide lift <code>', act: 'guide.lift', about: 'end a suspension' },
  async (tx, { tools, typed }) => {
    const guide = await lockGuideOfCode(tx, typed)
    const { id, hostId, shortCode, name, isPublished, email, locale } = guide
    if (!guide.suspendedAt) throw new OperatorProblem(`The guide ${shortCode} is not suspended.`)
    await tx
      .update(properties)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(eq(properties.id, id))
    const payload = { guide: name, url: `${tools.appUrl()}/` }
    const now = isPublished ? 'guests can open it again' : 'it is not published'
    return {
      hostId,
      propertyId: id,
      detail: { code: shortCode, isPublished },
      changed: [shortCode],
      mail: { to: email, locale, hostId, template: 'guide_suspension_over', payload },
      data: { code: shortCode, isPublished, host: email },
      lines: [`${shortCode} is not suspended any more; ${now}.`],
    }
  },
)

/** A guide under a new code: its old address, its printed posters and the links of its stays lead nowhere from now on. */
export const rotateCode = deed(
  {
    usage: 'guide rotate-code <code>',
    about: 'give a guide a new code; the old address leads nowhere from then on',
    act: 'code.rotate',
  },
  async (tx, { tools, typed }) => {
    const { id, hostId, name, shortCode: before, email, locale } = await lockGuideOfCode(tx, typed)
    const after = await giveFreeCode(tx, tools, id)
    const payload = { guide: name, url: `${tools.appUrl()}/` }
    return {
      hostId,
      propertyId: id,
      detail: { before, after },
      // Whoever looked for the new code before it was one has remembered that it led nowhere.
      changed: [before, after],
      mail: { to: email, locale, hostId, template: 'code_replaced', payload },
      data: { before, after, name, host: email },
      lines: [
        `${shown(name)}: ${before} is now ${after}. ${email} is told.`,
        'Printed QR codes, sent links and the links of stays are to be made again.',
      ],
    }
  },
)

/** Written in a part of its own: another guide may take a code at the same moment, and then the next one is tried. */
async function giveFreeCode(tx: Transaction, { random }: Pick<Tools, 'random'>, id: string) {
  const given = await tryShortCodes(random, async (shortCode) => {
    try {
      await tx.transaction((part) =>
        part.update(properties).set({ shortCode }).where(eq(properties.id, id)),
      )
      return shortCode
    } catch (error) {
      if (!isUniqueViolation(error, 'properties_short_code_unique')) throw error
      return undefined
    }
  })
  if (!given) throw new Error(noFreeCode)
  return given
}

/** The guide of a code and its host, held until the transaction ends. */
async function lockGuideOfCode(tx: Transaction, typed: string) {
  const code = codeIn(typed)
  const [guide] = code
    ? await tx
        .select({ ...getTableColumns(properties), email: user.email, locale: user.locale })
        .from(properties)
        .innerJoin(user, eq(user.id, properties.hostId))
        .where(eq(properties.shortCode, code))
        .for('update', { of: properties })
    : []
  if (!guide) throw new OperatorProblem(`No guide has the code “${typed}”.`, 'not_found')
  return guide
}
