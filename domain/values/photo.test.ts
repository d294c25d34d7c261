import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isHeicType,
  isPhotoAddress,
  photoBucket,
  photoFileName,
  photoMaxBytes,
  photoVariant,
  photoWidths,
} from './photo.ts'

test('photos of 5 MB go to the bucket guidebook-photos in four widths', () => {
  expect(photoMaxBytes).toBe(5_242_880)
  expect(photoBucket).toBe('guidebook-photos')
  expect(photoWidths).toEqual([480, 828, 1170, 1600])
})

test.each(['image/heic', 'image/HEIF'])('%s is what a phone writes for itself', (type) => {
  expect(isHeicType(type)).toBe(true)
})

test('a photo is named for its moment and for chance, with nothing of the original name', () => {
  expect(
    photoFileName({
      at: new Date('2026-11-20T12:00:00Z'),
      randomBytes: Uint8Array.of(0, 1, 2, 3, 250, 251, 254, 255),
      format: 'jpg',
    }),
  ).toBe('1795176000000-00010203fafbfeff.jpg')
})

test('two photos of the same moment differ as soon as chance does', () => {
  const random = fc.uint8Array({ minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(random, random, (one, other) => {
      const at = new Date(0)
      const isSame = one.every((byte, index) => byte === other[index])
      const name = (randomBytes: Uint8Array) => photoFileName({ at, randomBytes, format: 'avif' })
      expect(name(one) === name(other)).toBe(isSame)
    }),
  )
})

test('a name without enough chance is a mistake', () => {
  expect(() =>
    photoFileName({ at: new Date(0), randomBytes: new Uint8Array(4), format: 'jpg' }),
  ).toThrow(RangeError)
})

test.each([
  ['/photos/1795-ab.jpg', '/photos/1795-ab-828.avif'],
  ['/photos/1795-ab.jpeg', '/photos/1795-ab-828.avif'],
  ['https://cdn.ejemplo.mx/p/1795-ab.JPG', 'https://cdn.ejemplo.mx/p/1795-ab-828.avif'],
  ['/sample/casa-jacaranda', '/sample/casa-jacaranda-828.avif'],
])('the 828-pixel copy of %s is %s', (photo, copy) => {
  expect(photoVariant(photo, { width: 828, format: 'avif' })).toBe(copy)
})

test.each([
  '/photos/a.jpg',
  'https://cdn.ejemplo.mx/a.jpg',
  'http://localhost:3000/photos/a.jpg',
  'blob:http://x/1',
])('%s may be loaded', (address) => {
  expect(isPhotoAddress(address)).toBe(true)
})

test.each([
  '',
  '//evil.io/a.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg>',
  'photos/a.jpg',
])('%j may not be loaded', (address) => {
  expect(isPhotoAddress(address)).toBe(false)
})
