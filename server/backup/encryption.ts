import { ReadableStream as NodesStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { BackupProblem, damaged, peek } from './format.ts'

type Bytes = AsyncIterable<Uint8Array>

const ageMark = Buffer.from('age-encryption.org/')
/** The passphrase is long (`settings.ts` sees to it): a guess may be cheap, so that no request waits while a key is made. */
const passphraseWork = 15

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-')
const isRecipient = (key: string) => key.startsWith('age1')

/** Whether this could be a key at all: asked before anything is read or written. */
export async function isUsableKey(key: string) {
  return encrypterFor(key).then(
    () => true,
    () => false,
  )
}

/** In the format of age (age-encryption.org): its own tools can open the file too. */
export async function* encrypt(bytes: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = await encrypterFor(key)
  yield* await encrypter.encrypt(asWeb(bytes))
}

async function encrypterFor(key: string) {
  const encrypter = new Encrypter()
  if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key))
  else if (isRecipient(key)) encrypter.addRecipient(key)
  else {
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(passphraseWork)
  }
  return encrypter
}

/** Decrypts what is encrypted; the rest passes as it is. */
export async function* decryptIfNeeded(
  bytes: Bytes,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  const { start, whole } = await peek(bytes, ageMark.length)
  yield* start.equals(ageMark) ? decrypt(whole, key) : whole
}

async function* decrypt(bytes: Bytes, key: string | undefined) {
  const clear = await decrypterFor(key)
    .decrypt(asWeb(bytes))
    .catch((error: Error) => {
      throw /no identity matched/.test(error.message) ? otherKey : damaged('its heading is broken')
    })
  try {
    yield* clear
  } catch (error) {
    if (error instanceof BackupProblem || isOfTheSystem(error)) throw error
    throw damaged('it was changed or cut short after it was encrypted')
  }
}

function decrypterFor(key: string | undefined) {
  if (!key)
    throw new BackupProblem('The file is encrypted: set BACKUP_KEY to the key it was made with.')
  if (isRecipient(key)) {
    throw new BackupProblem(
      'The file is encrypted, and BACKUP_KEY is the public half: set it to the AGE-SECRET-KEY-… that belongs to it.',
    )
  }
  const decrypter = new Decrypter()
  if (isIdentity(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  return decrypter
}

const otherKey = new BackupProblem(
  'The file is encrypted with another key than BACKUP_KEY. Nothing was changed.',
)

/** True because Node's class is the global one, whose types do not know `from`; it reads no further ahead than it is asked. */
function asWeb(bytes: Bytes) {
  return NodesStream.from(bytes) as ReadableStream<Uint8Array>
}

function isOfTheSystem(error: unknown) {
  return error instanceof Error && 'syscall' in error
}
