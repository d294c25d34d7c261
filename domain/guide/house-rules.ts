import { entry, fields, list, text } from './fields.ts'

export const houseRules = fields({
  rules: list(
    { max: 100 },
    entry({ title: text({ max: 200, isName: true }), notes: text({ max: 5000 }) }),
  ),
})
