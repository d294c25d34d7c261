import { fillIn } from '#domain/messages/messages.ts'
import type { Offer } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import { defineCopy } from '#web/copy/define-copy.ts'
import cookies from './legal/cookies.json' with { type: 'json' }
import privacy from './legal/privacy.json' with { type: 'json' }
import terms from './legal/terms.json' with { type: 'json' }

/** Who runs this installation; what is unset stays marked until the operator fills it in. */
export type Operator = { name: string; address: string; email: string; productName: string }

/** Some stand only where an account comes with credits. */
type Paragraph = string | { whereCourtesy: string }

type Written = {
  title: string
  intro: string
  chapters: { title: string; paragraphs: Paragraph[] }[]
}

export const cookiesCopy = legalCopy(cookies)
export const privacyCopy = legalCopy(privacy)
export const termsCopy = legalCopy(terms)

function legalCopy({ es, en }: Record<Locale, Written>) {
  return {
    es: (operator: Operator, offer: Offer) => said(es, operator, offer),
    en: (operator: Operator, offer: Offer) => said(en, operator, offer),
  }
}

function said({ title, intro, chapters }: Written, operator: Operator, offer: Offer) {
  const { courtesyCredits, graceDays } = offer
  const fill = (sentence: string) => fillIn(sentence, { ...operator, graceDays })
  const shown = (paragraph: Paragraph) => {
    if (typeof paragraph === 'string') return fill(paragraph)
    return courtesyCredits > 0 ? fill(paragraph.whereCourtesy) : []
  }
  return {
    title,
    intro: fill(intro),
    chapters: chapters.map((each) => ({ ...each, paragraphs: each.paragraphs.flatMap(shown) })),
  }
}

export const operatorCopy = defineCopy({
  missingName: ['[nombre o razón social, por completar]', '[name or company, to be completed]'],
  missingAddress: ['[domicilio, por completar]', '[address, to be completed]'],
  missingEmail: ['[correo de contacto, por completar]', '[contact email, to be completed]'],
  notice: [
    'Este documento describe lo que hace el programa. Quien opera esta instalación completa los datos marcados y lo revisa con su abogado.',
    'This document describes what the software does. Whoever operates this installation completes the marked places and has it reviewed by a lawyer.',
  ],
})
