import { type Accounts, goodPassword } from './accounts-test.ts'
import { codeOfApp } from './stand-ins/authenticator.ts'
import type { openPasskeyDevice } from './stand-ins/passkey-device.ts'

export const email = 'ana@example.com'
export const origin = 'http://zaguan.test'

type Device = ReturnType<typeof openPasskeyDevice>
type Answer = Awaited<ReturnType<Accounts['post']>>

type Given = { password?: string; code?: string; name?: string }

export function start(
  { post }: Accounts,
  cookie: string,
  given: Given = { password: goodPassword },
) {
  return post('/auth/passkeys/start', { name: 'Mi llave', ...given }, { cookie, origin })
}

type Wish = { cookie: string; device: Device; begun: Answer }

export function finish({ post }: Accounts, { cookie, device, begun }: Wish) {
  const body = { response: device.make(begun.body.options) }
  return post('/auth/passkeys/add', body, { cookie: `${cookie}; ${begun.cookie}`, origin })
}

type Added = { cookie: string; device: Device; name?: string }

export async function addPasskey(accounts: Accounts, { cookie, device, name = 'Mi llave' }: Added) {
  const begun = await start(accounts, cookie, { password: goodPassword, name })
  return finish(accounts, { cookie, device, begun })
}

/** Signing in on a browser that has nothing but the device. */
export async function signIn({ post }: Accounts, device: Device) {
  const { body, cookie } = await post('/auth/sign-in/passkey/start', {})
  const response = device.use(body.options)
  return post('/auth/sign-in/passkey', { response }, { cookie, origin })
}

export async function list({ get }: Accounts, cookie: string) {
  const { body } = await get('/auth/passkeys', { cookie })
  return body.passkeys as { id: string; name: string; last_used_at: string | null }[]
}

export async function turnOnSecondStep({ post }: Accounts, cookie: string) {
  const own = { cookie, origin }
  const { body } = await post('/auth/second-factor/start', { password: goodPassword }, own)
  await post('/auth/second-factor/confirm', { code: codeOfApp(body.secret) }, own)
}

/** A host who came by a code from a mail has no password. */
export async function comeByCode({ post, lastCode }: Accounts) {
  await post('/auth/email-otp/send-verification-otp', { email })
  return (await post('/auth/sign-in/email-otp', { email, otp: lastCode() })).cookie
}
