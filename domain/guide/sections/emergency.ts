import { fields, list, seenEntry, text } from '#domain/guide/fields.ts'

export const emergency = fields({
  firstAidLocation: text({ max: 500, canHurt: true }),
  emergencyItems: list(
    { max: 60 },
    seenEntry({
      title: text({ max: 200, isName: true, canHurt: true }),
      notes: text({ max: 3000, canHurt: true }),
    }),
  ),
  policeContact: text({ max: 200, saysWhomToCall: true, canHurt: true }),
  fireContact: text({ max: 200, saysWhomToCall: true, canHurt: true }),
  medicalContact: text({ max: 200, saysWhomToCall: true, canHurt: true }),
  emergencyServices: text({
    max: 100,
    otherwise: '911',
    guestsRead: '911',
    saysWhomToCall: true,
    canHurt: true,
  }),
})
