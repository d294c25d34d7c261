import { type APIRequestContext, expect } from '@playwright/test'

type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

export type MailTo = (address: string) => Promise<Mail>

/** The newest mail of a product to an address, waited for. */
export async function readMail(request: APIRequestContext, url: string, address: string) {
  let found: Mail | undefined
  await expect(async () => {
    const mails: Mail[] = await (await request.get(`${url}/dev/mailbox.json`)).json()
    found = mails.find(({ to }) => to === address)
    expect(found, `a mail to ${address}`).toBeDefined()
  }).toPass()
  return found!
}
