import { describe, expect, test } from 'vitest'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { reasonOf } from './ask.ts'

describe('the reason a screen gives', () => {
  test.for(['unexpected', 'unavailable'] as const)(
    'is what to do when the API could only name what failed: %s',
    (code) => {
      const error = sentenceOf('error_creating', 'es')
      const reason = reasonOf({ error, code, status: 500 }, 'es')
      expect(reason).not.toContain(error)
      expect(reason).toContain('Vuelve a intentar en un momento.')
    },
  )

  test('of a failure that stands in the log ends with its code', () => {
    const failed = { code: 'unexpected', errorCode: 'K7M3-9CWT', status: 500 }
    expect(reasonOf(failed, 'es')).toMatch(/ Código de este error: K7M3-9CWT\.$/)
    expect(reasonOf(failed, 'en')).toMatch(/ Code of this error: K7M3-9CWT\.$/)
  })

  test('is the server’s own whenever it has one', () => {
    expect(reasonOf({ error: 'Otra razón', code: 'guidebook_limit', status: 403 }, 'es')).toBe(
      'Otra razón',
    )
  })

  test('is the status when nothing was said', () => {
    expect(reasonOf({ status: 502 }, 'en')).toBe('HTTP error! status: 502')
  })
})
