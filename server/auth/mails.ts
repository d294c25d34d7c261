import type { User } from 'better-auth'
import type { Locale } from '#domain/values/locale.ts'
import type { HostMail } from '#server/db/mails.ts'
import type { StoredPasswords } from './passwords.ts'

type Host = Pick<User, 'id' | 'email'>
type Wish = { user: Host; newEmail: string; headers: Headers }
type OwnName = { user: Host; name: string }
type WithRequest = { request?: Request | undefined; headers?: Headers | undefined }

export type SentMails = ReturnType<typeof createSentMails>

/** How they read is the mail folder's business. */
export type SendAuthMail = (mail: HostMail) => Promise<void>

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
  const about = ({ id, email }: Host, headers: Headers | undefined) => ({
    to: email,
    locale: localeOf(headers),
    hostId: id,
  })
  const confirmChangeAt = (token: string, headers: Headers) =>
    linkTo('/confirm-new-email', { token }, headers)
  const revokeChangeAt = (token: string, headers: Headers) =>
    linkTo('/stop-email-change', { token }, headers)

  const confirmEmail = async (
    { user, token }: { user: Host; token: string },
    request?: Request,
  ) => {
    const headers = request?.headers
    const url = linkTo('/confirm', { token }, headers)
    await sendMail({ template: 'confirm_email', ...about(user, headers), payload: { url } })
  }

  return {
    confirmEmail,

    /**
     * The answer is the same as to a new address; only the mailbox learns that there is an account. Two sign-ups
     * with two passwords, neither proven: neither is believed, the mailbox's owner chooses one through a link.
     */
    async existingSignUp({ user }: { user: User }, request?: Request) {
      const headers = request?.headers
      const to = about(user, headers)
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
        ...about(user, headers),
        payload: { url: linkTo('/update-password', { token }, headers) },
      })
    },

    /** Whoever could open the link owns the address. */
    async passwordReset({ user }: { user: User }, request?: Request) {
      if (!user.emailVerified) await onAddressProven(user.id)
      await sendMail({
        template: 'password_changed',
        ...about(user, request?.headers),
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

    /** To the new address, where a change of address is made. */
    async confirmNewEmail({ user, newEmail, headers }: Wish, token: string) {
      await sendMail({
        template: 'confirm_new_email',
        ...about(user, headers),
        to: newEmail,
        payload: { url: confirmChangeAt(token, headers) },
      })
    },

    /** To the old address, which can stop it. */
    async warnOldEmail({ user, newEmail, headers }: Wish, revokeToken: string) {
      await sendMail({
        template: 'email_change_asked',
        ...about(user, headers),
        payload: { newEmail, url: revokeChangeAt(revokeToken, headers) },
      })
    },

    /** To the old address of a host without a password: it has to agree first. */
    async askOldEmail(
      { user, newEmail, headers }: Wish,
      { token, revokeToken }: { token: string; revokeToken: string },
    ) {
      const url = confirmChangeAt(token, headers)
      const revokeUrl = revokeChangeAt(revokeToken, headers)
      const payload = { newEmail, url, revokeUrl }
      await sendMail({ template: 'approve_new_email', ...about(user, headers), payload })
    },

    /** To the old address, which opens nothing any more. */
    async emailChanged({ user, newEmail, headers }: Wish) {
      const payload = { newEmail, url: linkTo('/support', {}, headers) }
      await sendMail({ template: 'email_changed', ...about(user, headers), payload })
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
