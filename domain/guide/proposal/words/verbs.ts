import { phrases } from './phrases.ts'

/** What guests are asked to do on the day they leave. */
export const choreVerbs = phrases(
  `apag*, cierr*, cerrar, dej*, saca*, saqu*, sacar, tir*, lav*, llev*, entreg*, regres*, devuelv*, devolver, recoj*, recog*, junt*, quit*, desconect*, avis*, asegur*, verifi*, revis*, coloc*, pon, ponga*, pongan, poner, vaci*, limpi*, barr*, retir*, deposit*, jal*, bot*, baja, bajar, bajen, guard*, acomod*, echa*, echen, enjuag*, separ*, checa*, chequen, checar, manda*, mand*, revuelv*, revolver, cerciore*, llama*, envi*, dobl*, amontona*, mete*, metan, tape*, tapar, corr*, haga*, hagan, apilen, apil*, despid*, firm*, confirm*, sueltan, candade*, tender, tiend*,
  turn, close, lock, leave, take, put, strip, wash, empty, start, run, bag, return, remove, place, throw, load, drop, check, make, gather, switch, shut, bring, pile, set, unplug, text, message, let, send, collect, tidy, clean, wipe, sweep, rinse, dispose, hang, fold, cover, secure, pull, lower, double, ensure, slide, pop, toss, stack, scramble, spin, reset, deliver, hand, give, rake, extinguish, sign`,
)

/** Words before such a verb that say nothing. */
export const politeWords = phrases(
  `pls, plz, nada mas, solamente, unicamente, me, les encargo, le encargo, te encargo, les pido, te pido, le pido, que, por favor, porfa, porfis, porfavor, please, favor de, kindly, just, solo, and, y, e, then, luego, after that, finally, por ultimo, also, tambien, les pedimos, te pedimos, we ask that you, we just ask that you, remember to, recuerden, recuerda, dont forget to, no olviden, no olvides, no se olviden de, make sure to, asegurense de, hay que, nos, nomas, we ask you to, simply, all we ask is that you, solo les pedimos, solo te pedimos, be sure to, you can, ya, first, primero, ah, oh, ok, before you go, antes de irse, antes de irte, before you leave, antes de salir, al salir, when you leave, before leaving, cuando se vayan, cuando te vayas, when you go, al irse, al irte`,
)

/** That somebody is leaving. */
export const leavingWords = phrases(
  `antes de irse, antes de irte, antes de salir, al salir, al irse, al irte, cuando se vayan, cuando te vayas, cuando salgan, cuando se retiren, antes de retirarse, al retirarse, el dia de salida, dia de salida, el dia que se van, el ultimo dia, ultimo dia, el dia de su salida, para la salida, a la salida, al hacer check out, al hacer checkout, para el check out, para el checkout, en el check out, antes del check out, antes del checkout, al dejar, antes de dejar, antes de partir, al terminar su estancia, al final de su estancia, el dia de su salida, el dia de tu salida, al momento de salir, a su salida, cuando se van, antes de que se vayan, antes de su salida, a tu salida, en tu ultimo dia, en su ultimo dia, al desocupar, antes de desocupar,
  before you leave, before leaving, when you leave, when leaving, before you go, when you go, before heading out, before you head out, on your way out, on the last day, on your last day, last day, on departure, upon departure, before departure, at checkout, at check out, before checkout, before check out, for checkout, for check out, on checkout day, on check out day, when you check out, when checking out, prior to departure, prior to checkout, day you leave, day of departure, when it is time to go, when its time to go, leaving day, checkout is simple, check out is simple, checkout is easy, before you take off, on your last morning, your last morning, last morning, en su ultima manana, en tu ultima manana, la manana de su salida, la manana que se van, que hacemos al irnos, al irnos, when we leave, when you take off, when you head out, when you head home, when heading out, antes de partir, morning you leave, end of your stay, prior to leaving`,
)

/** That somebody leaves the house for a while, which is not the end of a stay. */
export const goingOutWords = phrases(
  'when you go out, when youre out, when you are out, cuando salgan a, si salen, al salir a, each time you leave, whenever you leave, cada vez que salgan, cada que salgan, go out for the day, cuando no esten',
)
