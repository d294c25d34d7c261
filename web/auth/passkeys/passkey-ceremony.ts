import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { type ScreenRefusal, screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { findRefused, type Refused } from '#web/auth/post-form.tsx'

type Wish = { name: string; password: string; code: string }

type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** What a device was asked: it may be asked the same again within five minutes. */
export type BegunMaking = { options: MakeOptions; wish: Wish; atMs: number }

const goodMs = 4 * 60 * 1000

/** Undefined when its reader is in. */
export async function signInWithPasskey(locale: Locale): Promise<Refused | undefined> {
  const call = openCalls(locale)
  try {
    const { options } = await call<{ options: UseOptions }>('sign-in/passkey/start')
    const response = await orSay('passkey_not_used', startAuthentication({ optionsJSON: options }))
    await call('sign-in/passkey', { response })
    return undefined
  } catch (error) {
    return refusedBy(error, locale)
  }
}

type Making = { locale: Locale; wish: Wish; begun: BegunMaking | undefined; nowMs: number }

/**
 * Makes a passkey on the device and adds it. Whoever changes their mind in the browser's own window may go on with what was
 * begun: a code from a mail works once.
 */
export async function addPasskey({ locale, wish, begun, nowMs }: Making) {
  const call = openCalls(locale)
  let made = false
  const isStillGood = begun?.wish.name === wish.name && nowMs - begun.atMs < goodMs
  let started = isStillGood ? begun : undefined
  try {
    if (!started) {
      const { options } = await call<{ options: MakeOptions }>('passkeys/start', wish)
      started = { options, wish, atMs: nowMs }
    }
    const making = startRegistration({ optionsJSON: started.options })
    const response = await orSay('passkey_not_made', making)
    made = true
    await call('passkeys/add', { response })
    return { refused: undefined, begun: undefined }
  } catch (error) {
    return { refused: refusedBy(error, locale), begun: made ? undefined : started }
  }
}

/** Carries why not through the steps of a ceremony. */
class NotDone extends Error {
  readonly refused: Refused | ScreenRefusal
  constructor(refused: Refused | ScreenRefusal) {
    super('the ceremony of a passkey was not done')
    this.refused = refused
  }
}

function openCalls(locale: Locale) {
  return async <Answer>(path: string, body: object = {}): Promise<Answer> => {
    const answer = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new NotDone('unavailable')
    })
    const refused = await findRefused(answer)
    // A proxy's answer says nothing in our words.
    if (refused) throw new NotDone(refused.error ? refused : 'unavailable')
    return answer.json()
  }
}

/** Browsers tell little of why a device made or used no passkey, so that no site learns which ones there are. */
async function orSay<Made>(code: ScreenRefusal, asked: Promise<Made>) {
  try {
    return await asked
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new NotDone('passkey_known')
    const cannot = ['SecurityError', 'NotSupportedError', 'ConstraintError']
    throw new NotDone(cannot.includes(name) ? 'passkey_unavailable' : code)
  }
}

function refusedBy(error: unknown, locale: Locale): Refused {
  if (!(error instanceof NotDone)) throw error
  const { refused } = error
  if (typeof refused !== 'string') return refused
  return { code: refused, error: screenSentenceOf(refused, locale), status: 0 }
}
