import { describe, expect, test } from 'vitest'
import { photosOfBlock } from './own-blocks.ts'

const gate = { photoUrl: '/photos/gate.jpg', caption: 'El portón' }
const valve = { photoUrl: '/photos/valve.jpg', caption: 'La llave' }
const cat = { photoUrl: '/photos/cat.jpg', caption: '' }

describe('the photos of a block', () => {
  test('are those of its list, when its first is the one it names', () => {
    expect(photosOfBlock({ photoUrl: gate.photoUrl, photos: [gate, valve] })).toEqual([gate, valve])
  })

  test('stay as they were when a client that knows one photo sends that one', () => {
    expect(photosOfBlock({ photoUrl: gate.photoUrl }, [gate, valve])).toEqual([gate, valve])
  })

  test('have another first when such a client changes it', () => {
    expect(photosOfBlock({ photoUrl: cat.photoUrl }, [gate, valve])).toEqual([cat, valve])
    expect(photosOfBlock({ photoUrl: cat.photoUrl, photos: [gate, valve] }, [gate, valve])).toEqual(
      [cat, valve],
    )
  })

  test('lose the first when such a client takes it away', () => {
    expect(photosOfBlock({ photoUrl: '' }, [gate, valve])).toEqual([valve])
  })

  test('are the list that was changed, whatever the first is called', () => {
    const before = [gate, valve]
    expect(photosOfBlock({ photoUrl: gate.photoUrl, photos: [valve] }, before)).toEqual([valve])
    expect(photosOfBlock({ photoUrl: gate.photoUrl, photos: [] }, before)).toEqual([])
  })

  test('of a new block are its list, or its only photo', () => {
    expect(photosOfBlock({ photoUrl: cat.photoUrl, photos: [gate] })).toEqual([gate])
    expect(photosOfBlock({ photoUrl: cat.photoUrl, photos: [] })).toEqual([cat])
    expect(photosOfBlock({ photoUrl: '' })).toEqual([])
  })
})
