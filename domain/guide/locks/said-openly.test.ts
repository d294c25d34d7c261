import { expect, test } from 'vitest'
import { emptyGuidebookForm, formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { secretsSaidOpenly } from './said-openly.ts'

test('a locked code that also stands in open texts is named with the sections that say it', () => {
  const form = homeWithCode('4821#')
  form.welcome.note = 'Bienvenidos. El portón abre con 4821#.'
  form.houseManual.rooms = [{ key: 'hall', label: 'Entrada', features: ['Teclado: 4821#'] }]
  form.sections.checkout.items = [ownBlock({ title: 'Llaves', body: 'Cierra con 4821#' })]
  expect(saidIn(form)).toEqual([
    { secret: '4821#', sections: ['welcome', 'house_manual', 'checkout'] },
  ])
})

test('a password of a locked network counts as well', () => {
  const form = emptyGuidebookForm()
  form.welcome.wifiNetworks = [{ ssid: 'Casa', password: 'obsidiana', stayOnly: true }]
  form.wifiTech.devices = [{ name: 'Bocina', notes: 'La clave es obsidiana' }]
  expect(saidIn(form)).toEqual([{ secret: 'obsidiana', sections: ['wifi_tech'] }])
})

test('a code that an open text says in another language alone is named as well', () => {
  const form = homeWithCode('4821#')
  form.welcome.note = 'El portón abre con la clave de tu reservación.'
  const translate = (original: string) => {
    const note = { text: 'The gate opens with 4821#.', of: hashOf(original) }
    form.translations = { en: { 'welcome.note': note } }
  }
  translate(form.welcome.note)
  expect(saidIn(form)).toEqual([{ secret: '4821#', sections: ['welcome'] }])
  translate('El portón abre con 4821#.')
  expect(saidIn(form)).toEqual([])
})

test.each(['Calle 48210', 'a4821#', 'Nada que abrir'])('%s says no code', (text) => {
  const form = homeWithCode('4821#')
  form.welcome.note = text
  expect(saidIn(form)).toEqual([])
})

test('what is locked itself says nothing openly, and an open code is no secret', () => {
  const locked = homeWithCode('4821')
  locked.welcome.note = 'Clave 4821'
  locked.welcome.noteStayOnly = true
  locked.sections.welcome.items = [ownBlock({ title: 'Llaves', body: '4821', stayOnly: true })]
  expect(saidIn(locked)).toEqual([])
  const open = homeWithCode('4821', { stayOnly: false })
  open.welcome.note = 'Clave 4821'
  expect(saidIn(open)).toEqual([])
})

function saidIn(form: GuidebookForm) {
  return secretsSaidOpenly(formToStored(form))
}

function homeWithCode(code: string, { stayOnly = true } = {}) {
  const form = emptyGuidebookForm()
  form.welcome.arrival.codes = [{ kind: 'gate', label: 'Portón', code, notes: '', stayOnly }]
  return form
}

function ownBlock(block: { title: string; body: string; stayOnly?: boolean }) {
  return { photoUrl: '', linkUrl: '', isActive: true, ...block }
}
