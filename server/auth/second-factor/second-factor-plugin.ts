import { randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins'

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

/** As it was shown, however it is typed. */
export function readRecoveryCode(typed: string) {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${plain.slice(0, 5)}-${plain.slice(5)}`
}

function makeRecoveryCode() {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
  return `${code.slice(0, 5)}-${code.slice(5)}`
}
