import { z } from '@hono/zod-openapi'

/** Letters of base64url: what an authenticator sends is bytes, and nothing else may reach the library. */
function bytes(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
}

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const clientDataJSON = bytes(4000)

/** As bytes: a map of three whose first says `none`, or `packed`. */
const statements = ['none', 'packed'].map((kind) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x60 + kind.length]),
    Buffer.from(kind),
  ]),
)

/**
 * We ask for no proof of who built a device, so browsers send none. The other kinds carry certificates, whose addresses the
 * library would ask for on its way.
 */
function hasNoCertificates(attestation: string) {
  const decoded = Buffer.from(attestation, 'base64url')
  return statements.some((statement) => decoded.subarray(0, statement.length).equals(statement))
}

/** What `navigator.credentials.create` gives, in JSON (RegistrationResponseJSON). */
export const madePasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(12_000).refine(hasNoCertificates),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .openapi('MadePasskey')

/** What `navigator.credentials.get` gives, in JSON (AuthenticationResponseJSON). */
export const usedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200).optional(),
    }),
  })
  .openapi('UsedPasskey')
