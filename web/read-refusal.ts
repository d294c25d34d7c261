import { z } from 'zod'

type Answer = { status: number; json: () => Promise<unknown> }

/** What the API says when it says no; empty when the answer is in no shape of ours. */
export async function readRefusal(answer: Answer): Promise<Refused> {
  const body = await answer.json().catch(() => undefined)
  return refusalSchema.safeParse(body).data ?? {}
}

const refusalSchema = z.object({
  error: z.string().optional(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  url: z.string().optional(),
  can_delete_to_regain: z.boolean().optional(),
  property: z.object({ version: z.int() }).optional(),
  form: z.unknown().optional(),
})

type Refused = Partial<z.infer<typeof refusalSchema>>
