import type { User } from 'better-auth'
import type { StoredPasswords } from '#server/auth/passwords/passwords.ts'
import { localeOf } from '#server/auth/visitor.ts'
import type { HostMail, Letter } from '#server/db/mails.ts'

export type SendAuthMail = (mail: HostMail) => Promise<void>

type Written = Exclude<Letter, { template: 'supportMessage' }>

type Host = Pick<User, 'id' | 'email'>
type WithToken = { user: Host; token: string }
type LibraryContext = { request?: Request | undefined; headers?: Headers | undefined }

export type SentMails = ReturnType<typeof createSentMails>

type Wiring = {
  sendMail: SendAuthMail
  linkTo: (path: string, parameters: Record<string, string>, headers?: Headers) => string
  passwords: StoredPasswords
  hasPasskeys: (hostId: string) => Promise<boolean>
  onAddressProven: (hostId: string) => Promise<void>
}

/** What is sent when; each link leads to a page of ours that asks before it spends the token. */
export function createSentMails({ sendMail, linkTo, ...wiring }: Wiring) {
  const { passwords, hasPasskeys, onAddressProven } = wiring

  /** In the language of whoever asked for it. */
  const send = ({ id, email }: Host, headers: Headers | undefined, mail: Written) =>
    sendMail({ to: email, locale: localeOf(headers), hostId: id, ...mail })

  /** The same to an address that may have no account yet. */
  const sendToAddress = (to: string, headers: Headers | undefined, mail: Written) =>
    sendMail({ to, locale: localeOf(headers), ...mail })

  const confirmEmail = async ({ user, token }: WithToken, request?: Request) => {
    const url = linkTo('/confirm', { token }, request?.headers)
    await send(user, request?.headers, { template: 'confirm_email', payload: { url } })
  }

  return {
    send,
    linkTo,
    confirmEmail,

    /**
     * The answer is the same as to a new address; only the mailbox learns that there is an account. Two sign-ups
     * with two passwords, neither proven: neither is believed, the mailbox's owner chooses one through a link.
     */
    async existingSignUp({ user }: { user: User }, request?: Request) {
      const headers = request?.headers
      if (user.emailVerified) {
        const url = linkTo('/login', {}, headers)
        const resetUrl = linkTo('/forgot-password', {}, headers)
        return send(user, headers, { template: 'already_registered', payload: { url, resetUrl } })
      }
      const asked: { password?: unknown } | undefined = await request?.json()
      const password = typeof asked?.password === 'string' ? asked.password : ''
      if (await passwords.matches(user.id, password)) {
        const token = await passwords.createConfirmation(user.email)
        return confirmEmail({ user, token }, request)
      }
      await passwords.drop(user.id)
      const token = await passwords.createReset(user.id)
      const url = linkTo('/update-password', { token }, headers)
      return send(user, headers, { template: 'finish_account', payload: { url } })
    },

    async resetPassword({ user, token }: WithToken, request?: Request) {
      const url = linkTo('/update-password', { token }, request?.headers)
      await send(user, request?.headers, { template: 'reset_password', payload: { url } })
    },

    /** Whoever could open the link owns the address. */
    async passwordReset({ user }: { user: User }, request?: Request) {
      if (!user.emailVerified) await onAddressProven(user.id)
      const url = linkTo('/forgot-password', {}, request?.headers)
      const payload = { url, hasPasskeys: await hasPasskeys(user.id) }
      await send(user, request?.headers, { template: 'password_changed', payload })
    },

    /** Whoever did not turn the second step on or off learns that somebody did. */
    async secondFactorTurned(is: 'on' | 'off', user: Host, headers: Headers) {
      const url = linkTo('/settings', {}, headers)
      await send(user, headers, { template: `second_factor_${is}`, payload: { url } })
    },

    /** A key that somebody else put there, or took away, is told to the address. */
    async passkeyWas(
      deed: 'added' | 'removed',
      { user, name }: { user: Host; name: string },
      headers: Headers,
    ) {
      const url = linkTo('/settings', {}, headers)
      await send(user, headers, { template: `passkey_${deed}`, payload: { url, name } })
    },

    async magicLink({ email, token }: { email: string; token: string }, context?: LibraryContext) {
      const headers = context?.headers ?? context?.request?.headers
      const payload = { url: linkTo('/magic-link', { token }, headers) }
      await sendToAddress(email.toLowerCase(), headers, { template: 'magic_link', payload })
    },

    async oneTimeCode({ email, otp }: { email: string; otp: string }, context?: LibraryContext) {
      const headers = context?.headers ?? context?.request?.headers
      const payload = { code: otp, url: linkTo('/verify-otp', { email }, headers) }
      await sendToAddress(email, headers, { template: 'one_time_code', payload })
    },
  }
}
