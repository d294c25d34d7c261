import { describe, expect, test } from 'vitest'
import {
  formToStored,
  type GuidebookForm,
  readGuidebookForm,
  storedToForm,
} from '#domain/guide/guidebook.ts'
import { allWordsOf } from '#domain/guide/translations/words.ts'
import { hiddenTexts, unconfirmedTexts } from './unconfirmed.ts'
import { hiddenFacts, waitingFacts, withConfirmed } from './waiting-facts.ts'

const heater = 'wifiTech.devices.d1k2m9qa'
const heaterNotes = 'Revisa que el gas esté abierto.'

const form = formOf({
  welcome: { propertyName: 'Casa', note: 'Bienvenidos', greeting: 'Hola' },
  houseManual: {
    rooms: [
      {
        id: 'r7k2m9qa',
        key: 'a',
        label: 'Cocina',
        features: ['Estufa de gas', 'Vasos'],
        featureIds: ['f1k2m9qa', 'f2k2m9qa'],
      },
    ],
  },
  wifiTech: {
    devices: [
      { id: 'd1k2m9qa', name: 'Calentador', notes: heaterNotes },
      { id: 'd2k2m9qa', name: 'Tele', notes: 'Botón azul' },
    ],
  },
  emergency: {
    emergencyServices: '911',
    policeContact: '5555 0142',
    emergencyItems: [{ id: 'e1k2m9qa', title: 'Temblor', notes: 'Al patio.' }],
  },
})

const all = unconfirmedOf(form)

describe('what waits', () => {
  test('is told fact by fact: an entry as one, a detail of a room by itself', () => {
    expect(waitingFacts(form, all).map(({ address }) => address)).toEqual([
      'welcome.propertyName',
      'welcome.greeting',
      'welcome.note',
      'welcome.checkInHour',
      'welcome.checkOutHour',
      'houseManual.rooms.r7k2m9qa',
      'houseManual.rooms.r7k2m9qa.features.f1k2m9qa',
      'houseManual.rooms.r7k2m9qa.features.f2k2m9qa',
      'wifiTech.devices.d1k2m9qa',
      'wifiTech.devices.d2k2m9qa',
      'emergency.emergencyItems.e1k2m9qa',
      'emergency.policeContact',
      'emergency.emergencyServices',
    ])
  })

  test('is hidden where its field can hurt, whatever it says', () => {
    expect(hiddenFacts(form, all).map(({ address }) => address)).toEqual([
      'emergency.emergencyItems.e1k2m9qa',
      'emergency.policeContact',
    ])
  })

  test('of an entry with a text marked as hidden is hidden as one', () => {
    const marked = { ...all, ...hiddenTexts({ [`${heater}.notes`]: heaterNotes }) }
    const hidden = hiddenFacts(form, marked).find(({ address }) => address === heater)
    expect(hidden?.texts.map(({ path }) => path)).toEqual([`${heater}.name`, `${heater}.notes`])
    const rest = withConfirmed(marked, [`${heater}.name`])
    const left = hiddenFacts(form, rest).find(({ address }) => address === heater)
    expect(left?.texts.map(({ path }) => path)).toEqual([`${heater}.notes`])
  })

  test('is no more what the host has touched, an entry as a whole', () => {
    const [device, ...others] = form.wifiTech.devices
    const touched = (change: object) => {
      const devices = [{ ...device, name: '', notes: '', ...change }, ...others]
      const changed = { ...form, wifiTech: { ...form.wifiTech, devices } }
      return waitingFacts(changed, all).filter(({ section }) => section === 'wifi_tech')
    }
    expect(touched({ ...device })).toHaveLength(2)
    expect(touched({ ...device, name: 'Boiler' })).toHaveLength(1)
    expect(touched({ ...device, notes: '' })).toHaveLength(1)
  })

  test('is nothing where all is confirmed', () => {
    expect(waitingFacts(form, undefined)).toEqual([])
    expect(waitingFacts(form, null)).toEqual([])
    expect(waitingFacts(form, {})).toEqual([])
    expect(waitingFacts(form, { 'houseManual.parking': 'x' })).toEqual([])
  })

  test('never counts 911, but another number for emergencies', () => {
    const services = (emergencyServices: string) => {
      const changed = { ...form, emergency: { ...form.emergency, emergencyServices } }
      const waits = unconfirmedTexts({ 'emergency.emergencyServices': emergencyServices })
      return hiddenFacts(changed, waits).length
    }
    expect(['911', ' 911 ', 'Llama al 911', '9112', '066', '911 o 066'].map(services)).toEqual([
      0, 0, 0, 1, 1, 1,
    ])
  })
})

function formOf(said: object): GuidebookForm {
  return storedToForm(formToStored(readGuidebookForm(said)))
}

function unconfirmedOf(guide: GuidebookForm) {
  const texts = allWordsOf(guide).filter(({ original }) => original !== '')
  return unconfirmedTexts(Object.fromEntries(texts.map(({ path, original }) => [path, original])))
}
