import type { AuthContext } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { linkSeconds } from '#server/auth/link-seconds.ts'
import type { Db } from '#server/db/database.ts'
import { account } from '#server/db/tables/schema.ts'
import type { PasswordHashes } from './password-hashes.ts'

export type StoredPasswords = ReturnType<typeof openStoredPasswords>

type Needed = {
  context: () => Promise<Pick<AuthContext, 'internalAdapter' | 'secret' | 'generateId'>>
  hashes: PasswordHashes
  db: Db
}

export type Credentials = { email: string; password: string }

/** The passwords of hosts, and the links that lead to choosing one. */
export function openStoredPasswords({ context, hashes, db }: Needed) {
  const findCredential = async (hostId: string) => {
    const { internalAdapter } = await context()
    return internalAdapter.findCredentialAccount(hostId)
  }

  const matches = async (hostId: string, password: string) => {
    const hash = (await findCredential(hostId))?.password
    return hash ? hashes.verify({ hash, password }) : false
  }

  const findUnconfirmedHost = async (email: string) => {
    const { internalAdapter } = await context()
    const found = await internalAdapter.findUserByEmail(email)
    return found && !found.user.emailVerified ? found.user.id : undefined
  }

  const link = async (hostId: string, hash: string) => {
    const { internalAdapter } = await context()
    await internalAdapter.linkAccount({
      userId: hostId,
      providerId: 'credential',
      accountId: hostId,
      password: hash,
    })
  }

  return {
    async exists(hostId: string) {
      return Boolean((await findCredential(hostId))?.password)
    },

    matches,

    async assert(hostId: string, password: string) {
      if (!(await matches(hostId, password))) throw new Refusal('password_wrong')
    },

    /** The host of an address that was signed up and never confirmed. */
    findUnconfirmedHost,

    /** The password, as it is stored, that waits for its address to be confirmed. */
    async findUnproven(email: string) {
      const hostId = await findUnconfirmedHost(email)
      return hostId ? ((await findCredential(hostId))?.password ?? undefined) : undefined
    },

    /** In place of the one there is, if there is one. */
    async choose(hostId: string, password: string) {
      const { internalAdapter } = await context()
      const hash = await hashes.hash(password)
      if (await findCredential(hostId)) return internalAdapter.updatePassword(hostId, hash)
      await link(hostId, hash)
    },

    /** Whether these would sign in. */
    async accept({ email, password }: Credentials) {
      const { internalAdapter } = await context()
      const found = await internalAdapter.findUserByEmail(email)
      return found ? matches(found.user.id, password) : false
    },

    /** A host whose address needs no proof. */
    async createHost({ email, password }: Credentials) {
      const { internalAdapter } = await context()
      const hash = await hashes.hash(password)
      const host = await internalAdapter.createUser(
        { email, name: '', emailVerified: true },
        { method: 'email-password' },
      )
      await link(host.id, hash)
      return host.id
    },

    /** A password that was just right is kept as new ones are, unless it was changed meanwhile. */
    async renew({ email, password }: Credentials) {
      const { internalAdapter } = await context()
      const found = await internalAdapter.findUserByEmail(email)
      const stored = found && (await findCredential(found.user.id))
      if (!stored?.password || !hashes.isOutdated(stored.password)) return
      await db
        .update(account)
        .set({ password: await hashes.hash(password) })
        .where(and(eq(account.id, stored.id), eq(account.password, stored.password)))
    },

    async drop(hostId: string) {
      const { internalAdapter } = await context()
      const stored = await findCredential(hostId)
      if (stored) await internalAdapter.deleteAccount(stored.id)
    },

    async createConfirmation(email: string) {
      const { secret } = await context()
      return createEmailVerificationToken(secret, email, undefined, linkSeconds.confirm)
    },

    async createReset(hostId: string) {
      const { internalAdapter, generateId } = await context()
      const token = generateId({ model: 'verification', size: 24 }) || crypto.randomUUID()
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: hostId,
        expiresAt: new Date(Date.now() + linkSeconds.reset * 1000),
      })
      return token
    },
  }
}
