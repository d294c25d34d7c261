/** `npm run billing:setup`: makes the product and the price at Stripe that the settings name; what exists is checked and left alone. */
import { paymentsAt } from '#server/billing/payments.ts'
import { createCatalogue, findPriceProblem, guideProductId } from '#server/billing/price.ts'
import { readConfig } from '#server/config.ts'
import { withoutInput } from '#server/db/without-input.ts'

process.on('uncaughtException', ({ message }) => {
  console.error(withoutInput(message))
  process.exitCode = 1
})

const { stripe } = readConfig(process.env)
if (stripe.mode === 'sandbox' && !stripe.apiHost) {
  console.log(
    'The sandbox of a laptop makes its own product and price when it starts: nothing to do.',
  )
  console.log('For Stripe, set STRIPE_SECRET_KEY (sk_test_… first, then sk_live_…).')
  process.exit(0)
}

const payments = paymentsAt(stripe, () => new Date())
const { price, isNew } = await createCatalogue(payments)
const problem = findPriceProblem(price)

console.log(`Product ${guideProductId}, price ${price.id} (${stripe.priceLookupKey})`)
console.log(isNew ? 'Created.' : 'They were there already.')
if (problem) {
  console.error(`Nothing will be sold at this price: ${problem}.`)
  process.exitCode = 1
} else console.log('It is the price we quote, for every quantity.')
