import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for a payload sent at `seconds`. */
export function signature(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Right in form, wrong in every digit. */
export const corrupt = (header: string): string =>
  header.replace(/v1=.*/, (digest) => `v1=${digest.slice(3).replace(/./g, turn)}`)

const turn = (digit: string) => (Number.parseInt(digit, 16) ^ 15).toString(16)
