type Asking = {
  address: string
  headers?: Record<string, string>
  body: unknown
  timeoutMs: number
  mostBytes: number
  /** Whoever asked has gone. */
  signal?: AbortSignal | undefined
}

/** Sends JSON to a service that the operator named; fails when it answers late, elsewhere, too much, or what is no JSON. */
export async function askService(asking: Asking): Promise<unknown> {
  const { address, headers, body, timeoutMs, mostBytes, signal } = asking
  const tooLate = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  return JSON.parse(await readWithin(response, mostBytes))
}

/** Never more than an answer can be, whatever the other side sends. */
export async function readWithin(response: Response, mostBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes) throw new Error('the service answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
