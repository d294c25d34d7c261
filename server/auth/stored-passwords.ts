import type { AuthContext } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { linkSeconds } from './link-seconds.ts'

export type StoredPasswords = ReturnType<typeof openStoredPasswords>

type Needed = Pick<AuthContext, 'internalAdapter' | 'secret' | 'generateId'> & {
  password: Pick<AuthContext['password'], 'hash' | 'verify'>
}

export type Credentials = { email: string; password: string }

/** The passwords of hosts, and the links that lead to choosing one. */
export function openStoredPasswords(context: () => Promise<Needed>) {
  const findCredential = async (hostId: string) => {
    const { internalAdapter } = await context()
    return internalAdapter.findCredentialAccount(hostId)
  }

  const matches = async (hostId: string, password: string) => {
    const hash = (await findCredential(hostId))?.password
    const { password: passwords } = await context()
    return hash ? passwords.verify({ hash, password }) : false
  }

  return {
    async exists(hostId: string) {
      return Boolean((await findCredential(hostId))?.password)
    },

    matches,

    /** Whether these would sign in. */
    async accept({ email, password }: Credentials) {
      const { internalAdapter } = await context()
      const found = await internalAdapter.findUserByEmail(email)
      return found ? matches(found.user.id, password) : false
    },

    /** A host whose address needs no proof. */
    async createHost({ email, password }: Credentials) {
      const { internalAdapter, password: passwords } = await context()
      const hash = await passwords.hash(password)
      const host = await internalAdapter.createUser(
        { email, name: '', emailVerified: true },
        { method: 'email-password' },
      )
      await internalAdapter.linkAccount({
        userId: host.id,
        providerId: 'credential',
        accountId: host.id,
        password: hash,
      })
      return host.id
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
