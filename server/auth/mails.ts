import type { User } from 'better-auth'
import type { HostMail, Letter } from '#server/db/mails.ts'
import { localeOf } from './client.ts'
import type { StoredPasswords } from './passwords.ts'
import type { ProofPurpose } from './proof-codes.ts'

/** How they read is the mail folder's business. */
export type SendAuthMail = (mail: HostMail) => Promise<void>

type Written = Exclude<Letter, { template: 'supportMessage' }>

type Host = Pick<User, 'id' | 'email'>
type WithToken = { user: Host; token: string }
type EmailChange = { user: Host; newEmail: string; headers: Headers }
type LibraryContext = { request?: Request | undefined; headers?: Headers | undefined }

export type SentMails = ReturnType<typeof createSentMails>

type Wiring = {
  sendMail: SendAuthMail
  linkTo: (path: string, parameters: Record<string, string>, headers?: Headers) => string
  passwords: StoredPasswords
  hasPasskeys: (hostId: string) => Promise<boolean>
  onAddressProven: (hostId: string) => Promise<void>
}

const codeMails = {
  delete_account: 'deletion_code',
  second_factor: 'second_factor_code',
  passkey: 'passkey_code',
} as const satisfies Record<ProofPurpose, string>

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
      if (await passwords.matches(user.id, await readPassword(request))) {
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

    async proofCode(
      { user, purpose, code }: { user: Host; purpose: ProofPurpose; code: string },
      headers: Headers,
    ) {
      const url = linkTo('/settings', {}, headers)
      await send(user, headers, { template: codeMails[purpose], payload: { code, url } })
    },

    /** To the new address, where a change of address is made. */
    async confirmNewEmail({ user, newEmail, headers }: EmailChange, token: string) {
      const url = linkTo('/confirm-new-email', { token }, headers)
      const mail = { template: 'confirm_new_email' as const, payload: { url } }
      await send({ ...user, email: newEmail }, headers, mail)
    },

    /** To the old address, which can stop it. */
    async warnOldEmail({ user, newEmail, headers }: EmailChange, revokeToken: string) {
      const url = linkTo('/stop-email-change', { token: revokeToken }, headers)
      await send(user, headers, { template: 'email_change_asked', payload: { newEmail, url } })
    },

    /** To the old address of a host without a password: it has to agree first. */
    async askOldEmail(
      { user, newEmail, headers }: EmailChange,
      { token, revokeToken }: { token: string; revokeToken: string },
    ) {
      const url = linkTo('/confirm-new-email', { token }, headers)
      const revokeUrl = linkTo('/stop-email-change', { token: revokeToken }, headers)
      const payload = { newEmail, url, revokeUrl }
      await send(user, headers, { template: 'approve_new_email', payload })
    },

    /** To the old address, which opens nothing any more. */
    async emailChanged({ user, newEmail, headers }: EmailChange) {
      const url = linkTo('/support', {}, headers)
      await send(user, headers, { template: 'email_changed', payload: { newEmail, url } })
    },

    async magicLink({ email, token }: { email: string; token: string }, context?: LibraryContext) {
      const headers = context?.headers ?? context?.request?.headers
      const url = linkTo('/magic-link', { token }, headers)
      await sendToAddress(email.toLowerCase(), headers, {
        template: 'magic_link',
        payload: { url },
      })
    },

    async oneTimeCode({ email, otp }: { email: string; otp: string }, context?: LibraryContext) {
      const headers = context?.headers ?? context?.request?.headers
      const payload = { code: otp, url: linkTo('/verify-otp', { email }, headers) }
      await sendToAddress(email, headers, { template: 'one_time_code', payload })
    },
  }
}

async function readPassword(request: Request | undefined) {
  const body: { password?: unknown } | undefined = await request?.json()
  return typeof body?.password === 'string' ? body.password : ''
}
