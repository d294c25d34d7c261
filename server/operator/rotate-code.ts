import { eq } from 'drizzle-orm'
import { shortCodeFrom, shortCodeRandomBytes } from '#domain/values/short-code.ts'
import { isUniqueViolation } from '#server/db/connections/sql-state.ts'
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
    const after = await giveFreeCode(tx, tools, id)
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

/** Written in a part of its own: another guide may take a code at the same moment, and then the next one is tried. */
async function giveFreeCode(tx: Transaction, { random }: Pick<Tools, 'random'>, id: string) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const shortCode = shortCodeFrom(random(shortCodeRandomBytes))
    try {
      await tx.transaction((part) =>
        part.update(properties).set({ shortCode }).where(eq(properties.id, id)),
      )
      return shortCode
    } catch (error) {
      if (!isUniqueViolation(error, 'properties_short_code_unique')) throw error
    }
  }
  throw new Error('five short codes in a row were taken')
}
