import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { isBlank } from '#domain/values/text.ts'
import { isPromised } from './idle.ts'
import { type Code, opensTheHome } from './opens-the-home.ts'
import type { Question } from './questions.ts'
import type { Evidence } from './read-passage.ts'
import { isUnsaid } from './unsaid.ts'

/** What a field answers by itself, whatever its words: a network with its password, a code, a number. */
export const known: Readonly<Partial<Record<Question, (form: GuidebookForm) => Evidence[]>>> = {
  wifi: ({ welcome, wifiTech }) => [
    ...networksOf(welcome.wifiNetworks, 'welcome.wifiNetworks'),
    ...networksOf(wifiTech.wifiNetworks, 'wifiTech.wifiNetworks'),
  ],
  door: (form) => codesOf(form, opensTheHome),
  gate: (form) => codesOf(form, ({ kind }) => kind === 'gate'),
  emergency: emergencyNumbersOf,
  contact: contactsOf,
}

type Networks = GuidebookForm['welcome']['wifiNetworks']

function networksOf(networks: Networks, list: string): Evidence[] {
  return networks.flatMap(({ ssid, password }, at) => {
    if (isOpen(ssid)) return []
    const isEnough = !isOpen(password) && !isPromised(password)
    return [{ path: `${list}.${at}.${isEnough ? 'ssid' : 'password'}`, isEnough, isAbout: true }]
  })
}

function codesOf({ welcome }: GuidebookForm, isMeant: (code: Code) => boolean): Evidence[] {
  return welcome.arrival.codes.flatMap((code, at) =>
    isMeant(code) && !isOpen(code.code)
      ? [{ path: `welcome.arrival.codes.${at}.code`, isEnough: true, isAbout: true }]
      : [],
  )
}

function emergencyNumbersOf({ emergency }: GuidebookForm): Evidence[] {
  const keys = ['emergencyServices', 'policeContact', 'fireContact', 'medicalContact'] as const
  return keys
    .filter((key) => isToCall(emergency[key]))
    .map((key) => ({ path: `emergency.${key}`, isEnough: true, isAbout: true }))
}

function contactsOf({ welcome }: GuidebookForm): Evidence[] {
  if (!welcome.contactInfoEnabled) return []
  const typed = (['hostPhone', 'hostEmail'] as const).filter((key) => !isOpen(welcome[key]))
  const told = (['emergencyContact', 'supportMessage', 'note'] as const).filter((key) =>
    isToReach(welcome[key]),
  )
  return [...typed, ...told].map((key) => ({
    path: `welcome.${key}`,
    isEnough: isToReach(welcome[key]),
    isAbout: true,
  }))
}

function isToReach(text: string) {
  const isWhole = (findPhoneNumber(text)?.dial.length ?? 0) >= 7
  return isWhole || text.split(/\s/).some(isMailAddress)
}

function isMailAddress(word: string) {
  const at = word.indexOf('@')
  return at > 0 && word.includes('.', at + 2)
}

/** Some countries dial two digits: 15 in France. */
function isToCall(text: string) {
  return findPhoneNumber(text) !== undefined || /^\D*\d\d\D*$/.test(text)
}

/** Nobody has filled it in yet. */
function isOpen(text: string) {
  return isBlank(text) || isUnsaid(text)
}
