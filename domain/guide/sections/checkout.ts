import { fields, list, seenEntry, text } from '#domain/guide/fields.ts'

export const checkout = fields({
  steps: list(
    { max: 100 },
    seenEntry({ title: text({ max: 200, isName: true }), notes: text({ max: 5000 }) }),
  ),
})
