import { phrases } from './phrases.ts'

/** What begins to tell of something else, in a sentence that goes on and on. */
export const beginnings = phrases(
  `hay lugar para, caben dos, caben tres, cabe un coche, la casa esta en, la casa queda en, la basura, el internet es, el botiquin, el extintor, la llave del gas, la llave de paso, el boiler, el calentador, el aire acondicionado, la tele, la lavadora, para el agua caliente, para desayunar, para cenar, para comer, para tomar cafe, para cafe, para un cafe, para el super, si quieren cenar, si quieren comer, si quieren desayunar, si quieres cenar, si quieres comer, si quieres un, si quieren un, antes de irse, antes de irte, antes de salir, al salir, al irse, al irte, cuando se vayan, cuando te vayas,
  cualquier cosa, cualquier duda, si necesitan algo, si necesitas algo, en la cocina hay, la cocina tiene, en la sala hay, en la recamara hay, el estacionamiento, no hay estacionamiento, no tenemos estacionamiento, se pueden estacionar, pueden estacionarse, te puedes estacionar, puedes estacionarte, la direccion es, si tiembla, si se va la luz, la puerta del edificio, el check in es, el check out es, el checkout es, la salida es, la entrada es, hay oxxo, hay un oxxo, el oxxo, la farmacia, el hospital, por favor no, porfa no, no se permite, no fumen, no fumar,
  the house sits, the house is at, the cabin is at, there is space for, theres space for, there is parking, theres parking, there is room for, theres room for, the trash, trash, garbage, the garbage, rubbish, recycling, the wifi, the first aid, first aid kit, fire extinguisher, the fire extinguisher, the extinguisher, thermostat, the thermostat, the ac, the tv, hot water, the hot tub, the washer, the dishwasher, the grill, parking, you can park, park, for dinner, for breakfast, for coffee, for groceries, before you leave, before you go, when you leave, when you take off, on your way out, any questions, any problem, any problems, if you need, if anything,
  the kitchen has, checkout is, check out is, check in is, the address is, closest hospital, nearest hospital, in case of, tap water, the tap water, lockbox, the lockbox, theres a lockbox, the key is, quiet hours, no smoking, the bedroom has, the bathroom has, the living room has`,
)

/** What ends a list of chores. */
export const afterChores = phrases(
  'cualquier cosa, cualquier duda, si necesitan, si necesitas, any questions, any question, any problem, any problems, if you need, if anything, mi cel, my cell, my number, la basura pasa, trash pickup',
)
