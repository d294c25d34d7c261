import type { TestServer } from './open-test-server.ts'

const password = 'la puerta azul'

type Caller = Pick<TestServer, 'call' | 'resources'>

/** A host with a password, signed in as a browser is: by the cookie that signing in has set. */
export async function makeBrowser({ call, resources }: Caller, email = 'ana@example.com') {
  const hostId = await resources.auth.passwords.createHost({ email, password })
  const { headers } = await call('POST', '/auth/sign-in/email', { body: { email, password } })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { id: hostId, email, cookie }
}
