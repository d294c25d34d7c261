import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { passkey } from '#server/db/tables/schema.ts'

type OwnPasskey = { hostId: string; id: string }

/** The passkeys of hosts: seen, named and taken away; making and checking them is the library's. */
export function openPasskeys({ db, now }: { db: Db; now: () => Date }) {
  const isOwn = ({ hostId, id }: OwnPasskey) => and(eq(passkey.userId, hostId), eq(passkey.id, id))

  return {
    async list(hostId: string) {
      return db
        .select()
        .from(passkey)
        .where(eq(passkey.userId, hostId))
        .orderBy(asc(passkey.createdAt), asc(passkey.id))
    },

    async count(hostId: string) {
      return db.$count(passkey, eq(passkey.userId, hostId))
    },

    /** Whether any account, this one or another, has this one already. */
    async isKnown(credentialId: string) {
      return (await db.$count(passkey, eq(passkey.credentialID, credentialId))) > 0
    },

    /** Whether there was one to rename. */
    async rename(own: OwnPasskey, name: string) {
      const renamed = await db
        .update(passkey)
        .set({ name })
        .where(isOwn(own))
        .returning({ id: passkey.id })
      return renamed.length > 0
    },

    /** The name of the one that is gone, if there was one. */
    async remove(own: OwnPasskey) {
      const [removed] = await db.delete(passkey).where(isOwn(own)).returning({ name: passkey.name })
      return removed?.name
    },

    async noteUse(credentialId: string) {
      await db
        .update(passkey)
        .set({ lastUsedAt: now() })
        .where(eq(passkey.credentialID, credentialId))
    },
  }
}
