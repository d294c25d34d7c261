import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { isBlank } from '#domain/values/text.ts'
import type { Question } from './questions.ts'
import type { Evidence } from './read-passage.ts'
import { isUnsaid } from './unsaid.ts'

/** What a field answers by itself, whatever its words: a network with its password, a code, a number. */
export const known: Readonly<Partial<Record<Question, (form: GuidebookForm) => Evidence[]>>> = {
  wifi: ({ welcome, wifiTech }) => [
    ...networksOf(welcome.wifiNetworks, 'welcome.wifiNetworks'),
    ...networksOf(wifiTech.wifiNetworks, 'wifiTech.wifiNetworks'),
  ],
  door: (form) => codesOf(form, ({ kind }) => kind !== 'gate'),
  gate: (form) => codesOf(form, ({ kind }) => kind === 'gate'),
  emergency: ({ emergency }) =>
    isOpen(emergency.emergencyServices)
      ? []
      : [{ path: 'emergency.emergencyServices', isEnough: true, isAbout: true }],
  contact: contactsOf,
}

type Networks = GuidebookForm['welcome']['wifiNetworks']

function networksOf(networks: Networks, list: string): Evidence[] {
  return networks.flatMap(({ ssid, password }, at) => {
    if (isOpen(ssid)) return []
    const isEnough = !isOpen(password)
    return [{ path: `${list}.${at}.${isEnough ? 'ssid' : 'password'}`, isEnough, isAbout: true }]
  })
}

type Code = GuidebookForm['welcome']['arrival']['codes'][number]

function codesOf({ welcome }: GuidebookForm, isMeant: (code: Code) => boolean): Evidence[] {
  return welcome.arrival.codes.flatMap((code, at) =>
    isMeant(code) && !isOpen(code.code)
      ? [{ path: `welcome.arrival.codes.${at}.code`, isEnough: true, isAbout: true }]
      : [],
  )
}

function contactsOf({ welcome }: GuidebookForm): Evidence[] {
  if (!welcome.contactInfoEnabled) return []
  const typed = (['hostPhone', 'hostEmail'] as const).filter((key) => !isOpen(welcome[key]))
  const told = (['emergencyContact', 'supportMessage', 'note'] as const).filter((key) =>
    isWholeNumber(welcome[key]),
  )
  return [...typed, ...told].map((key) => ({
    path: `welcome.${key}`,
    isEnough: true,
    isAbout: true,
  }))
}

function isWholeNumber(text: string) {
  return (findPhoneNumber(text)?.dial.length ?? 0) >= 7
}

/** Nobody has filled it in yet. */
function isOpen(text: string) {
  return isBlank(text) || isUnsaid(text)
}
