import { type ApiCalls, camel } from './api.ts'

export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>

/** The plan of whoever is signed in; undefined when it cannot be read, which takes nothing else away. */
export async function findPlan({ api, hostId }: { api: ApiCalls; hostId: string }) {
  const answer = await api.stripe['subscription-status'][':hostId'].$get({
    param: { hostId },
    query: {},
  })
  return answer.ok ? camel((await answer.json()).subscription) : undefined
}
