import type { Resources } from './resources.ts'

/** What a person at a terminal reads once everything runs. */
export function welcome({ config, appUrl, payments }: Resources) {
  const address = appUrl()
  if (config.isProduction) return `${config.productName} listens at ${address}`
  return [
    '',
    `  ${config.productName}      ${address}`,
    `  Sample guide ${address}/g/muestra`,
    ...(payments.sandboxUrl ? [`  Payments     ${payments.sandboxUrl} (sandbox, no real money)`] : []),
    '',
  ].join('\n')
}
