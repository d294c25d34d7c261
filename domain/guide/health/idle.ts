import { plainWords, readPhrases, saysOneOf, sentencesOf } from './phrases.ts'
import { isUnsaid } from './unsaid.ts'

/** What a sentence may do instead of answering: say what not to do, or that the answer comes later. */
export type Idle = 'forbids' | 'promises'

/** Of a text, the sentences that may answer; one in which an answer is still to come never does. */
export function workingSentences(text: string, idle: readonly Idle[]): string[] {
  return sentencesOf(text).filter(
    (sentence) => !partsOf(sentence).some(isUnsaid) && !idle.some((each) => isIdle[each](sentence)),
  )
}

/** The rest of a text, as phrases are looked for in it. */
export function workingWords(text: string, idle: readonly Idle[]): string {
  return plainWords(workingSentences(text, idle).join(''))
}

const isIdle: Readonly<Record<Idle, (sentence: string) => boolean>> = {
  forbids: (sentence) =>
    partsOf(sentence)
      .map(plainWords)
      .some((part) => forbidding.some((phrase) => part.startsWith(phrase))),
  // "I'll explain: it is on the roof" keeps its promise.
  promises: (sentence) => isPromised(partsOf(sentence).at(-1) ?? ''),
}

/** Whether a text says that the answer comes later. */
export function isPromised(text: string): boolean {
  return saysOneOf(plainWords(text), promising)
}

/** A question and its answer, a heading and what stands below it. */
function partsOf(sentence: string) {
  return sentence.split(/(?<=[?:])(?![?:])/u)
}

/** Only what begins so: "it is on the roof; do not overload it" tells where it is. */
const forbidding = ['', ' por favor', ' favor de', ' please', ' and please'].flatMap((polite) =>
  readPhrases(
    `no dej*, no lo dej*, no la dej*, no los dej*, no las dej*, no olvid*, no se olvid*, no te olvid*, no se les olvid*, no se te olvid*, nunca dej*, nunca olvid*,
    no uses, no usen, no usar, no use, no utili*, no met*, no pong*, no poner, no sobrecarg*, no abr*, no cierr*, no muev*, no mover, no toqu*, no tocar, no arrastr*, no obstru*, no bloque*,
    no te estacion*, no se estacion*, no estacion*, no prend*, no enciend*, no apag*, no desconect*, no llen*, no laves, no laven, no lavar, no sequ*, no tir*, no ech*, no jal*, no intent*, evita*, eviten,
    do not leave, don t leave, never leave, do not forget, don t forget, never forget, do not use, don t use, never use, do not put, don t put, never put, do not overload, don t overload,
    do not open, don t open, do not close, don t close, do not move, don t move, do not touch, don t touch, do not drag, don t drag, do not block, don t block, do not park, don t park,
    do not turn, don t turn, do not switch, don t switch, do not unplug, don t unplug, do not fill, don t fill, do not wash, don t wash, do not dry, don t dry, do not throw, don t throw,
    do not let, don t let, do not run, don t run, do not try, don t try, avoid`,
  ).map((phrase) => `${polite}${phrase}`),
)

const passwordLater = [
  'te paso',
  'les paso',
  'te doy',
  'les doy',
  'te mando',
  'les mando',
  'te damos',
  'les damos',
  'pideme',
  'pidanme',
  'pedime',
  'pidenos',
  'pidannos',
]
  .flatMap((how) =>
    ['la clave', 'la contrasena', 'el password', 'el codigo'].map((what) => `${how} ${what}`),
  )
  .join(', ')

const promising = readPhrases(
  `te la doy, te lo doy, te las doy, te los doy, se la doy, se lo doy, se las doy, se los doy, te la damos, te lo damos, se la damos, se lo damos, te la dare, te lo dare, te la daremos, te lo daremos,
  te la paso, te lo paso, se la paso, se lo paso, te la pasamos, te lo pasamos, te la mando, te lo mando, se la mando, se lo mando, te la mandamos, te lo mandamos, te la envio, te lo envio, se la envio, se lo envio,
  te la enviamos, te lo enviamos, te la enviare, te lo enviare, te la comparto, te lo comparto, se la comparto, se lo comparto, te la digo, te lo digo, se la digo, se lo digo, te la diremos, te lo diremos,
  ya te digo, ya les digo, luego te digo, luego les digo, despues te digo, despues les digo, te digo al, les digo al, te digo cuando, les digo cuando, te digo como, les digo como, te digo donde, les digo donde,
  te explico, les explico, te explicamos, les explicamos, te explicare, te explicaremos, te enseno, les enseno, te ensenamos, les ensenamos, te muestro, les muestro, te mostramos, les mostramos,
  ${passwordLater}, te asignamos, les asignamos, se te asigna, se les asigna, pidemela, pidemelo, pidanmela, pidanmelo, pedimela, pedimelo, se entrega al, se entregara, se proporciona al, se proporcionara, se te dara, se les dara, se te enviara, se les enviara,
  i ll give, i will give, we ll give, we will give, i ll send, i will send, we ll send, we will send, i ll text, i will text, we ll text, we will text, i ll tell, i will tell, we ll tell, we will tell,
  i ll share, i will share, we ll share, we will share, i ll show, i will show, we ll show, we will show, i ll explain, i will explain, we ll explain, we will explain, i ll let you know, we ll let you know,
  will be sent, will be given, will be shared, will be provided, is given at, is given on, is given when, is sent, ask me for the password, ask us for the password, ask for the password, ask me for the wifi, ask us for the wifi, ask me for the code, we assign, will be assigned,
  te decimos como, les decimos como, te mandaremos, les mandaremos, te enviaremos, les enviaremos, preguntanos como, preguntame como, preguntenos como, ask us how, ask me how`,
)
