import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guidebook.ts'
import { differencesOf } from './differences.ts'
import { startForm } from './templates/templates.ts'

const home = startForm('city', 'es')

describe('what two versions of a guide say differently', () => {
  test('is nothing for the same guide, whatever blanks stand in its lists', () => {
    const padded = {
      ...home,
      houseRules: { rules: [...home.houseRules.rules, { title: ' ', notes: '' }] },
      localGuide: { ...home.localGuide, places: [] },
    }
    expect(differencesOf(home, padded, 'es')).toEqual([])
  })

  test('is nothing when a time is written shorter', () => {
    const shorter = { ...home, welcome: { ...home.welcome, checkInHour: '3' } }
    expect(differencesOf(home, shorter, 'es')).toEqual([])
  })

  test('names the field in the reader’s language, with both texts', () => {
    const theirs = { ...home, welcome: { ...home.welcome, greeting: 'Pasen' } }
    expect(differencesOf(home, theirs, 'en')).toEqual([
      {
        section: 'welcome',
        label: 'Greeting',
        mine: home.welcome.greeting,
        theirs: 'Pasen',
      },
    ])
  })

  test('sees a changed list line by line', () => {
    const theirs = { ...home, checkout: { steps: home.checkout.steps.slice(0, 1) } }
    const [difference] = differencesOf(home, theirs, 'es')
    expect(difference?.mine.split('\n')).toHaveLength(4)
    expect(difference?.theirs.split('\n')).toHaveLength(1)
  })

  test('sees a section and a block that were switched off', () => {
    const empty = emptyGuidebookForm()
    const block = { title: 'Gato', body: '', photoUrl: '', linkUrl: '', isActive: true }
    const withBlock = {
      ...empty,
      sections: { ...empty.sections, welcome: { isActive: true, items: [block] } },
    }
    const switchedOff = {
      ...withBlock,
      sections: {
        ...withBlock.sections,
        welcome: { isActive: false, items: [{ ...block, isActive: false }] },
      },
    }
    expect(differencesOf(withBlock, switchedOff, 'es').map(({ label }) => label)).toEqual([
      'Mostrar esta sección a tus huéspedes',
      'Bloques propios',
    ])
  })
})
