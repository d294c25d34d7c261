import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { type Jwk, twoFactor } from 'better-auth/plugins'

/** Who signs access tokens and who accepts them: fixed, so that a change of address ends no session. */
export const issuer = 'zaguan'
export const audience = 'zaguan-api'

type Wiring = { appUrl: string; isKnown: (credentialId: string) => Promise<boolean> }

/** A passkey counts as both proofs: only one whose owner was checked by the device is made, or lets in. */
export function passkeys({ appUrl, isKnown }: Wiring) {
  return passkey({
    rpID: new URL(appUrl).hostname,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      /** Beside the challenge lies the name the host gave. */
      async afterVerification({ verification, context }) {
        const made = verification.registrationInfo
        assertUnlocked(made?.userVerified)
        if (made && (await isKnown(made.credential.id))) throw refused('PASSKEY_KNOWN')
        return context ? { name: context } : undefined
      },
    },
    authentication: {
      afterVerification({ verification }) {
        assertUnlocked(verification.authenticationInfo.userVerified)
      },
    },
  })
}

function assertUnlocked(isUnlocked: boolean | undefined) {
  if (!isUnlocked) throw refused('PASSKEY_NOT_UNLOCKED')
}

function refused(code: string) {
  return new APIError('BAD_REQUEST', { code, message: code })
}

/** Every call of the library that opens a session by one proof only. A passkey is two: the device, and who unlocks it. */
const openedByOneProof = new Set([
  '/sign-in/email',
  '/sign-in/email-otp',
  '/magic-link/verify',
  '/verify-email',
  '/email-otp/verify-email',
])

/** Nothing that is mistaken for something else when it is copied by hand. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** The library asks for the second proof after a password only: here after every first one. */
export function secondFactor(productName: string) {
  const plugin = twoFactor({
    issuer: productName,
    allowPasswordless: true,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: 10 }, makeRecoveryCode),
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => openedByOneProof.has(path ?? ''),
  }))
  return { ...plugin, hooks: { after } }
}

function makeRecoveryCode() {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/**
 * The keys that sign access tokens. They are stored under the operator's secret: those of a former secret cannot
 * be opened any more and count as gone, so that a changed secret signs everybody out instead of failing.
 */
export async function readSigningKeys({ context }: GenericEndpointContext): Promise<Jwk[]> {
  const keys = await context.adapter.findMany<Jwk>({ model: 'jwks' })
  const opened = await Promise.all(keys.map((key) => canOpen(key, context.secretConfig)))
  return keys.filter((_key, at) => opened[at])
}

type SecretConfig = GenericEndpointContext['context']['secretConfig']

function canOpen({ privateKey }: Jwk, key: SecretConfig) {
  return symmetricDecrypt({ key, data: JSON.parse(privateKey) }).then(
    () => true,
    () => false,
  )
}
