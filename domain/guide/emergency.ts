import { fields, list, seenEntry, text } from './fields.ts'

export const emergency = fields({
  firstAidLocation: text({ max: 500 }),
  emergencyItems: list(
    { max: 60 },
    seenEntry({ title: text({ max: 200, isName: true }), notes: text({ max: 3000 }) }),
  ),
  policeContact: text({ max: 200 }),
  fireContact: text({ max: 200 }),
  medicalContact: text({ max: 200 }),
  emergencyServices: text({ max: 100, otherwise: '911', guestsRead: '911' }),
})
