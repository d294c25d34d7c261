/** `npm run billing:setup`: makes the product and the price at Stripe that the settings name; what exists is checked and left alone. */
import { paymentsAt } from '#server/billing/payments.ts'
import { createCatalogue, findPriceProblem, guideProductId } from '#server/billing/price.ts'
import { readConfig } from '#server/config.ts'
import { messageOf } from '#server/db/startup-error.ts'
import { withoutInput } from '#server/db/without-input.ts'

async function setUp({ stripe }) {
  if (stripe.mode === 'sandbox' && !stripe.apiHost) {
    console.log(
      'The sandbox of a laptop makes its own product and price when it starts: nothing to do.',
    )
    console.log('For Stripe, set STRIPE_SECRET_KEY (sk_test_… first, then sk_live_…).')
    return
  }
  const payments = paymentsAt(stripe, () => new Date())
  const { price, isNew } = await createCatalogue(payments)
  const problem = findPriceProblem(price)
  console.log(`Product ${guideProductId}, price ${price.id} (${stripe.priceLookupKey})`)
  console.log(isNew ? 'Created.' : 'They were there already.')
  if (problem) throw new Error(`Nothing will be sold at this price: ${problem}.`)
  console.log('It is the price we quote, for every quantity.')
}

try {
  await setUp(readConfig(process.env))
} catch (error) {
  console.error(withoutInput(messageOf(error)))
  process.exitCode = 1
}
