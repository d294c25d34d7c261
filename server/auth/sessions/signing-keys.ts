import type { GenericEndpointContext } from 'better-auth'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Jwk } from 'better-auth/plugins'

/**
 * The keys that sign access tokens. They are stored under the operator's secret: those of a former secret cannot
 * be opened any more and count as gone, so that a changed secret signs everybody out instead of failing.
 */
export async function readSigningKeys({ context }: GenericEndpointContext): Promise<Jwk[]> {
  const keys = await context.adapter.findMany<Jwk>({ model: 'jwks' })
  const opened = await Promise.all(keys.map((key) => canOpen(key, context.secretConfig)))
  return keys.filter((_key, at) => opened[at])
}

type SecretConfig = GenericEndpointContext['context']['secretConfig']

function canOpen({ privateKey }: Jwk, key: SecretConfig) {
  return symmetricDecrypt({ key, data: JSON.parse(privateKey) }).then(
    () => true,
    () => false,
  )
}
