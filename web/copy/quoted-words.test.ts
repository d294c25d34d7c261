import { expect, test } from 'vitest'
import { fieldMessages, refusals } from '#domain/messages/refusals.ts'
import { successes } from '#domain/messages/successes.ts'
import type { Locale } from '#domain/values/locale.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', './guide/*.ts'], {
  eager: true,
})

const dictionaries = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter((value) => typeof value === 'object' && value !== null && 'es' in value)

/** The words the product was promised to say, each in the language it was promised in. */
const promised: [Locale, string][] = [
  ['en', '404 - Not Found'],
  ['es', 'Crear Cuenta'],
  ['en', 'No guidebooks yet.'],
  ['en', 'Create your first guidebook to get started!'],
  ['en', 'copied'],
  ['en', 'failed'],
  ...['Welcome', 'House', 'Local', 'WiFi', 'Emergency', 'Rules', 'Checkout'].map(english),
  ...['Close', 'Back', 'Next', 'Save', 'Cancel', 'Update'].map(english),
  ['en', 'Edit Guidebook'],
  ['en', 'Saving guidebook...'],
  ['en', 'Updating guidebook...'],
  ...['House Manual', 'Local Guide', 'WiFi & Tech', 'House Rules', 'Menu'].map(english),
  ['en', 'Loading your guide...'],
  ['en', 'Guidebook Not Found'],
  ['en', 'This guidebook may have been deleted or is not yet published. Please check back later.'],
  ['en', 'Return to Home'],
  ['en', 'Failed to load guidebook'],
  ...['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'].map(english),
  ['en', 'Property Name (Required)'],
  ['en', 'Property Photo (Required)'],
  ['es', 'Se requiere una foto de la propiedad para crear la guía.'],
  ['es', 'Debes completar estos campos requeridos antes de poder guardar la guía.'],
  ['en', 'Please enter a valid Google Maps link'],
  ...['Activa', 'Inactiva', 'Cancelada', 'Expirada'].map(spanish),
  ['es', 'Cancelando al final del período'],
  ['es', 'Plan de cortesía'],
  ['es', 'Plan mensual por guía'],
  ['en', 'N/A'],
  ['en', 'Available'],
  ['es', 'No tienes suficientes créditos para publicar esta guía'],
  ['en', 'You can unpublish existing guides to regain credits.'],
  ['en', 'Get started'],
  ['en', 'Log in'],
  ['en', 'Log out'],
  ['en', 'Host Dashboard'],
  ['en', 'Settings'],
]

const said = { es: saidIn('es'), en: saidIn('en') }

test.each(promised)('says in %s: %s', (locale, sentence) => {
  expect(said[locale]).toContain(sentence)
})

function english(sentence: string): [Locale, string] {
  return ['en', sentence]
}

function spanish(sentence: string): [Locale, string] {
  return ['es', sentence]
}

function saidIn(locale: Locale) {
  const said = new Set<string>()
  for (const dictionary of [...dictionaries, refusals, fieldMessages, successes]) {
    collect(dictionary, locale, said)
  }
  return [...said]
}

/** Every sentence that stands under a language; those with gaps are tested where they are used. */
function collect(words: unknown, locale: Locale, said: Set<string>, isInside = false) {
  if (typeof words === 'string' && isInside) said.add(words)
  if (typeof words !== 'object' || words === null) return
  for (const [key, value] of Object.entries(words)) {
    const isOther = !isInside && (key === 'es' || key === 'en') && key !== locale
    if (!isOther) collect(value, locale, said, isInside || key === locale)
  }
}
