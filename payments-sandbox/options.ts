export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number
  /** Where the state is kept; without it, in memory only. */
  dataDir?: string
  webhookUrl?: string
  /** Needed with `webhookUrl`: the endpoint's signing secret, `whsec_…`. */
  webhookSecret?: string
  /** The one key that is accepted; without it, any `sk_test_…` or `rk_test_…`. */
  apiKey?: string
  now?: () => Date
  /** How a call that is to be delayed waits. */
  pause?: (ms: number) => Promise<unknown>
  deliveryDelayMs?: () => number
  /** Wait before try number `attempt` (2, 3, …) of a webhook, or undefined to give up. */
  retryDelayMs?: (attempt: number) => number | undefined
}
