import { hasAny } from './tells-how.ts'

/** Whether plain words speak of an emergency: what to do, where to go, whom to call. */
export function saysEmergency(text: string): boolean {
  return (
    hasAny(text, emergencies) ||
    text.split(/[;\n]/).some((said) => doctor.test(said) && telephone.test(said))
  )
}

const emergencies = [
  /\b(emergenc\w*|urgences?|urgencias?|urgent care|notfall\w*|ambulanc\w*|911|polic(ia|e)|cruz roja|red cross)\b/,
  /\b(proteccion civil|hospital(es|s)?|clinic(a|as|s)?|sanatorios?|centro (medico|de salud)|(medical|health) cent(er|re))\b/,
  /\b(the|an|nearest|closest) er\b|\ber:|\ba ?& ?e\b|\bpoison control\b|\bcasualty (is|department|ward)\b|\b(coast ?guard|guardacostas)\b/,
  /\b(first aid|primeros auxilios|botiquin|extin\w*|smoke detectors?|detector de humo|evacua\w*)\b/,
  /\b(incendi(o|os|a|arse)|bomberos|fire (alarm|department|brigade|exit|escape|door|blanket)s?|firefighters?)\b/,
  /\b(en caso de|in case of|in the event of|event of|si hay|if there is|if there.?s|si ven?|if you see) (un |una |a |any )?(fuego|humo|incendio|fire|smoke)\b/,
  /\b(huel\w{1,4} a|smells? of|smells? like|smell) (humo|quemado|smoke|burning)\b/,
  /\b(punto de reunion|meeting point|escape routes?|rutas? de (escape|evacuacion)|earthquakes?|sismos?)\b/,
  /\b(tembl(or|ores|ar|o)|tiembla|terremotos?|hurricanes?|huracan(es)?|ciclon(es)?|cyclones?|tsunamis?)\b/,
  /\b(floods?|inundacion(es)?)\b|\b(doctor|doctora|medico|medica) de guardia\b|\bon-call doctor\b/,
  /\b(salidas? de (escape|emergencia)|emergency exits?|defibrillators?|desfibrilador(es)?|aed)\b/,
  /\b(si|cuando) (suena|oye[sn]?|escuchas?|escuchan) (la |una |el |un )?(sirena|alerta|simulacro)\b|\b(if|when) (the |a |you hear (the |a )?)?sirens?\b/,
  /\b(prend(e|a|en|er|iera)|agarr(a|e|an)) fuego\b|\bcatch(es)? fire\b|\bon fire\b/,
  // A number of three digits is called for help; one that goes on is a telephone.
  /\b(call|dial|ring|llam\w{1,3}|marc\w{1,3}|marqu\w{1,3}) (al |el |a |the )?\d{3}(?![ -]?\d)\b/,
]

/** Whom one calls for help, where a telephone stands beside. */
const doctor = /\b(medic[oa]s?|doctor(es|a|as)?|dr|dra)\b/

const telephone = /\d[\d -]{6}/
