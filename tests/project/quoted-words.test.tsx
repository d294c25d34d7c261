import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { emptyGuidebookForm, formToStored } from '#domain/guide/guidebook.ts'
import { makeForm } from '#tests/guides/factories.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { deskCopy } from '#web/copy/desk.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { localGuideWords } from '#web/copy/guide/local-guide.ts'
import { layoutCopy, problemsCopy } from '#web/copy/layout.ts'
import { uiCopy } from '#web/copy/use-copy.ts'
import { makeGuestScreen } from '#web/guest/guest-screen.tsx'
import { GuestView } from '#web/guest/guest-view.tsx'
import { guestMessages } from '#web/guest/render-guest-pages.tsx'

const categories = ['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'] as const
const { card, empty } = deskCopy.en
const { settings } = billingCopy.es

/**
 * Sentences the product was promised to say to hosts; refusals: `domain/messages/refusals.test.ts`.
 * That each key has its screen: unused-words.test.ts; in a browser: quoted-words.spec.ts.
 */
test.each([
  ['404 - Not Found', problemsCopy.en.notFound.title],
  ['Crear Cuenta', authFormCopy.es.submit.sign_up],
  ['No guidebooks yet.', empty.title],
  ['Create your first guidebook to get started!', empty.lead],
  ['copied', card.copied],
  ['failed', card.copyFailed],
  ['Welcome', editorCopy.en.tabs.welcome],
  ['House', editorCopy.en.tabs.house_manual],
  ['Local', editorCopy.en.tabs.local_guide],
  ['WiFi', editorCopy.en.tabs.wifi_tech],
  ['Emergency', editorCopy.en.tabs.emergency],
  ['Rules', editorCopy.en.tabs.house_rules],
  ['Checkout', editorCopy.en.tabs.checkout],
  ['Close', uiCopy.en.close],
  ['Back', editorCopy.en.back],
  ['Next', editorCopy.en.next],
  ['Save', editorCopy.en.save],
  ['Cancel', uiCopy.en.cancel],
  ['Update', editorCopy.en.update],
  ['Edit Guidebook', editorCopy.en.editTitle],
  ['Saving guidebook...', editorCopy.en.saving],
  ['Updating guidebook...', editorCopy.en.updating],
  ['Loading your guide...', previewCopy.en.loading],
  ...categories.map((category) => [
    category,
    localGuideWords.en.places.each.category.choices[category],
  ]),
  ['Activa', settings.statuses.active],
  ['Inactiva', settings.statuses.inactive],
  ['Cancelada', settings.statuses.cancelled],
  ['Expirada', settings.statuses.expired],
  ['Cancelando al final del período', settings.statuses.cancelling],
  ['Plan de cortesía', settings.planTypes.courtesy],
  ['Plan mensual por guía', settings.planTypes.per_guide_monthly],
  ['Get started', layoutCopy.en.getStarted],
  ['Log in', layoutCopy.en.logIn],
  ['Log out', layoutCopy.en.logOut],
  ['Host Dashboard', layoutCopy.en.dashboard],
  ['Settings', layoutCopy.en.settings],
])('%s is what its screen says', (sentence, words) => {
  expect(words).toBe(sentence)
})

test.each([
  ...['Welcome', 'House Manual', 'Local Guide', 'WiFi & Tech', 'Emergency', 'House Rules'],
  ...['Menu', 'Check-in N/A', 'Check-out N/A', 'Parking Available'],
  ...categories,
])('guests read: %s', (sentence) => {
  const place = { name: 'Casa', description: '', mapsLink: '' }
  const places = categories.map((category) => ({ ...place, category }))
  const rules = [{ title: 'Sin fiestas', notes: '' }]
  const { localGuide, houseRules } = makeForm({ localGuide: { places }, houseRules: { rules } })
  const stored = formToStored({ ...emptyGuidebookForm(), localGuide, houseRules })
  const screen = makeGuestScreen(guestViewOf(stored), { locale: 'en' })
  expect(wordsOf(renderToStaticMarkup(<GuestView screen={screen} footer={null} />))).toContain(
    ` ${sentence} `,
  )
})

test.each([
  ['Guidebook Not Found', guestMessages.notFound('en')],
  [
    'This guidebook may have been deleted or is not yet published. Please check back later.',
    guestMessages.notFound('en'),
  ],
  ['Return to Home', guestMessages.notFound('en')],
  ['Failed to load guidebook', guestMessages.failure('en')],
])('a guest whose guide is not there reads: %s', (sentence, { html }) => {
  expect(wordsOf(html)).toContain(` ${sentence} `)
})

function wordsOf(html: string) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}
