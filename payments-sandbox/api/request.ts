export type ApiRequest = {
  method: string
  path: string
  query: string
  body: string
  headers: { authorization?: string; stripeVersion?: string; idempotencyKey?: string }
}

export type ApiAnswer = { status: number; headers: Record<string, string>; body: string }

/** Instead of an answer: silence, or a connection that breaks. */
export type Cut = 'silence' | 'reset'
