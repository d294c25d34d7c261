import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  defaultCheckIn,
  defaultCheckOut,
  findStayTime,
  findTypedTime,
  formatTimeInput,
  isNightTime,
  isTimeText,
  periodWhileTyping,
  sayTime,
  storedTimeOf,
  type TypedTime,
  togglePeriod,
  withPeriod,
} from './stay-times.ts'

describe('typing a time', () => {
  test.each([
    ['', ''],
    ['3', '3'],
    ['15', '15'],
    ['300', '3:00'],
    ['1530', '15:30'],
    ['15301', '15:30'],
    ['3:', '3:'],
    ['3:0', '3:0'],
    ['3:00', '3:00'],
    ['15:30', '15:30'],
    ['15:3', '15:3'],
    ['1:530', '15:30'],
    ['3:005', '3:00'],
    ['153:0', '15:30'],
    ['3 PM', '3'],
    ['3:00 p. m.', '3:00'],
    ['15:30:00', '15:30'],
    ['a las 11', '11'],
    ['::', ':'],
    [':30', ':30'],
    ['３', ''],
    ['-3', '3'],
  ])('%j shows %j', (typed, shown) => {
    expect(formatTimeInput(typed)).toBe(shown)
  })

  test('key by key, 1530 becomes 15:30', () => {
    let field = ''
    for (const key of '1530') field = formatTimeInput(field + key)
    expect(field).toBe('15:30')
  })

  test('a field can be emptied key by key', () => {
    let field = '15:30'
    while (field) {
      const shorter = formatTimeInput(field.slice(0, -1))
      expect(shorter.length).toBeLessThan(field.length)
      field = shorter
    }
  })

  test('whatever is typed, only digits and one colon show, five at most, and formatting again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789: aPM.é') }), (typed) => {
        const shown = formatTimeInput(typed)
        expect(shown).toMatch(/^[0-9]*:?[0-9]*$/)
        expect(shown.length).toBeLessThanOrEqual(5)
        expect(formatTimeInput(shown)).toBe(shown)
      }),
    )
  })

  test('the AM and PM button toggles', () => {
    expect(togglePeriod('AM')).toBe('PM')
    expect(togglePeriod('PM')).toBe('AM')
  })
})

describe('the half of the day', () => {
  const periods = ['AM', 'PM'] as const

  /** Key by key into an emptied field, as a host types. */
  function typeInto(opened: TypedTime, digits: string, pressed = opened.period): TypedTime {
    let field: TypedTime = { ...opened, hour: '' }
    for (const key of digits) {
      const hour = formatTimeInput(field.hour + key)
      field = { hour, period: periodWhileTyping({ before: field, hour, pressed }) }
    }
    return field
  }

  test.each(['12', '1200', '12:00', '1230', '12:30'])(
    '%s typed is noon, also for check-out, which opens in the morning',
    (digits) => {
      for (const opened of [defaultCheckIn, defaultCheckOut]) {
        expect(storedTimeOf(typeInto(opened, digits))).toMatch(/^12:/)
      }
    },
  )

  test('twelve is midnight when AM is pressed afterwards, and stays so while its minutes change', () => {
    const noon = typeInto(defaultCheckOut, '1200')
    const midnight = withPeriod(noon, 'AM')
    expect(storedTimeOf(midnight)).toBe('00:00:00')
    let field = midnight
    for (const hour of ['12:0', '12:', '12:3', '12:30']) {
      field = { hour, period: periodWhileTyping({ before: field, hour, pressed: 'AM' }) }
    }
    expect(storedTimeOf(field)).toBe('00:30:00')
  })

  test('every time of the 24-hour clock that is typed from 13:00 to 23:59 is kept and shown as PM', () => {
    for (let minute = 13 * 60; minute < 24 * 60; minute += 1) {
      const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      for (const opened of [defaultCheckIn, defaultCheckOut]) {
        for (const digits of [clock, clock.replace(':', '')]) {
          const typed = typeInto(opened, digits)
          expect(typed).toEqual({ hour: clock, period: 'PM' })
          expect(storedTimeOf(typed)).toBe(`${clock}:00`)
        }
      }
    }
  })

  test('a zero is in the morning', () => {
    expect(typeInto(defaultCheckIn, '0:15')).toEqual({ hour: '0:15', period: 'AM' })
  })

  test('hours that pass through twelve or the afternoon on the way leave it as the host had it', () => {
    for (const pressed of periods) {
      for (let minute = 60; minute < 12 * 60; minute += 1) {
        const text = `${Math.floor(minute / 60)}:${two(minute % 60)}`
        for (const digits of [text, text.replace(':', '')]) {
          expect(typeInto({ hour: '11:00', period: pressed }, digits)).toEqual({
            hour: text,
            period: pressed,
          })
        }
      }
    }
  })

  test('an emptied field and one that is no time keep what was pressed', () => {
    for (const pressed of periods) {
      const before = { hour: '15:00', period: 'PM' } as const
      expect(periodWhileTyping({ before, hour: '', pressed })).toBe(pressed)
      expect(periodWhileTyping({ before, hour: '99', pressed })).toBe(pressed)
    }
  })

  test('pressing it always changes what is kept, at every minute and in both ways of writing it', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      const other = `${two((Math.floor(minute / 60) + 12) % 24)}:${two(minute % 60)}:00`
      const isMorning = minute < 12 * 60
      const ways: TypedTime[] = [
        { hour: clock, period: isMorning ? 'AM' : 'PM' },
        findTypedTime(clock)!,
      ]
      for (const typed of ways) {
        const turned = withPeriod(typed, togglePeriod(typed.period))
        expect(storedTimeOf(turned)).toBe(other)
        expect(storedTimeOf(withPeriod(turned, typed.period))).toBe(`${clock}:00`)
      }
    }
  })

  test.each(['', '99', '3:5'])('pressed on %j it changes nothing else', (hour) => {
    expect(withPeriod({ hour, period: 'AM' }, 'PM')).toEqual({ hour, period: 'PM' })
  })
})

