import { fields, list, seenEntry, text } from './fields.ts'

export const emergency = fields({
  firstAidLocation: text({ max: 500 }),
  emergencyItems: list(
    { max: 60 },
    seenEntry({ title: text({ max: 200, isName: true }), notes: text({ max: 3000 }) }),
  ),
  policeContact: text({ max: 200, isContact: true }),
  fireContact: text({ max: 200, isContact: true }),
  medicalContact: text({ max: 200, isContact: true }),
  emergencyServices: text({ max: 100, otherwise: '911', guestsRead: '911', isContact: true }),
})
