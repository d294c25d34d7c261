import { data } from 'react-router'

/** The form a page was sent; one that cannot be read is the sender's mistake. */
export function formOf(request: Request) {
  return request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
}

/** What stands in a form under these names; absent and file fields count as empty. */
export async function readForm<Name extends string>(request: Request, ...names: Name[]) {
  const form = await formOf(request)
  const read = (name: Name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  }
  // Object.fromEntries forgets the keys it was given.
  return Object.fromEntries(names.map(read)) as Record<Name, string>
}
