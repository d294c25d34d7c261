import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { findGuestGuide } from './public-guide.ts'

test.each(['muestra', 'MUESTRA '])(
  '%s is the sample guide whatever the database does',
  async (typed) => {
    const guide = await findGuestGuide({ db: deadDatabase }, { typed, locale: 'en' })
    expect(guide?.name).toBe('Casa Jacaranda')
  },
)

const deadDatabase = new Proxy({} as Db, {
  get() {
    throw new Error('there is no database')
  },
})
