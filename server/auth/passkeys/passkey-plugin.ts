import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

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
