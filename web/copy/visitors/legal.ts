import type { Offer } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import { defineCopy } from '#web/copy/define-copy.ts'

/** Who runs this installation; what is unset stays marked until the operator fills it in. */
export type Operator = { name: string; address: string; email: string; productName: string }

type Chapter = { title: string; paragraphs: string[] }
type LegalText = { title: string; intro: string; chapters: Chapter[] }

export type LegalCopy = Readonly<Record<Locale, (operator: Operator, offer: Offer) => LegalText>>

export const operatorCopy = defineCopy({
  missingName: ['[nombre o razón social, por completar]', '[name or company, to be completed]'],
  missingAddress: ['[domicilio, por completar]', '[address, to be completed]'],
  missingEmail: ['[correo de contacto, por completar]', '[contact e-mail, to be completed]'],
  notice: [
    'Este documento describe lo que hace el programa. Quien opera esta instalación completa los datos marcados y lo revisa con su abogado.',
    'This document describes what the software does. Whoever operates this installation completes the marked places and has it reviewed by a lawyer.',
  ],
})
