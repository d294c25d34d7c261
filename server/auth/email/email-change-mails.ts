import type { MailParts } from './sent-mails.ts'

type Wish = { user: { id: string; email: string }; newEmail: string; headers: Headers }

/** What is mailed about a change of address; each link leads to a page of ours that asks before it does anything. */
export function createEmailChangeMails({ sendMail, linkTo, localeOf }: MailParts) {
  const about = ({ user, headers }: Wish) => ({ locale: localeOf(headers), hostId: user.id })
  const confirmAt = (token: string, headers: Headers) =>
    linkTo('/confirm-new-email', { token }, headers)
  const revokeAt = (token: string, headers: Headers) =>
    linkTo('/stop-email-change', { token }, headers)

  return {
    /** To the new address, where the change is made. */
    async confirm(wish: Wish, token: string) {
      const payload = { url: confirmAt(token, wish.headers) }
      await sendMail({
        ...about(wish),
        template: 'confirm_new_email',
        to: wish.newEmail,
        payload,
      })
    },

    /** To the old address, which can stop it. */
    async warn(wish: Wish, revokeToken: string) {
      const payload = { newEmail: wish.newEmail, url: revokeAt(revokeToken, wish.headers) }
      await sendMail({
        ...about(wish),
        template: 'email_change_asked',
        to: wish.user.email,
        payload,
      })
    },

    /** To the old address of a host without a password: it has to agree first. */
    async askOld(wish: Wish, { token, revokeToken }: { token: string; revokeToken: string }) {
      const { newEmail, headers, user } = wish
      const revokeUrl = revokeAt(revokeToken, headers)
      const payload = { newEmail, url: confirmAt(token, headers), revokeUrl }
      await sendMail({ ...about(wish), template: 'approve_new_email', to: user.email, payload })
    },

    /** To the old address, which opens nothing any more. */
    async changed(wish: Wish) {
      const { newEmail, headers, user } = wish
      const payload = { newEmail, url: linkTo('/support', {}, headers) }
      await sendMail({ ...about(wish), template: 'email_changed', to: user.email, payload })
    },
  }
}
