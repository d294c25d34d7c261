import { describe, expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const read = async (text: string) =>
  (await readFile({ name: 'casa.md', bytes: Buffer.from(text) })).text

describe('a Markdown text', () => {
  test('is read as it stands, its links with where they lead', async () => {
    const text = [
      '# La casa',
      '* **Wi-Fi**: `Casa_5G`',
      '- [Mapa](https://maps.app.goo.gl/x1)',
      '- [Llámame](tel:+525511112222)',
      '',
      '| Qué | Cuándo |',
      '|---|---:|',
      '| Basura | martes |',
    ]
    expect(await read(text.join('\n'))).toBe(
      '# La casa\n* Wi-Fi: `Casa_5G`\n- Mapa https://maps.app.goo.gl/x1\n- Llámame +525511112222\n\n| Qué | Cuándo |\n|---|---:|\n| Basura | martes |',
    )
  })

  test('keeps every sign of a code and a password, escaped or not, and drops stars that set words apart', async () => {
    const text = [
      '**Red:** Casa\\_Azul\\_5G\\',
      'Contraseña: sol__mar__9',
      '**Clave:**sol\\_mar\\*9',
      'Portón: *4821#',
      'Puerta: 2580*',
      'Alarma: **7714#',
      '1\\. Tel. \\+52 55 1234 5678',
      '__Caja__: `a*b__7`, *al salir*, **_nunca_ antes**, ***hoy***',
      'https://x.mx/a__b__c/_d_/',
      '___________',
    ]
    expect((await read(text.join('\n'))).split('\n')).toEqual([
      'Red: Casa_Azul_5G',
      'Contraseña: sol__mar__9',
      'Clave:sol_mar*9',
      'Portón: *4821#',
      'Puerta: 2580*',
      'Alarma: **7714#',
      '1. Tel. +52 55 1234 5678',
      '__Caja__: `a*b__7`, *al salir*, _nunca_ antes, hoy',
      'https://x.mx/a__b__c/_d_/',
      '___________',
    ])
  })

  test.each(['](', '[](', '[', '[a](b', '*a', 'a *', '**', '_a'])(
    'full of %s is read as it stands, in one pass',
    async (sign) => {
      const text = sign.repeat(30_000)
      expect(await read(text)).toBe(text)
    },
  )

  test('whose link is broken over two lines gives the next one all the same', async () => {
    const text = '[Cómo\n](nada) [Mapa](https://maps.app.goo.gl/x1)'
    expect(await read(text)).toBe('[Cómo\n](nada) Mapa https://maps.app.goo.gl/x1')
  })
})
