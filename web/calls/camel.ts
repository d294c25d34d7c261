type CamelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name

type Camel<Wire> = { [Name in keyof Wire as CamelName<Name>]: Wire[Name] }

/** What the wire calls `short_code` is `shortCode` here; what stands in it stays as it is. */
export function camel<Wire extends object>(wire: Wire): Camel<Wire> {
  const entries = Object.entries(wire).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries)
}
