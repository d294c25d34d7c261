import { type Browser, expect, type Page } from '@playwright/test'
import { type Host, openHost } from '#tests/journeys/open-host.ts'

type Visited = { url: string }

/** A new host of a product under measure, and a wide window that is signed in as that host. */
export async function openBenchHost(
  within: Browser,
  product: Visited,
): Promise<{ page: Page; host: Host }> {
  const context = await within.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const mailTo = (address: string) => readMail(page, { product, address })
  return { page, host: await openHost(page, { product, mailTo }) }
}

async function readMail(page: Page, { product, address }: { product: Visited; address: string }) {
  let found: { to: string; links: string[] } | undefined
  await expect(async () => {
    const answer = await page.request.get(`${product.url}/dev/mailbox.json`)
    const mails: { to: string; links: string[] }[] = await answer.json()
    found = mails.find(({ to }) => to === address)
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass()
  return found!
}
