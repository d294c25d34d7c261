import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { plainWords, readPhrases, saysOneOf } from './phrases.ts'

export type Code = GuidebookForm['welcome']['arrival']['codes'][number]

/** What is called a lockbox may be a safe for valuables; a code of no kind opens what its name says. */
export function opensTheHome({ kind, label }: Code): boolean {
  const name = plainWords(label)
  const isSafe = saysOneOf(name, safes) && !saysOneOf(name, keys)
  if (kind === 'gate' || isSafe) return false
  return kind !== 'other' || (saysOneOf(name, entrances) && !saysOneOf(name, elsewhere))
}

const safes = readPhrases(
  'caja fuerte, cajas fuertes, caja de seguridad, safe, safes, coffre fort, tresor',
)
const keys = readPhrases('llave, llaves, key, keys')

const entrances = readPhrases(
  `puerta*, entrada*, acceso*, llave*, cerradura*, chapa, candado*, edificio, lobby, depa, departamento, piso, casa, cabana,
  door*, entry, entrance*, key, keys, keypad, lock, lockbox, padlock, building, house, flat, apartment, cabin, porte, porta, tur, haustur`,
)

const elsewhere = readPhrases(
  `alarma*, bodega*, closet*, armario*, locker*, gimnasio, gym, alberca, piscina, terraza, azotea, garage, cochera, bicicleta*, bici, bicis,
  alarm*, closet, wardrobe, storage, shed, pool, roof, bike*, garage`,
)
