import type { Locale } from '#domain/values/locale.ts'
import { type Operator, operatorCopy } from '#web/copy/visitors/legal.ts'

type Known = {
  productName: string
  operator: Partial<Record<'name' | 'address' | 'email', string>>
}

/** Who runs this installation, with marked places where the settings say nothing. */
export function operatorIn({ operator, productName }: Known, locale: Locale): Operator {
  const { missingName, missingAddress, missingEmail } = operatorCopy[locale]
  return {
    productName,
    name: operator.name ?? missingName,
    address: operator.address ?? missingAddress,
    email: operator.email ?? missingEmail,
  }
}
