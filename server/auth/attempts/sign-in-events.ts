export type SignInWay =
  | 'password'
  | 'magic_link'
  | 'code'
  | 'confirmation'
  | 'passkey'
  | 'authenticator'
  | 'recovery_code'

/** What the log keeps of comings: who by number, how, and what was refused; no address of any kind. */
export type SignInEvent =
  | { event: 'signed_in'; way: SignInWay; hostId: string }
  | { event: 'sign_in_refused'; way: SignInWay; code: string }

export type RecordSignIn = (event: SignInEvent) => void
