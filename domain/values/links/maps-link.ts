const googleMaps = /^https?:\/\/(?:www\.)?google\.([a-z.]+)\/maps\/([^\s\\\p{Cc}\p{Cf}\p{Z}]*)$/iu
const shortMaps =
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/([\w-][^\s\\\p{Cc}\p{Cf}\p{Z}]*)$/iu

/** Whether a link leads to Google Maps itself, in a form a guest's phone opens as a map. */
export function isMapsLink(link: string): boolean {
  const short = shortMaps.exec(link)
  if (short) return !climbsOut(short[1] ?? '')
  const full = googleMaps.exec(link)
  if (!full) return false
  return googleDomains.has((full[1] ?? '').toLowerCase()) && !climbsOut(full[2] ?? '')
}

/** Browsers resolve `/maps/../url` before asking, which would leave the map. */
function climbsOut(rest: string): boolean {
  const path = rest.split(/[?#]/, 1)[0] ?? ''
  return path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
}

/** The endings under which Google itself serves; a pattern would let google.com.io and its like pass. */
const googleDomains: ReadonlySet<string> = new Set(
  `com cat
  ad ae al am as at az ba be bf bg bi bj bs bt by ca cd cf cg ch ci cl cm cn cv cz de dj dk dm dz
  ee es fi fm fr ga ge gg gl gm gr gy hn hr ht hu ie im iq is it je jo ki kg kz la li lk lt lu lv
  md me mg mk ml mn mu mv mw ne nl no nr nu pl pn ps pt ro rs ru rw sc se sh si sk sm sn so sr st
  td tg tl tm tn to tt vu ws
  com.af com.ag com.ar com.au com.bd com.bh com.bn com.bo com.br com.bz com.co com.cu com.cy com.do
  com.ec com.eg com.et com.fj com.gh com.gi com.gt com.hk com.jm com.kh com.kw com.lb com.ly com.mm
  com.mt com.mx com.my com.na com.ng com.ni com.np com.om com.pa com.pe com.pg com.ph com.pk com.pr
  com.py com.qa com.sa com.sb com.sg com.sl com.sv com.tj com.tr com.tw com.ua com.uy com.vc com.vn
  co.ao co.bw co.ck co.cr co.id co.il co.in co.jp co.ke co.kr co.ls co.ma co.mz co.nz co.th co.tz
  co.ug co.uk co.uz co.ve co.vi co.za co.zm co.zw`
    .trim()
    .split(/\s+/),
)
