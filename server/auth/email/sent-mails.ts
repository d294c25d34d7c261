import type { User } from 'better-auth'
import type { Locale } from '#domain/values/locale.ts'
import type { StoredPasswords } from '#server/auth/passwords/stored-passwords.ts'
import type { SendAuthMail } from './auth-mail.ts'

type Host = Pick<User, 'id' | 'email'>
type OwnName = { user: Host; name: string }
type WithRequest = { request?: Request | undefined; headers?: Headers | undefined }

export type SentMails = ReturnType<typeof createSentMails>

/** What every mail of accounts is made with. */
export type MailParts = {
  sendMail: SendAuthMail
  linkTo: (path: string, parameters: Record<string, string>, headers?: Headers) => string
  localeOf: (headers: Headers | undefined) => Locale
}

type Wiring = MailParts & {
  passwords: StoredPasswords
  hasPasskeys: (hostId: string) => Promise<boolean>
  onAddressProven: (hostId: string) => Promise<void>
}

/** What is sent when; each link leads to a page of ours that asks before it spends the token. */
export function createSentMails({
  sendMail,
  linkTo,
  localeOf,
  passwords,
  hasPasskeys,
  onAddressProven,
}: Wiring) {
  const about = ({ id, email }: Host, headers: Headers) => ({
    to: email,
    locale: localeOf(headers),
    hostId: id,
  })

  const confirmEmail = async (
    { user, token }: { user: Host; token: string },
    request?: Request,
  ) => {
    const headers = request?.headers
    const locale = localeOf(headers)
    const url = linkTo('/confirm', { token }, headers)
    const template = 'confirm_email'
    await sendMail({ template, to: user.email, locale, hostId: user.id, payload: { url } })
  }

  return {
    confirmEmail,

    /**
     * The answer is the same as to a new address; only the mailbox learns that there is an account. Two sign-ups
     * with two passwords, neither proven: neither is believed, the mailbox's owner chooses one through a link.
     */
    async existingSignUp({ user }: { user: User }, request?: Request) {
      const headers = request?.headers
      const to = { to: user.email, locale: localeOf(headers), hostId: user.id }
      if (user.emailVerified) {
        const url = linkTo('/login', {}, headers)
        const resetUrl = linkTo('/forgot-password', {}, headers)
        return sendMail({ ...to, template: 'already_registered', payload: { url, resetUrl } })
      }
      if (await passwords.matches(user.id, await readPassword(request))) {
        const token = await passwords.createConfirmation(user.email)
        return confirmEmail({ user, token }, request)
      }
      await passwords.drop(user.id)
      const token = await passwords.createReset(user.id)
      const url = linkTo('/update-password', { token }, headers)
      return sendMail({ ...to, template: 'finish_account', payload: { url } })
    },

    async resetPassword({ user, token }: { user: Host; token: string }, request?: Request) {
      const headers = request?.headers
      await sendMail({
        template: 'reset_password',
        to: user.email,
        locale: localeOf(headers),
        hostId: user.id,
        payload: { url: linkTo('/update-password', { token }, headers) },
      })
    },

    /** Whoever could open the link owns the address. */
    async passwordReset({ user }: { user: User }, request?: Request) {
      if (!user.emailVerified) await onAddressProven(user.id)
      await sendMail({
        template: 'password_changed',
        to: user.email,
        locale: localeOf(request?.headers),
        hostId: user.id,
        payload: {
          url: linkTo('/forgot-password', {}, request?.headers),
          hasPasskeys: await hasPasskeys(user.id),
        },
      })
    },

    /** Whoever did not turn the second step on or off learns that somebody did. */
    async secondFactorTurned(is: 'on' | 'off', user: Host, headers: Headers) {
      await sendMail({
        template: is === 'on' ? 'second_factor_on' : 'second_factor_off',
        ...about(user, headers),
        payload: { url: linkTo('/settings', {}, headers) },
      })
    },

    /** A key that somebody else put there, or took away, is told to the address. */
    async passkeyWas(deed: 'added' | 'removed', { user, name }: OwnName, headers: Headers) {
      await sendMail({
        template: deed === 'added' ? 'passkey_added' : 'passkey_removed',
        ...about(user, headers),
        payload: { url: linkTo('/settings', {}, headers), name },
      })
    },

    async magicLink({ email, token }: { email: string; token: string }, ctx?: WithRequest) {
      const headers = ctx?.headers ?? ctx?.request?.headers
      await sendMail({
        template: 'magic_link',
        to: email.toLowerCase(),
        locale: localeOf(headers),
        payload: { url: linkTo('/magic-link', { token }, headers) },
      })
    },

    async oneTimeCode({ email, otp }: { email: string; otp: string }, ctx?: WithRequest) {
      const headers = ctx?.headers ?? ctx?.request?.headers
      await sendMail({
        template: 'one_time_code',
        to: email,
        locale: localeOf(headers),
        payload: { code: otp, url: linkTo('/verify-otp', { email }, headers) },
      })
    },
  }
}

async function readPassword(request: Request | undefined) {
  const body: { password?: unknown } | undefined = await request?.json()
  return typeof body?.password === 'string' ? body.password : ''
}
