type Params = Readonly<Record<string, string>>
type Call = (args?: { param?: Params }, ...rest: unknown[]) => unknown

/** Hono's client puts a param into the path as it is, slashes and all: here each becomes one segment, or the call is not made. */
export function withSafeParams<Client extends object>(
  client: Client,
  nothingThere: () => Response,
): Client {
  return new Proxy(client, {
    get(target, key) {
      const next = Reflect.get(target, key)
      return isCallable(next) ? withSafeParams(next, nothingThere) : next
    },
    apply(target, self, [args, ...rest]: Parameters<Call>) {
      const call = () => Reflect.apply(target as unknown as Call, self, [encoded(args), ...rest])
      const isNamed = Object.values(args?.param ?? {}).every(isSegment)
      return isNamed ? call() : Promise.resolve(nothingThere())
    },
  })
}

function isCallable(value: unknown): value is Call {
  return typeof value === 'function'
}

/** An empty segment and the two that climb name nothing in any spelling: an address resolves `%2e%2e` too. */
function isSegment(value: string) {
  return value.isWellFormed() && !['', '.', '..'].includes(value)
}

function encoded(args: Parameters<Call>[0]) {
  if (!args?.param) return args
  const entries = Object.entries(args.param)
  const param = Object.fromEntries(entries.map(([key, value]) => [key, encodeURIComponent(value)]))
  return { ...args, param }
}
