import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { fieldSentenceOf, fieldSentencesOf } from '#domain/guide/field-sentences.ts'
import { locales } from '#domain/values/locale.ts'
import { type RefusalStatus, sayMessage } from './messages.ts'
import {
  fieldMessages,
  isFieldCode,
  Refusal,
  type RefusalCode,
  refusals,
  sentenceOf,
} from './refusals.ts'
import { type SuccessCode, successes, successSentenceOf } from './successes.ts'

const english: Partial<Record<RefusalCode, string>> = {
  unauthorized: 'No active session found',
  page_not_found: '404 - Not Found',
  http_error: 'HTTP error! status: {status}',
  copy_failed: 'failed',
  guidebook_not_found: 'Guidebook not found or not published yet',
  guidebook_load_failed: 'Failed to load guidebook',
  error_loading_guidebook: 'Error loading guidebook: {reason}',
  error_updating_guidebook: 'Error updating guidebook: {reason}',
  error_deleting_guidebook: 'Error deleting guidebook: {reason}',
  error_creating_guidebook: 'Error creating guidebook: {message}',
  could_not_load_guidebook: 'Could not load guidebook',
  could_not_load_guidebook_content: 'Could not load guidebook content',
  unpublish_to_regain: 'You can unpublish existing guides to regain credits.',
  error_fetching_credits: 'Error fetching credits',
  could_not_fetch_credits: 'Could not fetch credits',
  could_not_publish_guide: 'Could not publish guide',
  could_not_unpublish_guide: 'Could not unpublish guide',
  some_guides_not_unpublished: 'Some guides could not be unpublished',
  could_not_unpublish_guides: 'Could not unpublish guides',
  select_guides_to_unpublish: 'Please select guides to unpublish',
  not_greater: 'New quantity must be greater than current subscription',
  could_not_create_checkout_session: 'Could not create checkout session',
  could_not_process_checkout: 'Could not process checkout',
  could_not_upgrade_subscription: 'Could not upgrade subscription',
  could_not_process_upgrade: 'Could not process upgrade',
  error_fetching_subscription_status: 'Error fetching subscription status',
  error_cancelling_subscription: 'Error cancelling subscription',
  error_reactivating_subscription: 'Error reactivating subscription',
  bucket_unavailable: "Storage bucket '{bucket}' is not available...",
  upload_failed: 'Upload failed: {message}',
}

const spanish: Partial<Record<RefusalCode, string>> = {
  no_credit: 'No tienes suficientes créditos para publicar esta guía',
  photo_required: 'Se requiere una foto de la propiedad para crear la guía.',
  required_missing: 'Debes completar estos campos requeridos antes de poder guardar la guía.',
  error_creating: 'Error al crear la guía',
  error_updating: 'Error al actualizar la guía',
  error_deleting: 'Error al eliminar la guía',
  error_publishing: 'Error al publicar la guía',
  error_unpublishing: 'Error al despublicar la guía',
  forbidden: 'No tienes acceso a esta cuenta',
  quantity_limit: 'El máximo es {most} guías',
  subscription_cancelling: 'Reactiva tu suscripción antes de aumentar guías',
  subscription_ended: 'Tu suscripción ya terminó; elige un plan nuevo',
}

const englishSuccesses: Partial<Record<SuccessCode, string>> = {
  guidebook_created:
    'Guidebook created successfully! Share this link with your guests: {origin}/g/{shortCode}',
  guidebook_updated: 'Guidebook {name} updated successfully!',
  guidebook_deleted: 'Guidebook {name} completely deleted from database',
  guides_unpublished: 'Successfully unpublished {n} guide(s)!',
  subscription_upgraded: 'Subscription upgraded successfully!',
  check_email_confirmation: 'Check your email for the confirmation link',
  check_email_magic_link: 'Check your email for the magic link',
  check_email_password_reset: 'Check your email for the password reset link',
  password_updated: 'Your password has been updated',
  copied: 'copied',
}

test.each(Object.entries(english))(
  '%s says its English sentence letter for letter',
  (code, said) => {
    expect(sentenceOf(code as RefusalCode, 'en')).toBe(said)
    expect(sentenceOf(code as RefusalCode)).toBe(said)
  },
)

test.each(Object.entries(spanish))(
  '%s says its Spanish sentence letter for letter',
  (code, said) => {
    expect(sentenceOf(code as RefusalCode, 'es')).toBe(said)
    expect(sentenceOf(code as RefusalCode)).toBe(said)
  },
)

test.each(Object.entries(englishSuccesses))(
  'success %s says its sentence letter for letter',
  (code, said) => {
    expect(successSentenceOf(code as SuccessCode, 'en')).toBe(said)
    expect(successSentenceOf(code as SuccessCode)).toBe(said)
  },
)

test('the three required and link messages beside fields are said letter for letter', () => {
  expect(fieldSentenceOf('property_name_required')).toBe('Property Name (Required)')
  expect(fieldSentenceOf('property_photo_required')).toBe('Property Photo (Required)')
  expect(fieldSentenceOf('maps_link')).toBe('Please enter a valid Google Maps link')
})

const catalogues = { refusals, fieldMessages, successes }

test.each(Object.entries(catalogues))(
  'every sentence of %s is written in both languages',
  (_, catalogue) => {
    for (const [code, message] of Object.entries(catalogue)) {
      expect(code).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/)
      for (const locale of locales) {
        expect(message[locale].trim(), code).toBe(message[locale])
        expect(message[locale], code).not.toBe('')
      }
      expect(message.es, code).not.toBe(message.en)
      expect(placesOf(message.es), code).toEqual(placesOf(message.en))
    }
  },
)

