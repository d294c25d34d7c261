import type { Page } from '@playwright/test'
import type { Locale } from '#domain/values/locale.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'

/** By keyboard: where a menu lies is settled only a moment after it opened, and a press would miss. */
export async function chooseInMenu(page: Page, { menu, item }: { menu: string; item: string }) {
  await page.getByRole('button', { name: menu, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
}

/** What the editor's head leads to: a button where there is room for its words, else in the head's menu. */
export async function findTool(page: Page, name: string | RegExp, locale: Locale = 'es') {
  const { more, tabList } = editorCopy[locale]
  await page.getByRole('tablist', { name: tabList }).waitFor()
  if (isWide(page)) return page.getByRole('button', { name })
  await page.getByRole('button', { name: more, exact: true }).press('Enter')
  return page.getByRole('menuitem', { name })
}

export function isWide(page: Page) {
  return (page.viewportSize()?.width ?? 0) >= 1024
}

export async function chooseTool(page: Page, name: string | RegExp, locale: Locale = 'es') {
  await (await findTool(page, name, locale)).press('Enter')
}
