import { eq } from 'drizzle-orm'
import { shortCodeFrom, shortCodeRandomBytes } from '#domain/values/short-code.ts'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { lockGuideOfCode } from './find-host.ts'
import { recordAct } from './record-act.ts'

type Deed = { code: string; reason: string }

/** A guide under a new code: its old address, its printed posters and the links of its stays lead nowhere from now on. */
export async function rotateCode(tools: Tools, { code, reason }: Deed) {
  const rotated = await asSystem(tools.db, async (tx) => {
    const { id, hostId, name, shortCode: before, email, locale } = await lockGuideOfCode(tx, code)
    const after = await takeFreeCode(tx, tools)
    await tx.update(properties).set({ shortCode: after }).where(eq(properties.id, id))
    // Whoever looked for the new code before it was one has remembered that it led nowhere.
    for (const changed of [before, after]) await tools.guideChanges.announce(tx, changed)
    const detail = { before, after }
    await recordAct(tx, tools, { act: 'code.rotate', reason, hostId, propertyId: id, detail })
    const payload = { guide: name, url: `${tools.appUrl}/` }
    await tools.mail.enqueue(tx, { to: email, locale, hostId, template: 'code_replaced', payload })
    return { before, after, name, host: email }
  })
  for (const changed of [rotated.before, rotated.after]) tools.guideChanges.tell(changed)
  return rotated
}

async function takeFreeCode(tx: Transaction, { random }: Pick<Tools, 'random'>) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const code = shortCodeFrom(random(shortCodeRandomBytes))
    const [taken] = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.shortCode, code))
    if (!taken) return code
  }
  throw new Error('five short codes in a row were taken')
}
