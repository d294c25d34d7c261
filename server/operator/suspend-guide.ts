import { eq } from 'drizzle-orm'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { lockGuideOfCode } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import { recordAct } from './record-act.ts'

type Deed = { code: string; reason: string }

/** Takes a guide from guests at once; it stays published and keeps its credit. Its host is told the reason, in these words. */
export async function suspendGuide(tools: Tools, { code, reason }: Deed) {
  const guide = await asSystem(tools.db, async (tx) => {
    const guide = await lockGuideOfCode(tx, code)
    const { id, hostId, shortCode, name } = guide
    if (guide.suspendedAt) throw new OperatorProblem(`The guide ${shortCode} is suspended already.`)
    await tx
      .update(properties)
      .set({ suspendedAt: tools.now(), suspendedReason: reason })
      .where(eq(properties.id, id))
    await tools.guideChanges.announce(tx, shortCode)
    const detail = { code: shortCode, isPublished: guide.isPublished }
    await recordAct(tx, tools, { act: 'guide.suspend', reason, hostId, propertyId: id, detail })
    await tools.mail.enqueue(tx, {
      to: guide.email,
      locale: guide.locale,
      hostId,
      template: 'guide_suspended',
      payload: {
        guide: name,
        reason,
        url: `${tools.appUrl}/support?code=${shortCode}&about=suspension`,
      },
    })
    return guide
  })
  tools.guideChanges.tell(guide.shortCode)
  return { code: guide.shortCode, name: guide.name, host: guide.email }
}

/** Gives a suspended guide back to guests, if its host left it published. */
export async function liftSuspension(tools: Tools, { code, reason }: Deed) {
  const guide = await asSystem(tools.db, async (tx) => {
    const guide = await lockGuideOfCode(tx, code)
    const { id, hostId, shortCode, name } = guide
    if (!guide.suspendedAt) throw new OperatorProblem(`The guide ${shortCode} is not suspended.`)
    await tx
      .update(properties)
      .set({ suspendedAt: null, suspendedReason: null })
      .where(eq(properties.id, id))
    await tools.guideChanges.announce(tx, shortCode)
    const detail = { code: shortCode, isPublished: guide.isPublished }
    await recordAct(tx, tools, { act: 'guide.lift', reason, hostId, propertyId: id, detail })
    await tools.mail.enqueue(tx, {
      to: guide.email,
      locale: guide.locale,
      hostId,
      template: 'guide_suspension_over',
      payload: { guide: name, url: `${tools.appUrl}/` },
    })
    return guide
  })
  tools.guideChanges.tell(guide.shortCode)
  return { code: guide.shortCode, isPublished: guide.isPublished, host: guide.email }
}
