/** When a stay is over, told by the server, and the server's clock beside this device's at that moment. */
export type StayEnd = { closesAt: number; serverAt: number; deviceAt: number }

/** Reads it from the answer that brought the page; undefined of any other page. */
export function stayEndOf({ headers }: Response, deviceAt: number): StayEnd | undefined {
  const closesAt = Number(headers.get('stay-closes'))
  const serverAt = Date.parse(headers.get('date') ?? '')
  return closesAt > 0 ? { closesAt, serverAt: serverAt || deviceAt, deviceAt } : undefined
}

/** What an answer says of a stay: here is its page, it has ended, or nothing, because the server is busy or failing. */
export function wordOf({ ok, type, status }: Pick<Response, 'ok' | 'type' | 'status'>) {
  if (ok) return 'open'
  return type === 'opaqueredirect' || status === 404 || status === 410 ? 'ended' : 'nothing'
}

/** Whether a stay is over, by the server's clock as it was last read and the time that has gone by since. */
export function isOver({ closesAt, serverAt, deviceAt }: StayEnd, now: number) {
  return serverAt + (now - deviceAt) >= closesAt
}