test('no refusal shouts, in either language', () => {
  for (const [code, message] of Object.entries(refusals)) {
    expect(message.es, code).not.toMatch(/[!¡]/)
    if (code !== 'http_error') expect(message.en, code).not.toContain('!')
  }
})

const files = import.meta.glob<Record<string, unknown>>('./refusals/*.json', {
  eager: true,
  import: 'default',
})

test('no code is written in two of the refusal files', () => {
  const codes = Object.values(files).flatMap((catalogue) => Object.keys(catalogue))
  expect(codes.toSorted()).toEqual(Object.keys(refusals).toSorted())
})

const message = { es: z.string(), en: z.string(), spec: z.enum(locales).optional() }
const status = z.literal([400, 401, 402, 403, 404, 405, 409, 413, 415, 429, 500, 503])

test('the files say what their types say, and nothing else', () => {
  const ofRefusals = z.record(z.string(), z.strictObject({ ...message, status: status.optional() }))
  expectTypeOf<z.infer<typeof status>>().toEqualTypeOf<RefusalStatus>()
  ofRefusals.parse(refusals)
  for (const said of [successes, fieldMessages]) {
    z.record(z.string(), z.strictObject(message)).parse(said)
  }
})

test('only written codes are codes', () => {
  expect(isFieldCode('maps_link')).toBe(true)
  expect(isFieldCode('constructor')).toBe(false)
})

test('values stand in their places, and a value that looks like a place is left alone', () => {
  expect(sentenceOf('bucket_unavailable', 'en', { bucket: 'guidebook-photos' })).toBe(
    "Storage bucket 'guidebook-photos' is not available...",
  )
  expect(sentenceOf('upload_failed', 'en', { message: '{message} $& $1' })).toBe(
    'Upload failed: {message} $& $1',
  )
  expect(successSentenceOf('guides_unpublished', 'en', { n: 0 })).toBe(
    'Successfully unpublished 0 guide(s)!',
  )
  expect(
    successSentenceOf('guidebook_created', 'en', {
      origin: 'https://zaguan.mx',
      shortCode: 'k7m2p9qx',
    }),
  ).toBe(
    'Guidebook created successfully! Share this link with your guests: https://zaguan.mx/g/k7m2p9qx',
  )
})

test('an inherited name is no value', () => {
  expect(sayMessage({ es: '{toString}', en: '{toString}' }, 'es', {})).toBe('{toString}')
})

test('a refusal carries its code, fields, values and other keys', () => {
  const refusal = new Refusal('invalid_request', {
    fields: { 'welcome.propertyName': 'property_name_required' },
    extra: { can_delete_to_regain: true },
  })
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal.code).toBe('invalid_request')
  expect(refusal.fields).toEqual({ 'welcome.propertyName': 'property_name_required' })
  expect(refusal.extra).toEqual({ can_delete_to_regain: true })
})

test('one code can say the sentence of the action that failed', () => {
  const refusal = new Refusal('payment_provider_unavailable', {
    saying: 'could_not_create_checkout_session',
  })
  expect(refusal.code).toBe('payment_provider_unavailable')
  expect(refusal.saying).toBe('could_not_create_checkout_session')
  expect(new Refusal('invalid_request').saying).toBe('invalid_request')
  expect(sentenceOf(refusal.saying)).toBe('Could not create checkout session')
  expect(sentenceOf(refusal.saying, 'es')).toBe('No pudimos iniciar el pago')
})

test.each([
  ['es', 1, 'Demasiados intentos seguidos. Espera 1 segundo y vuelve a intentar.'],
  ['es', 30, 'Demasiados intentos seguidos. Espera 30 segundos y vuelve a intentar.'],
  ['es', 60, 'Demasiados intentos seguidos. Espera 60 segundos y vuelve a intentar.'],
  ['en', 1, 'Too many attempts in a row. Wait 1 second and try again.'],
  ['en', 60, 'Too many attempts in a row. Wait 60 seconds and try again.'],
] as const)(
  'in %s a sentence counts the %i seconds it names, not the minute beside them',
  (locale, seconds, said) => {
    expect(sentenceOf('rate_limited', locale, { seconds, minutes: 1 })).toBe(said)
  },
)

test('a sentence that names no number counts the one it is told', () => {
  const [one, two] = [
    { pages: '3', count: 1 },
    { pages: '1, 3', count: 2 },
  ]
  expect(sentenceOf('file_pages_without_text', 'en', one)).toContain('on page 3.')
  expect(sentenceOf('file_pages_without_text', 'en', two)).toContain('on pages 1, 3.')
})

test("a field's sentence names the limit of that field", () => {
  expect(fieldSentenceOf('too_long', 'es', 'welcome.greeting')).toBe('Máximo 60 caracteres')
  expect(fieldSentenceOf('too_many', 'en', 'localGuide.places')).toBe('At most 200 entries')
  expect(fieldSentenceOf('too_small', 'es', 'houseManual.maxGuests')).toBe('El mínimo es 1')
  expect(
    fieldSentencesOf(
      { fields: { 'wifiTech.devices.12.name': 'too_long', 'welcome.hostEmail': 'email' } },
      'en',
    ),
  ).toEqual({
    'wifiTech.devices.12.name': 'At most 160 characters',
    'welcome.hostEmail': 'Enter a valid email, such as name@example.com',
  })
})

function placesOf(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).toSorted()
}
