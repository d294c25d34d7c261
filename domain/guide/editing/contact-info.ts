import type { GuidebookForm } from '#domain/guide/guide-form.ts'

type WelcomeTab = GuidebookForm['welcome']

/** Switches contact on or off; off clears what guests would reach the host by, all but the e-mail. */
export function withContactInfo(welcome: WelcomeTab, isEnabled: boolean): WelcomeTab {
  if (isEnabled) return { ...welcome, contactInfoEnabled: true }
  return {
    ...welcome,
    contactInfoEnabled: false,
    hostPhone: '',
    hostPhoneType: 'phone',
    supportMessage: '',
    emergencyContact: '',
  }
}
