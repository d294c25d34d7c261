import { describe, expect, test } from 'vitest'
import { photoAddresses } from './store.ts'

const photo = '/photos/1777919400000-0f3a5c7e9b1d2f4a6c8e0b1d.jpg'
const own = 'https://guias.example.com'

function addresses(publicBase?: string) {
  return photoAddresses({
    appUrl: () => own,
    isOurOrigin: (origin) => origin === own,
    publicBase,
  })
}

describe('a photo’s address', () => {
  test('is the stored path at our own address, and leads back to it', () => {
    const { addressOf, findPath } = addresses()
    expect(addressOf(photo)).toBe(own + photo)
    expect(findPath(own + photo)).toBe(photo)
    expect(findPath(photo)).toBe(photo)
  })

  test('is at the store’s public address when it has one, and leads back from there and from ours', () => {
    const { addressOf, findPath } = addresses('https://cdn.example.com/fotos/')
    const shown = photo.replace('/photos/', 'https://cdn.example.com/fotos/')
    expect(addressOf(photo)).toBe(shown)
    expect(findPath(shown)).toBe(photo)
    expect(findPath(own + photo)).toBe(photo)
  })

  test('of a picture that is part of the product stays at ours', () => {
    expect(addresses('https://cdn.example.com').addressOf('/sample/casa.jpg')).toBe(
      `${own}/sample/casa.jpg`,
    )
  })

  test.each([
    `https://evil.example${photo}`,
    `https://guias.example.com.evil.example${photo}`,
    `https://guias.example.com@evil.example${photo}`,
    `http://guias.example.com${photo}`,
    `//evil.example${photo}`,
    `/\\evil.example${photo}`,
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'photo.jpg',
    '',
  ])('is not %s', (address) => {
    expect(addresses().findPath(address)).toBeUndefined()
  })
})
