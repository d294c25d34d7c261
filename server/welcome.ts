import type { Resources } from './resources.ts'
import type { DemoLogin } from './seed-demo.ts'

/** What a person at a terminal reads once everything runs. */
export function welcome(
  { config, appUrl, mail, payments }: Resources,
  demo: DemoLogin | undefined,
) {
  const address = appUrl()
  if (config.isProduction) return `${config.productName} listens at ${address}`
  return [
    '',
    `  ${config.productName}      ${address}`,
    `  Sample guide ${address}/g/muestra`,
    ...(demo ? [`  Demo host    ${demo.email}, password ${demo.password}`] : []),
    ...(mail.keepsMails ? [`  Mails        ${address}/dev/mailbox`] : []),
    ...(payments.sandboxUrl
      ? [`  Payments     ${payments.sandboxUrl} (sandbox, no real money)`]
      : []),
    '',
  ].join('\n')
}
