import type { RouterContextProvider } from 'react-router'
import type { AccountResult } from '#web/auth/account/account-result.ts'

/** What a form of the account page is read from, and what comes of it. */
export type Deed = { context: Readonly<RouterContextProvider>; read: (name: string) => string }
export type Outcome = Omit<AccountResult, 'intent' | 'at'>
