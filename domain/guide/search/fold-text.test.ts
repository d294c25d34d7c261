import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findWords, foldText, wordsIn } from './fold-text.ts'
import { wantedIn } from './wanted-words.ts'

/** The text with what was found in brackets. */
function marked(text: string, query: string) {
  const words = wantedIn(query)
  const { has, places } = findWords(foldText(text), words)
  if (has.length < words.length) return undefined
  return places.map(([from, to]) => text.slice(from, to)).join('|')
}

describe('a search', () => {
  test.each([
    ['Café de Coatepec', 'cafe', 'Café'],
    ['Cafe', 'CAFÉ', 'Cafe'],
    ['El baño está arriba', 'BANO', 'baño'],
    ['Contraseña: buganvilia', 'contrasena bugan', 'Contraseña|bugan'],
    ['coffee, coffee', 'coffee', 'coffee|coffee'],
    ['e\u0301xito', 'exito', 'e\u0301xito'],
    ['key\u200Bbox', 'keybox', 'key\u200Bbox'],
    ['İstanbul', 'istanbul', 'İstanbul'],
    ['🏠 house', 'house', 'house'],
    ['aaaa', 'aa a', 'aaaa'],
  ])('in %j for %j marks %j', (text, query, found) => {
    expect(marked(text, query)).toBe(found)
  })

  test.each([
    ['La basura se saca el martes', 'trash', 'basura'],
    ['La basura se saca el martes', 'tras', 'basura'],
    ['La basura se saca el martes', 'where is the rubbish?', 'basura'],
    ['The bin is under the sink', '¿dónde está la basura?', 'bin'],
    ['Los enchufes son de dos patas', 'plug', 'enchufe'],
    ['Plug adapters are in the drawer', 'ENCHUFES', 'Plug|adapter'],
    ['Wi-Fi', 'internet', 'Wi-Fi'],
    ['Password', 'clave', 'Password'],
    ['WhatsApp · Call · E-mail', 'teléfono', 'WhatsApp|Call'],
    ['Llamar', 'phone', 'Llamar'],
    ['El aire acondicionado se apaga solo', 'AC', 'aire acondicionado'],
    ['El aire acondicionado se apaga solo', 'air conditioning', 'aire acondicionado'],
    ['Calefacción', 'heating', 'Calefacción'],
    ['Un lugar en la cochera', 'parking', 'cochera'],
    ['Salida tardía: pregunta antes', 'late checkout', 'Salida tardía'],
    ['Dejen sus maletas en la entrada', 'luggage', 'maletas'],
    ['Hay dos redes', 'wifi', 'red'],
    ['Die Mülltonne steht im Hof', 'basura', 'Mülltonne'],
    ['Los perritos son bienvenidos', 'perro', 'perrit'],
    ['Dos mesitas plegables', 'mesa', 'mesit'],
    ['Toallitas en el cajón', 'toallas', 'Toallit'],
  ])('in %j for %j, what is called so, marks %j', (text, query, found) => {
    expect(marked(text, query)).toBe(found)
  })

  test.each([
    ['Casa Jacaranda', 'ac'],
    ['A redecorated room', 'wifi'],
    ['Casa Jacaranda', 'trash'],
    ['En la calle Orizaba', 'phone'],
    ['Teléfono de la caseta', 'televisión'],
    ['La costa está cerca', 'price'],
    ['La cochera está al fondo', 'pa'],
  ])('in %j does not take a piece of a word for %j', (text, query) => {
    expect(marked(text, query)).toBeUndefined()
  })

  test('needs every word', () => {
    expect(marked('the garden gate', 'garden code')).toBeUndefined()
  })

  test('for nothing is no search', () => {
    expect(wordsIn('  ')).toEqual([])
  })

  test('finds any piece of any text, at places inside it and in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, start) => {
        const [word = ''] = wordsIn([...text].slice(start % text.length).join(''))
        if (!word) return
        const { has, places } = findWords(foldText(text), [{ word, others: [], isName: false }])
        expect(has).toHaveLength(1)
        let read = 0
        for (const [from, to] of places) {
          expect(from).toBeGreaterThanOrEqual(read)
          expect(to).toBeLessThanOrEqual(text.length)
          read = to
        }
      }),
    )
  })
})
