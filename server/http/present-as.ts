import type { z } from 'zod'

type OurName<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<OurName<Rest>>}`
  : Name

/** What an answer says, called as our code calls it; a moment may still be one. */
type Known<Answer> = {
  [Name in keyof Answer as OurName<Name>]:
    | Answer[Name]
    | (string extends Answer[Name] ? Date : never)
}

/** An answer of what is known: all that its schema names, under those names, and nothing else. */
export function presentAs<Schema extends z.ZodObject>(
  { shape }: Schema,
  known: Known<z.infer<Schema>>,
): z.infer<Schema> {
  const values: Readonly<Record<string, unknown>> = known
  const said = Object.keys(shape).map((name) => {
    const value = values[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  // Its type is the one that the schema's names have in `known`.
  return Object.fromEntries(said) as z.infer<Schema>
}
