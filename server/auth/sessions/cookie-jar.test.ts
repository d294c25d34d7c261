import { expect, test } from 'vitest'
import { mergeCookies } from './cookie-jar.ts'

test('a cookie that is set replaces the one of its name and leaves the others', () => {
  const merged = mergeCookies('lang=es; session=old', ['session=new; Path=/; HttpOnly'])
  expect(merged).toBe('lang=es; session=new')
})

test('a cookie that is ended is gone', () => {
  expect(mergeCookies('lang=es; session=old', ['session=; Max-Age=0; Path=/'])).toBe('lang=es')
})

test('a visitor without cookies gets the one that is set', () => {
  expect(mergeCookies('', ['session=a=b.c; Max-Age=60'])).toBe('session=a=b.c')
})
