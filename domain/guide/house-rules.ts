import { entry, list, section, text } from './fields.ts'

export const houseRules = section({
  rules: list({ max: 100 }, entry({ title: text({ max: 200 }), notes: text({ max: 5000 }) })),
})
