import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { openTurns, type Turns } from '#server/auth/attempts/take-turns.ts'

export type PasswordHashes = ReturnType<typeof openPasswordHashes>

const derive = promisify(argon2)

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const owasp = { memory: 19_456, passes: 2, parallelism: 1 }

/** More at once would only take memory and cores from everybody else. */
const fewTurns: Turns = { atOnce: 2, mostWaiting: 100 }

/** How passwords are kept: argon2id in the usual notation; what scrypt kept before is still understood. */
export function openPasswordHashes({ turns = fewTurns, cost = owasp } = {}) {
  const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
  const takeTurn = openTurns(turns)

  const isOutdated = (kept: string) => !kept.startsWith(head)

  async function hash(password: string) {
    const salt = randomBytes(16)
    const key = await derive('argon2id', parametersOf(password, salt, 32))
    return `${head}${unpadded(salt)}$${unpadded(key)}`
  }

  async function verify(kept: string, password: string) {
    const [salt, key] = kept.slice(head.length).split('$').map(fromUnpadded)
    if (!salt || !key) throw new Error('a password hash is cut off')
    return timingSafeEqual(key, await derive('argon2id', parametersOf(password, salt, key.length)))
  }

  function parametersOf(password: string, nonce: Buffer, tagLength: number): Argon2Parameters {
    return { ...cost, nonce, tagLength, message: password.normalize('NFKC') }
  }

  return {
    hash: (password: string) => takeTurn(() => hash(password)),

    verify: ({ hash: kept, password }: { hash: string; password: string }) =>
      takeTurn(() => (isOutdated(kept) ? verifyOld(kept, password) : verify(kept, password))),

    isOutdated,
  }
}

/** The library's own scrypt, with which accounts were made before. */
function verifyOld(kept: string, password: string) {
  return verifyPassword({ hash: kept, password })
}

function unpadded(bytes: Buffer) {
  return bytes.toString('base64').replace(/={1,2}$/, '')
}

function fromUnpadded(text: string) {
  return Buffer.from(text, 'base64')
}
