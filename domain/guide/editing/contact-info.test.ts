import { expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import { withContactInfo } from './presses.ts'

const welcome = {
  ...emptyGuidebookForm().welcome,
  propertyName: 'Casa Jacaranda',
  hostPhone: '55 5555 0142',
  hostPhoneType: 'whatsapp' as const,
  hostEmail: 'lucia@ejemplo.mx',
  supportMessage: 'A cualquier hora',
  emergencyContact: '55 5555 0167',
}

test('switching contact off clears phone, its kind, message and emergency contact, and nothing else', () => {
  expect(withContactInfo(welcome, false)).toEqual({
    ...welcome,
    contactInfoEnabled: false,
    hostPhone: '',
    hostPhoneType: 'phone',
    supportMessage: '',
    emergencyContact: '',
  })
})

test('the e-mail stays', () => {
  expect(withContactInfo(welcome, false).hostEmail).toBe('lucia@ejemplo.mx')
})

test('switching contact on again changes only the switch', () => {
  const off = withContactInfo(welcome, false)
  expect(withContactInfo(off, true)).toEqual({ ...off, contactInfoEnabled: true })
})

test('the tab given is left as it was', () => {
  withContactInfo(welcome, false)
  expect(welcome.hostPhone).toBe('55 5555 0142')
})
