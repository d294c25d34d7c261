import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

type Options = Record<string, unknown>

type Traits = {
  origin?: string
  /** Whether it checks who holds it. */
  isUnlocked?: boolean
  /** The kind of proof of its maker that it gives. */
  statement?: string
}

type Key = { id: Buffer; pair: { privateKey: KeyObject; publicKey: KeyObject }; counter: number }

/** A device that keeps passkeys, as a browser passes on what it says (WebAuthn, ES256). */
export function openPasskeyDevice({
  origin = 'http://zaguan.test',
  isUnlocked = true,
  statement = 'none',
}: Traits = {}) {
  const keys: Key[] = []
  return {
    keys,
    make(options: Options) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const key = { id: randomBytes(32), pair, counter: 0 }
      keys.push(key)
      return this.register(key, options)
    },
    /** What it says of a key it has. */
    register: (key: Key, options: Options) =>
      registrationOf(key, options, { origin, isUnlocked, statement }),
    use(options: Options, key = keys.at(-1)!) {
      key.counter += 1
      const clientData = clientDataOf('webauthn.get', options, origin)
      const data = Buffer.concat([
        sha256(String(options.rpId)),
        Buffer.from([flagsOf(isUnlocked)]),
        uint32(key.counter),
      ])
      const signed = createSign('sha256').update(data).update(sha256(clientData))
      return {
        ...credentialOf(key),
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signed.sign(key.pair.privateKey, 'base64url'),
        },
      }
    },
  }
}

function registrationOf(key: Key, options: Options, traits: Required<Traits>) {
  const { origin, isUnlocked, statement } = traits
  const rp = options.rp as { id: string }
  const attested = Buffer.concat([
    sha256(rp.id),
    Buffer.from([flagsOf(isUnlocked) | 0x40]),
    uint32(key.counter),
    Buffer.alloc(16),
    Buffer.from([0, key.id.length]),
    key.id,
    coseKeyOf(key.pair.publicKey),
  ])
  const attestation = cborMap([
    [cborText('fmt'), cborText(statement)],
    [cborText('attStmt'), cborMap([])],
    [cborText('authData'), cborBytes(attested)],
  ])
  return {
    ...credentialOf(key),
    response: {
      clientDataJSON: clientDataOf('webauthn.create', options, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}

function credentialOf({ id }: Key) {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} }
}

function clientDataOf(type: string, { challenge }: Options, origin: string) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** Somebody was there; who it was, when it was checked. */
function flagsOf(isUnlocked: boolean) {
  return isUnlocked ? 0x05 : 0x01
}

function coseKeyOf(publicKey: KeyObject) {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [kind, algorithm, curve] = [0x02, 0x26, 0x01]
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([kind])],
    [Buffer.from([0x03]), Buffer.from([algorithm])],
    [Buffer.from([0x20]), Buffer.from([curve])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

function cborMap(pairs: [Buffer, Buffer][]) {
  return Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()])
}

function cborText(text: string) {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** Up to 255 of them. */
function cborBytes(bytes: Buffer) {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}

function uint32(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

function sha256(content: string | Buffer) {
  return createHash('sha256').update(content).digest()
}
