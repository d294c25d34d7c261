import { hasAny } from './tells-how.ts'

/** Whether plain words tell what opens something: a code by its name, or digits beside what one does with them. */
export function saysCode(text: string): boolean {
  return (
    named.test(text) ||
    hasAny(text, keyed) ||
    text.split(/[.\n]/).some((said) => opened.test(said) && digits.test(said)) ||
    (opened.test(text) && text.split('\n').some((line) => digitsAlone.test(line.trim())))
  )
}

const named =
  /\b(codes?|codigos?|claves?|pin|nip|passcodes?|keypad|teclado|lock ?box(es)?|smart ?locks?|combinations?|combinacion(es)?|caja (fuerte|de (seguridad|llaves))|candados?|alarms?|alarmas?)\b/

const keyed = [
  /\b(marc(a|as|ar|an|al[ao])|marqu(e|en|es)|tecle(a|as|ar|an|e|en)|digit(a|as|ar|an|e|en)) (el |la )?\d{3,8}\b/,
  /\b(puls(a|as|ar|an|e|en)|oprim(e|a|an|ir|as)|presion(a|ar|an|e|en)|apriet(a|an|e|en)) (el |la )?\d{3,8}\b/,
  /\b(dial|type|key|enter|punch|press|push|tap|input)( in)? (the )?\d{3,8}\b/,
  /\b(dial|type|key in|enter|press|push|marca|marquen?|marcar|teclea|tecleen|digita|digiten|digite|pulsa) \d([- ]\d){3,5}\b/,
  /\b(asterisco|almohadilla|numeral) \d{3,8}\b/,
  /\b(pon|pone|pong(a|an)|poner|dale|ingres(a|ar|an|e|en)|introdu[cz]\w{1,4}|met(e|a|an|er)|escrib(e|a|an|ir)|us(a|ar|an|e|en)) (el )?\d{4,8}\b(?! ?(pesos|mxn|usd|dolares|euros|ml|g|gr|w|watts|v|volts|m|km)\b)/,
  /\b(use|using|put in|put|hit|with|con) \d{4,8}\b(?= ?(to (get in|open|enter|unlock)|and |para (entrar|abrir)|y ))/,
  /\b(abre[ns]?|abr(ir|a|an)|opens?|unlocks?) (con|with|using) (el |la |the )?\d{3,8}\b/,
  /\b\d{4,8},? (y|and|then|luego) (empuj|jal|gir|push|pull|turn the|press|asterisco|gato|numeral|pound|hash|star)/,
  /\b\d{4,8}#(?!\d)/,
  /\b(numero de acceso|access number|password (for|to|of) the (entrance|door|gate|building))\b/,
]

/** What is shut; with digits in one sentence, or above a line of digits alone. */
const opened =
  /\b(chapa|cerradura|puerta|porton|zaguan|reja|caja|pluma|elevador|ascensor|interfon|interfono|lock|door|gate|box|elevator|intercom)\b/

const digits = /\b(\d{4,8}|\d([- ]\d){3,5}|\d\d[ -]\d\d)\b/

const digitsAlone = /^\d{4,8}[#*]?$/
