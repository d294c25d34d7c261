import { openSandbox } from './open.ts'

const { env } = process

const sandbox = await openSandbox({
  port: Number(env.SANDBOX_PORT ?? 0),
  dataDir: env.SANDBOX_DATA_DIR,
  webhookUrl: env.SANDBOX_WEBHOOK_URL,
  webhookSecret: env.SANDBOX_WEBHOOK_SECRET,
  apiKey: env.SANDBOX_API_KEY,
})

console.log(`Payments SANDBOX at ${sandbox.url} (no real money)`)
console.log(`  State: ${env.SANDBOX_DATA_DIR ?? 'in memory only'}`)
console.log(`  Webhooks to: ${env.SANDBOX_WEBHOOK_URL ?? 'nobody'}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
