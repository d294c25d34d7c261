import { hasAll, hasAny } from './tells-how.ts'

/** Whether plain words speak of water one drinks, or of what shuts it off. */
export function saysDrinking(text: string): boolean {
  return hasAny(text, alone) || pairs.some((both) => hasAll(text, both))
}

const alone = [
  /\b(potable|trinkwasser|(drink\w*|tap|bottled) water)\b/,
  /\b(agua (embotellada|purificada)|purificador(es)?( de agua)?|water (purifiers?|filters?))\b/,
  /\b(apt[oa] para (el )?consumo|consumo humano|human consumption)\b/,
  /\b(llave (de paso|general|principal)|main (shut-?off|valve|stopcock|tap)|stop ?cocks?|shut-?off (valve|tap))\b/,
  /\b(drinkable|undrinkable|(safe|unsafe|okay|ok|fine|good) to drink|bebibles?)\b/,
  /\b(not|never|don.?t) drink (it|this|that|from|out)\b/,
  /\bdirect[oa](mente)? (de|del|desde) (la |el )?(llave|tarja|grifo|canilla|fregadero|chorro)\b/,
  /\b(straight|directly|right) from the (tap|faucet|sink|hose)\b/,
  /\b(tom|beb)(ar|er|en|an|e|a|as|es)l[ao]s? (directo |directamente )?(de|del) /,
]

const water = /\b(agua|water|tap|grifo|llave del fregadero)\b/

const drunk =
  /\b(beb\w*|tom(ar|a|as|e|en)|tom(ar|en|a|e)(l[ao]|se|sela)|drink\w*|drunk|safe|segur[ao]|filt\w*|purific\w*|hervi\w*|hierv\w*|boil\w*)\b/
const source =
  /\b(garrafon\w*|bottles?|botellas?|jug|grifo|canilla|chorro|faucet|spring|manantial|well|pozo|cisterna|tinaco)\b/
const shut = /\b(llaves?|valv\w*|shut-?off|leak\w*|fugas?)\b/

/** Nobody has to call it water. */
const pairs = [
  [water, drunk],
  [water, source],
  [water, shut],
  [/\bwater\b/, /\btap\b/],
  [/\bbeb\w*\b/, /\b(llaves?|tarja|fregadero|manguera|filtro|garrafon|canilla)\b/],
  [
    /\btom(ar|a|as|e|en|es|amos|arse|arla|arlo|enla) (agua )?(directo |directamente )?(de|del) /,
    /\b(de la llave|de la tarja|de la canilla|del? (grifo|filtro|garrafon|chorro))\b/,
  ],
  [/\b(drink\w*|drunk)\b/, /\b(faucet|sink|hose|filter)\b/],
  [/\b(llave|tarja|grifo|canilla|tap|faucet)\b/, /\b(filtrad\w*|filter\w*|purificad\w*)\b/],
  [/\b(re)?(llen(a|en|ar|e)|fill)\b/, /\b(garrafon|filtro|dispensador|grifo|canilla|tap|filter)\b/],
  [/\b(hervi\w*|hierv\w*|boil\w*)\b/, /\b(beb\w*|tom(ar|a|en|e)(l[ao])?|drink\w*)\b/],
]
