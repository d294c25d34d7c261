import type { AuthContext } from 'better-auth'
import { createEmailVerificationToken } from 'better-auth/api'
import { linkSeconds } from './link-seconds.ts'

export type UnprovenSignUps = ReturnType<typeof createUnprovenSignUps>

type Needed = Pick<AuthContext, 'internalAdapter' | 'secret' | 'generateId'> & {
  password: Pick<AuthContext['password'], 'verify'>
}

/**
 * Somebody signed up with an address and did not prove it, and now somebody signs up with it again.
 * If the passwords differ, neither is believed: the mailbox's owner chooses one through a link.
 */
export function createUnprovenSignUps(context: () => Promise<Needed>) {
  const findCredential = async (hostId: string) => {
    const { internalAdapter } = await context()
    return internalAdapter.findCredentialAccount(hostId)
  }

  return {
    async hasPassword(hostId: string, password: string) {
      const stored = await findCredential(hostId)
      if (!stored?.password) return false
      const { password: passwords } = await context()
      return passwords.verify({ hash: stored.password, password })
    },

    async createConfirmation(email: string) {
      const { secret } = await context()
      return createEmailVerificationToken(secret, email, undefined, linkSeconds.confirm)
    },

    async dropPassword(hostId: string) {
      const { internalAdapter, generateId } = await context()
      const stored = await findCredential(hostId)
      if (stored) await internalAdapter.deleteAccount(stored.id)
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
