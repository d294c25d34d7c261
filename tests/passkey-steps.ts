import { type Accounts, goodPassword } from './accounts-test.ts'
import { codeOfApp } from './stand-ins/authenticator.ts'
import type { openPasskeyDevice } from './stand-ins/passkey-device.ts'

export const email = 'ana@example.com'
export const origin = 'http://zaguan.test'

type Device = ReturnType<typeof openPasskeyDevice>
type Answer = Awaited<ReturnType<Accounts['post']>>

type Given = { password?: string; code?: string; name?: string }

export function start({ as }: Accounts, cookie: string, given: Given = { password: goodPassword }) {
  return as(cookie).post('/auth/passkeys/start', { name: 'Mi llave', ...given })
}

type Wish = { cookie: string; device: Device; begun: Answer }

export function finish({ as }: Accounts, { cookie, device, begun }: Wish) {
  const body = { response: device.make(begun.body.options) }
  return as(`${cookie}; ${begun.cookie}`).post('/auth/passkeys/add', body)
}

type Added = { cookie: string; device: Device; name?: string }

export async function addPasskey(accounts: Accounts, { cookie, device, name = 'Mi llave' }: Added) {
  const begun = await start(accounts, cookie, { password: goodPassword, name })
  return finish(accounts, { cookie, device, begun })
}

/** Signing in on a browser that has nothing but the device. */
export async function signIn({ as, post }: Accounts, device: Device) {
  const { body, cookie } = await post('/auth/sign-in/passkey/start', {})
  const response = device.use(body.options)
  return as(cookie).post('/auth/sign-in/passkey', { response })
}

export async function list({ get }: Accounts, cookie: string) {
  const { body } = await get('/auth/passkeys', { cookie })
  return body.passkeys as { id: string; name: string; last_used_at: string | null }[]
}

export async function turnOnSecondStep({ as }: Accounts, cookie: string) {
  const { body } = await as(cookie).post('/auth/second-factor/start', { password: goodPassword })
  await as(cookie).post('/auth/second-factor/confirm', { code: codeOfApp(body.secret) })
}

export async function enterByCode({ post, lastCode }: Accounts, address = email) {
  await post('/auth/email-otp/send-verification-otp', { email: address })
  return post('/auth/sign-in/email-otp', { email: address, otp: lastCode() })
}

/** A host who came by a code from a mail has no password. */
export async function comeByCode(accounts: Accounts, address = email) {
  return (await enterByCode(accounts, address)).cookie
}
