import { fields, list, seenEntry, text } from '#domain/guide/fields.ts'

export const houseRules = fields({
  rules: list(
    { max: 100 },
    seenEntry({ title: text({ max: 200, isName: true }), notes: text({ max: 5000 }) }),
  ),
})
