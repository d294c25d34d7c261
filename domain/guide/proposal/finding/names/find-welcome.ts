import type { Find } from '#domain/guide/proposal/finding/find.ts'
import { findFeatures } from '#domain/guide/proposal/finding/rooms/find-features.ts'
import { topicOf } from '#domain/guide/proposal/finding/topic-of.ts'
import { isRoute, tellsWhereKeyIs } from '#domain/guide/proposal/finding/ways/route.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { hasPhrase, phrases } from '#domain/guide/proposal/words/phrases.ts'
import { tellsOfHome } from './tells-of-home.ts'

const welcoming = phrases(
  `stoked, chuffed, tickled, over the moon, cant wait to, cannot wait to, looking forward, so excited, were excited, we are excited, so pleased, were so glad, so glad, lovely to have you, thanks so much for, thanks ever so much, thank you so much for, thanks a million for, thanks a lot for, que alegria, que emocion, que felicidad, que bueno que, qué lindo que, que lindo tenerlos, encantad* de, nos alegra, nos emociona, nos hace ilusion, muchas gracias por elegir, gracias por elegir, bienvenid*, welcome, ojala, que gusto que, que alegria que, gracias por, thank you for, thanks for, esperamos que, espero que, we hope, i hope you, make yourself at home, make yourselves at home, sientanse como, sientete como, sientase como, como en casa, como en su casa, como en tu casa, esta es su casa, esta es tu casa, enjoy your stay, disfruten, disfrutes, disfruta, nos da gusto, nos da mucho gusto, so happy, happy you chose, glad you, glad youre, happy youre, delighted, thrilled, pleased to, nos encanta que, es un placer, un gusto, feliz estancia, wonderful stay, mi casa es`,
)
const notWelcome = phrases(
  'ojala nos ayud*, disfruta de est*, disfruten de est*, enjoy this, mascotas, pets, dogs, perros, perro, ninos son, children are, youre welcome, you are welcome, gracias por su comprension, gracias por entender, gracias por respetar, gracias por no, gracias por dejar, thanks for understanding, thank you for understanding, gracias por cuidar, thank you for not, thanks for not, gracias por su ayuda, thank you for respecting, welcome to use, thanks for leaving, kids are',
)

/** What the host greets with, and how the home is told of right under its name. */
export function findWelcome(
  units: readonly Unit[],
  isOther: (unit: Unit) => boolean,
): Find | undefined {
  const early = units
    .filter(({ line }) => line < Math.max(6, (units.at(-1)?.line ?? 0) / 3))
    .slice(0, 12)
  const greeting = early.filter(
    (unit) => isWelcome(unit) || (isIntroduction(unit) && !isOther(unit)),
  )
  const last = units.at(-1)?.line
  const closing = units.filter(
    (unit) => unit.line === last && !early.includes(unit) && isWish(unit) && !isOther(unit),
  )
  const said = [...greeting, ...closing]
  const [first] = said
  if (!first) return undefined
  const words = said.map((unit) => unit.words.trim()).join(' ')
  return { fact: { kind: 'welcome', words }, units: said, sureness: 'sure' }
}

const wishes = phrases(
  'we hope, i hope you, hope you enjoy, esperamos que, espero que, ojala, enjoy your stay, disfruten su estancia, disfruten de su estancia, disfruta tu estancia',
)

/** What a text ends with: "We hope that you enjoy the house." */
function isWish(unit: Unit): boolean {
  return isWelcome(unit) && hasPhrase(unit.tokens, wishes)
}

/** Where in a building a home is, who comes is told. */
const ways = phrases(
  'at the end, end of the hall, second floor, third floor, first floor, fourth floor, al fondo, al final, segundo piso, tercer piso, primer piso, cuarto piso, on the left, on the right, a la izquierda, a la derecha',
)

const firstLines = 2

/** "Bright flat in Roma Norte, two blocks from the park." */
function isIntroduction(unit: Unit): boolean {
  const { line, isItem, isRow, isGuest, isQuestion, words } = unit
  const isSaid = /[.!]$/.test(words.trim()) && words.length <= 900
  const isPlain = !isItem && !isRow && !isGuest && !isQuestion
  if (line >= firstLines || !isSaid || !isPlain || topicOf(unit) !== undefined) return false
  const isWay = hasPhrase(unit.tokens, ways)
  return (
    tellsOfHome(unit) &&
    !isWay &&
    !isRoute(unit.tokens) &&
    !tellsWhereKeyIs(unit.tokens) &&
    findFeatures(unit).length === 0
  )
}

function isWelcome(unit: Unit): boolean {
  if (unit.isGuest || unit.isQuestion || unit.words.length > 900) return false
  const topic = topicOf(unit)
  if (topic === 'welcome' && unit.tokens.length > 3) return true
  if (topic !== undefined && topic !== 'amenities') return false
  const isSaid = unit.tokens.length > 3 || /[!.]$/.test(unit.words.trim())
  return (
    unit.tokens.length > 1 &&
    isSaid &&
    hasPhrase(unit.tokens, welcoming) &&
    !hasPhrase(unit.tokens, notWelcome)
  )
}
