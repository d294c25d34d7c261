import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'

const knowing = {
  fineIn: () => ({ fine: 'none', chance: 0 }),
  numbers: {},
  rooms: [],
  units: new Set<string>(),
}

test.each([
  ['La clave de la puerta es 4821#.', 'door', '', ''],
  ['The door code: 4821', 'door', 'The door code', ''],
  ['Portón: 5533, empuja fuerte.', 'gatecode', 'Portón', 'empuja fuerte.'],
  ['Marca 7788 y jala hacia abajo.', 'lockbox', '', 'Marca 7788 y jala hacia abajo.'],
  ['El código del candado azul es 4821.', 'othercode', '', 'El código del candado azul es 4821.'],
  [
    'Behind the plant pot by the blue gate hangs the box, 4821',
    'lockbox',
    '',
    'Behind the plant pot by the blue gate hangs the box, 4821',
  ],
])(
  'what is noted beside the code of "%s" is what the code does not say',
  (words, fine, label, notes) => {
    const [taken] = factsOf(
      { kind: 'arrival', fine, words, above: '', heading: undefined },
      knowing,
    )
    expect(taken?.fact).toMatchObject({ kind: 'code', label, notes })
  },
)
