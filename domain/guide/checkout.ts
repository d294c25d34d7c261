import { entry, list, section, text } from './fields.ts'

export const checkout = section({
  steps: list({ max: 100 }, entry({ title: text({ max: 200 }), notes: text({ max: 5000 }) })),
})
