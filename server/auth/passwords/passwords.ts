import { AsyncLocalStorage } from 'node:async_hooks'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { AuthContext } from 'better-auth'
import { APIError, createEmailVerificationToken } from 'better-auth/api'
import { Refusal } from '#domain/messages/refusals.ts'
import { linkSeconds } from '#server/auth/second-factor/proof-codes.ts'
import { openGate } from '#server/work/gate.ts'

type Given = { hash: string; password: string }

export type PasswordHashes = ReturnType<typeof openPasswordHashes>

const derive = promisify(argon2)

/** The usual notation: memory, passes, lanes, salt and key. */
const argon2id =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]{11,88})\$([\w+/]{6,88})$/

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const owasp = { memory: 19_456, passes: 2, parallelism: 1 }

/** More at once would only take memory and cores from everybody else. */
const fewAtOnce = { atOnce: 2, mostWaiting: 100 }

/** How passwords are kept: argon2id in the usual notation. */
export function openPasswordHashes({ gate = fewAtOnce, cost = owasp } = {}) {
  const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
  const { enter } = openGate({
    ...gate,
    refuse: () => new Refusal('unavailable', { values: { seconds: 2 } }),
  })

  async function hash(password: string) {
    const salt = randomBytes(16)
    const key = await derive('argon2id', parametersOf(password, salt, 32))
    return `${head}${unpadded(salt)}$${unpadded(key)}`
  }

  async function verify(kept: string, password: string) {
    const [, memory, passes, parallelism, ...parts] = argon2id.exec(kept) ?? []
    const [salt, key] = parts.map((part) => Buffer.from(part, 'base64'))
    // Kept in a way that is not ours: no password is known to be it, until its host chooses a new one.
    if (!salt || !key) return false
    const own = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const found = await derive('argon2id', parametersOf(password, salt, key.length, own))
    return timingSafeEqual(key, found)
  }

  function parametersOf(password: string, nonce: Buffer, tagLength: number, like = cost) {
    return { ...like, nonce, tagLength, message: password.normalize('NFKC') }
  }

  return {
    hash: (password: string) => enter(() => hash(password)),

    verify: ({ hash, password }: Given) => enter(() => verify(hash, password)),
  }
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}

/**
 * The same for the library, which understands only its own kind of error: our refusals come back by their code. What is asked of
 * it within `asProven` takes any password: its host has shown to be the one.
 */
export function openLibraryHashes(hashes: PasswordHashes) {
  const proven = new AsyncLocalStorage<true>()
  return {
    asProven: <Answer>(work: () => Promise<Answer>) => proven.run(true, work),
    hashes: {
      hash: passOnRefusals(hashes.hash),
      verify: passOnRefusals(async (given: Given) => proven.getStore() ?? hashes.verify(given)),
    },
  }
}

function passOnRefusals<Params extends unknown[], Answer>(
  work: (...asked: Params) => Promise<Answer>,
) {
  return async (...asked: Params) => {
    try {
      return await work(...asked)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_BUSY', message: error.code })
    }
  }
}

export type StoredPasswords = ReturnType<typeof openStoredPasswords>

type PasswordParts = {
  context: () => Promise<Pick<AuthContext, 'internalAdapter' | 'secret' | 'generateId'>>
  hashes: PasswordHashes
}

export type Credentials = { email: string; password: string }

/** The passwords of hosts, and the links that lead to choosing one. */
export function openStoredPasswords({ context, hashes }: PasswordParts) {
  const accounts = async () => (await context()).internalAdapter

  const findCredential = async (hostId: string) => (await accounts()).findCredentialAccount(hostId)

  const matches = async (hostId: string, password: string) => {
    const hash = (await findCredential(hostId))?.password
    return hash ? hashes.verify({ hash, password }) : false
  }

  const findUnconfirmedHost = async (email: string) => {
    const found = await (await accounts()).findUserByEmail(email)
    return found && !found.user.emailVerified ? found.user.id : undefined
  }

  const link = async (hostId: string, hash: string) => {
    const ofPassword = { userId: hostId, providerId: 'credential', accountId: hostId }
    await (await accounts()).linkAccount({ ...ofPassword, password: hash })
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
      const hash = await hashes.hash(password)
      if (await findCredential(hostId)) await (await accounts()).updatePassword(hostId, hash)
      else await link(hostId, hash)
    },

    /** Whether these would sign in. */
    async accept({ email, password }: Credentials) {
      const found = await (await accounts()).findUserByEmail(email)
      return found ? matches(found.user.id, password) : false
    },

    /** A host whose address needs no proof. */
    async createHost({ email, password }: Credentials) {
      const hash = await hashes.hash(password)
      const host = await (await accounts()).createUser(
        { email, name: '', emailVerified: true },
        { method: 'email-password' },
      )
      await link(host.id, hash)
      return host.id
    },

    async drop(hostId: string) {
      const stored = await findCredential(hostId)
      if (stored) await (await accounts()).deleteAccount(stored.id)
    },

    async createConfirmation(email: string) {
      const { secret } = await context()
      return createEmailVerificationToken(secret, email, undefined, linkSeconds.confirm)
    },

    async createReset(hostId: string) {
      const { internalAdapter, generateId } = await context()
      const token = generateId({ model: 'verification', size: 24 }) || crypto.randomUUID()
      await internalAdapter.createVerificationValue({
        identifier: resetIdentifier(token),
        value: hostId,
        expiresAt: new Date(Date.now() + linkSeconds.reset * 1000),
      })
      return token
    },

    /** The address of the account whose link to a new password this token is of. */
    async findEmailOfReset(token: string) {
      const { internalAdapter } = await context()
      const found = await internalAdapter.findVerificationValue(resetIdentifier(token))
      const host = found && (await internalAdapter.findUserById(found.value))
      return host?.email
    },
  }
}

/** What the library keeps the token of a link to a new password under. */
function resetIdentifier(token: string) {
  return `reset-password:${token}`
}