test('from 22:00 to 5:00, both counted, hardly anybody leaves', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const isNight = minute <= 5 * 60 || minute >= 22 * 60
    const typed = findTypedTime(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`)!
    expect(isNightTime(typed), JSON.stringify(typed)).toBe(isNight)
  }
  expect(isNightTime({ hour: '23:00', period: 'AM' })).toBe(true)
  expect(isNightTime({ hour: '', period: 'AM' })).toBe(false)
  expect(isNightTime({ hour: '99', period: 'AM' })).toBe(false)
})

describe('a typed time is kept on the 24-hour clock', () => {
  test.each([
    ['3', 'PM', '15:00:00'],
    ['3', 'AM', '03:00:00'],
    ['3:', 'PM', '15:00:00'],
    ['300', 'PM', '15:00:00'],
    ['3:30', 'PM', '15:30:00'],
    ['03:30', 'AM', '03:30:00'],
    ['11:00', 'AM', '11:00:00'],
    ['12:00', 'AM', '00:00:00'],
    ['12:30', 'PM', '12:30:00'],
    ['13:00', 'AM', '13:00:00'],
    ['15:00', 'PM', '15:00:00'],
    ['15:00', 'AM', '15:00:00'],
    ['23:59', 'AM', '23:59:00'],
    ['0:15', 'PM', '00:15:00'],
    ['0', 'AM', '00:00:00'],
    [' 9:05 ', 'AM', '09:05:00'],
  ] as const)('%j %s is %s', (hour, period, stored) => {
    expect(isTimeText(hour)).toBe(true)
    expect(storedTimeOf({ hour, period })).toBe(stored)
  })

  test.each(['', '  '])('%j is no time, and allowed', (hour) => {
    expect(isTimeText(hour)).toBe(true)
    expect(storedTimeOf({ hour, period: 'PM' })).toBeNull()
  })

  test.each([
    '25:00',
    '9:75',
    '24:00',
    '3:5',
    ':30',
    ':',
    '99',
    '3h',
    'tres',
    '3:60',
    '-1',
    '3:00:00',
  ])('%j is refused', (hour) => {
    expect(isTimeText(hour)).toBe(false)
  })

  test('every minute of the day comes back as it was, from the 12-hour form and from the 24-hour form', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const stored = `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`
      const typed = findTypedTime(stored)
      expect(typed).toBeDefined()
      expect(storedTimeOf(typed!)).toBe(stored)
      expect(formatTimeInput(typed!.hour)).toBe(typed!.hour)
      if (minute >= 13 * 60) {
        expect(storedTimeOf({ hour: stored.slice(0, 5), period: 'AM' })).toBe(stored)
      }
    }
  })
})

describe('reading a kept time', () => {
  test.each([
    ['15:00:00', { time24: '15:00', time12: '3 PM' }],
    ['15:00', { time24: '15:00', time12: '3 PM' }],
    ['15:00:', { time24: '15:00', time12: '3 PM' }],
    ['15:', { time24: '15:00', time12: '3 PM' }],
    ['9:30:15.123', { time24: '09:30', time12: '9:30 AM' }],
    ['00:00:00', { time24: '00:00', time12: '12 AM' }],
    ['00:05:00', { time24: '00:05', time12: '12:05 AM' }],
    ['12:00:00', { time24: '12:00', time12: '12 PM' }],
    ['23:59:59', { time24: '23:59', time12: '11:59 PM' }],
  ])('%s is shown as %j', (stored, shown) => {
    expect(findStayTime(stored)).toEqual(shown)
  })

  test.each([null, undefined, '', '  ', 'soon', '25:00:00', '12:99:00', 15, {}, '24:00:00'])(
    '%j is no time to show',
    (stored) => {
      expect(findStayTime(stored)).toBeUndefined()
      expect(findTypedTime(stored)).toBeUndefined()
    },
  )

  test('any text is read without failing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = findStayTime(text)
        if (shown) expect(shown.time24).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }),
    )
  })
})

test('a guide edited without times is offered 3 PM and 11 AM', () => {
  expect(storedTimeOf(defaultCheckIn)).toBe('15:00:00')
  expect(storedTimeOf(defaultCheckOut)).toBe('11:00:00')
})

function two(value: number): string {
  return String(value).padStart(2, '0')
}

test('a reader is told a stored time by their own clock, and what is no time as it stands', () => {
  expect([sayTime('15:30:00', 'es'), sayTime('15:30:00', 'en')]).toEqual(['15:30', '3:30 PM'])
  expect(sayTime('por la tarde', 'es')).toBe('por la tarde')
})
