import { countWords, plainWords, readPhrases } from './phrases.ts'

/** What a host types where an answer is still to come: it stands alone, or after the name of what is. */
const toCome = readPhrases(
  `pendiente, pendientes, por definir, por confirmar, por agregar, por anotar, por avisar, por llenar, a definir, a confirmar, proximamente,
  to be confirmed, to be announced, to be determined, to be decided, to be defined, to be added, to follow, to come, coming soon, tbd, tba, tbc,
  a venir, pendente, em breve, folgt, folgt noch, noch offen`,
)

const mostWordsBefore = 2

/** The same, said to the guest: alone it is no answer. */
const later = readPhrases(
  `falta, faltan, te aviso, les aviso, ya te aviso, ya les aviso, luego te aviso, ya te digo, ya les digo, luego te digo, luego les digo, te digo luego, te digo al llegar,
  despues te digo, despues les digo, te digo despues, les digo despues, luego te lo paso, luego te la paso, luego se lo paso, luego se la paso, despues te lo paso, despues te la paso,
  te lo paso, te la paso, te lo paso luego, te la paso luego, te lo paso despues, te la paso despues, luego te lo mando, luego te la mando, luego lo pongo, luego la pongo,
  soon, later, to do, to fill in, fill in, placeholder, i ll tell you, i will tell you, i ll tell you later, i will tell you later, i ll send it later, will send later`,
)

/** Whether a text only keeps the place of an answer: "pendiente", "TBD", "xxx", "…". */
export function isUnsaid(text: string): boolean {
  if (/^[\s.…·*?¿_–—-]+$/u.test(text)) return true
  const plain = plainWords(text)
  if (plain === '') return false
  return (
    isCrossedOut(plain) || later.includes(plain) || toCome.some((each) => isLeftFor(each, plain))
  )
}

function isCrossedOut(plain: string) {
  return plain.replaceAll(/[x ]/g, '') === ''
}

function isLeftFor(phrase: string, plain: string) {
  return plain.endsWith(phrase) && countWords(plain) - countWords(phrase) <= mostWordsBefore
}
