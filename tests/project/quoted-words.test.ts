import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fieldMessages, refusals } from '#domain/messages/refusals.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { billingCopy } from '#web/copy/billing.ts'
import { dashboardCopy } from '#web/copy/dashboard.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { guestCopy } from '#web/copy/guest.ts'
import { previewCopy } from '#web/copy/guest-host.ts'
import { localGuideWords } from '#web/copy/guide/local-guide.ts'
import { layoutCopy } from '#web/copy/layout.ts'
import { problemsCopy } from '#web/copy/problems.ts'

const root = path.join(import.meta.dirname, '../..')

/** A sentence the product was promised to say, the words of the screen, and how that screen says it. */
type Promised = [sentence: string, words: string, screen: string, says: string]

const tabs = 'web/editor/tabs/editor-tabs.tsx'
const footer = 'web/editor/editor-footer.tsx'
const overlay = 'web/editor/saving/saving-overlay.tsx'
const missing = 'web/editor/saving/missing-dialog.tsx'
const message = 'web/guest/render-guest-pages.tsx'
const links = 'web/layout/host-links.tsx'
const visitors = 'web/layout/visitor-links.tsx'
const desk = 'web/dashboard/dashboard.tsx'
const plan = 'web/billing/subscription-section.tsx'

test.each<Promised>([
  ['404 - Not Found', problemsCopy.en.notFound.title, 'web/layout/problem.tsx', 'notFound.title'],
  ['Crear Cuenta', authFormCopy.es.submit.sign_up, 'web/auth/auth-form.tsx', 'submit[view]'],
  ['No guidebooks yet.', dashboardCopy.en.empty.title, desk, 'copy.empty.title'],
  [
    'Create your first guidebook to get started!',
    dashboardCopy.en.empty.lead,
    desk,
    'copy.empty.lead',
  ],
  ['copied', dashboardCopy.en.card.copied, 'web/dashboard/card-actions.tsx', 'card.copied'],
  ['failed', dashboardCopy.en.card.copyFailed, 'web/dashboard/card-actions.tsx', 'card.copyFailed'],
  ['Welcome', editorCopy.en.tabs.welcome, tabs, 'copy.tabs[value]'],
  ['House', editorCopy.en.tabs.house_manual, tabs, 'copy.tabs[value]'],
  ['Local', editorCopy.en.tabs.local_guide, tabs, 'copy.tabs[value]'],
  ['WiFi', editorCopy.en.tabs.wifi_tech, tabs, 'copy.tabs[value]'],
  ['Emergency', editorCopy.en.tabs.emergency, tabs, 'copy.tabs[value]'],
  ['Rules', editorCopy.en.tabs.house_rules, tabs, 'copy.tabs[value]'],
  ['Checkout', editorCopy.en.tabs.checkout, tabs, 'copy.tabs[value]'],
  ['Close', editorCopy.en.close, footer, 'copy.close'],
  ['Back', editorCopy.en.back, footer, 'copy.back'],
  ['Next', editorCopy.en.next, footer, 'copy.next'],
  ['Save', editorCopy.en.save, footer, 'copy.save'],
  ['Cancel', editorCopy.en.cancel, footer, 'copy.cancel'],
  ['Update', editorCopy.en.update, footer, 'copy.update'],
  ['Edit Guidebook', editorCopy.en.editTitle, 'web/editor/editor.tsx', 'copy.editTitle'],
  ['Saving guidebook...', editorCopy.en.saving, overlay, 'copy.saving'],
  ['Updating guidebook...', editorCopy.en.updating, overlay, 'copy.updating'],
  ...(
    [
      ['Welcome', guestCopy.en.sections.welcome],
      ['House Manual', guestCopy.en.sections.house_manual],
      ['Local Guide', guestCopy.en.sections.local_guide],
      ['WiFi & Tech', guestCopy.en.sections.wifi_tech],
      ['Emergency', guestCopy.en.sections.emergency],
      ['House Rules', guestCopy.en.sections.house_rules],
    ] as const
  ).map(
    ([sentence, words]): Promised => [
      sentence,
      words,
      'web/guest/sections/section.tsx',
      'words.sections[type]',
    ],
  ),
  ['Menu', guestCopy.en.menu, 'web/guest/frame/bottom-bar.tsx', 'words.menu'],
  ['N/A', guestCopy.en.noTime, 'web/guest/frame/stay-times.tsx', 'words.noTime'],
  ['Available', guestCopy.en.parkingFallback, sectionOf('house-manual'), 'words.parkingFallback'],
  [
    'Loading your guide...',
    previewCopy.en.loading,
    'web/guest/preview/preview-page.tsx',
    'copy.loading',
  ],
  ['Guidebook Not Found', guestCopy.en.page.notFound, message, 'title: notFound,'],
  [
    'This guidebook may have been deleted or is not yet published. Please check back later.',
    guestCopy.en.page.notFoundWhy,
    message,
    'sentence: notFoundWhy,',
  ],
  ['Return to Home', guestCopy.en.page.home, message, 'label: home,'],
  ['Failed to load guidebook', guestCopy.en.page.failed, message, 'title: failed,'],
  ...(['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'] as const).flatMap(
    (category): Promised[] => [
      [
        category,
        localGuideWords.en.places.each.category.choices[category],
        'web/editor/lists/place-kind.tsx',
        'category.choices[value]',
      ],
      [
        category,
        guestCopy.en.categories[category],
        sectionOf('local-guide'),
        'words.categories[category]',
      ],
    ],
  ),
  [
    'Property Name (Required)',
    fieldMessages.property_name_required.en,
    'web/editor/form/form-access.ts',
    'fieldSentenceOf(message, locale',
  ],
  [
    'Property Photo (Required)',
    fieldMessages.property_photo_required.en,
    'web/editor/fields/cover-field.tsx',
    "fieldSentenceOf('property_photo_required', locale)",
  ],
  [
    'Please enter a valid Google Maps link',
    fieldMessages.maps_link.en,
    'web/editor/form/form-access.ts',
    'fieldSentenceOf(message, locale',
  ],
  [
    'Se requiere una foto de la propiedad para crear la guía.',
    refusals.photo_required.es,
    missing,
    "sentenceOf('photo_required', locale)",
  ],
  [
    'Debes completar estos campos requeridos antes de poder guardar la guía.',
    refusals.required_missing.es,
    missing,
    "sentenceOf('required_missing', locale)",
  ],
  ['Activa', billingCopy.es.settings.statuses.active, plan, 'settings.statuses[label]'],
  ['Inactiva', billingCopy.es.settings.statuses.inactive, plan, 'settings.statuses[label]'],
  ['Cancelada', billingCopy.es.settings.statuses.cancelled, plan, 'settings.statuses[label]'],
  ['Expirada', billingCopy.es.settings.statuses.expired, plan, 'settings.statuses[label]'],
  [
    'Cancelando al final del período',
    billingCopy.es.settings.statuses.cancelling,
    plan,
    'settings.statuses[label]',
  ],
  [
    'Plan de cortesía',
    billingCopy.es.settings.planTypes.courtesy,
    plan,
    'settings.planTypes[plan.planType]',
  ],
  [
    'Plan mensual por guía',
    billingCopy.es.settings.planTypes.per_guide_monthly,
    plan,
    'settings.planTypes[plan.planType]',
  ],
  [
    'No tienes suficientes créditos para publicar esta guía',
    refusals.no_credit.es,
    'server/credits/publish-guidebook.ts',
    "new Refusal('no_credit'",
  ],
  [
    'You can unpublish existing guides to regain credits.',
    refusals.unpublish_to_regain.en,
    'web/calls/desk-deeds.ts',
    'unpublish_to_regain',
  ],
  ['Get started', layoutCopy.en.getStarted, visitors, '.getStarted'],
  ['Log in', layoutCopy.en.logIn, visitors, '.logIn'],
  ['Log out', layoutCopy.en.logOut, links, '.logOut'],
  ['Host Dashboard', layoutCopy.en.dashboard, links, 'copy.dashboard'],
  ['Settings', layoutCopy.en.settings, links, 'copy.settings'],
])('%s is said by its screen', (sentence, words, screen, says) => {
  expect(words).toBe(sentence)
  expect(readFileSync(path.join(root, screen), 'utf8')).toContain(says)
})

function sectionOf(name: string) {
  return `web/guest/sections/${name}-section.tsx`
}
