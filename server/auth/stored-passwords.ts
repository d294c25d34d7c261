import type { AuthContext } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { linkSeconds } from './link-seconds.ts'

export type StoredPasswords = ReturnType<typeof openStoredPasswords>

type Needed = Pick<AuthContext, 'internalAdapter' | 'secret' | 'generateId'> & {
  password: Pick<AuthContext['password'], 'verify'>
}

/** The passwords of hosts, and the links that lead to choosing one. */
export function openStoredPasswords(context: () => Promise<Needed>) {
  const findCredential = async (hostId: string) => {
    const { internalAdapter } = await context()
    return internalAdapter.findCredentialAccount(hostId)
  }

  return {
    async exists(hostId: string) {
      return Boolean((await findCredential(hostId))?.password)
    },

    async matches(hostId: string, password: string) {
      const hash = (await findCredential(hostId))?.password
      const { password: passwords } = await context()
      return hash ? passwords.verify({ hash, password }) : false
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
