import { mkdir } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { startProduct } from '#tests/product.ts'

type Picture = { file: string; address: string; size: [number, number]; scale: number }

const pictures: Picture[] = [
  { file: 'docs/pictures/guest-phone.png', address: '/g/muestra', size: [390, 844], scale: 2 },
  { file: 'docs/pictures/guest-desktop.png', address: '/g/muestra', size: [1440, 900], scale: 1 },
  { file: 'docs/pictures/landing.png', address: '/?lang=es', size: [1440, 900], scale: 1 },
  { file: 'public/og/es.png', address: '/?lang=es', size: [1200, 630], scale: 1 },
  { file: 'public/og/en.png', address: '/?lang=en', size: [1200, 630], scale: 1 },
]

await mkdir('docs/pictures', { recursive: true })
await mkdir('public/og', { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
})
for (const picture of pictures) await take(browser, picture)
await browser.close()
await product.stop()

async function take(browser: Browser, { file, address, size, scale }: Picture) {
  const [width, height] = size
  const page = await browser.newPage({
    baseURL: product.url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    locale: 'es-MX',
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.screenshot({ path: file })
  await page.close()
  console.log(file)
}
