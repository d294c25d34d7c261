import { openSandbox } from './open.ts'

const { env } = process
const { SANDBOX_WEBHOOK_URL: url, SANDBOX_WEBHOOK_SECRET: secret = '' } = env
if (url && !secret.trim()) throw new Error('SANDBOX_WEBHOOK_URL needs a SANDBOX_WEBHOOK_SECRET')

const sandbox = await openSandbox({
  port: Number(env.SANDBOX_PORT ?? 0),
  dataDir: env.SANDBOX_DATA_DIR,
  apiKey: env.SANDBOX_API_KEY,
})
if (url) sandbox.controls.setWebhook({ url, secret })

console.log(`Payments SANDBOX at ${sandbox.url} (no real money)`)
console.log(`  State: ${env.SANDBOX_DATA_DIR ?? 'in memory only'}`)
console.log(`  Webhooks to: ${url ?? 'nobody'}`)

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
