import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '#domain/messages/refusals.ts'

/** Refuses a new password that is too short, too long, or one that thieves try first. */
export function assertGoodPassword(password: string, email = '') {
  if (password === '') throw new Refusal('password_required')
  const length = [...password].length
  if (length < 8) throw new Refusal('password_too_short')
  if (password.length > 128) throw new Refusal('password_too_long')
  if (isCommon(password) || isOwnAddress(password, email)) throw new Refusal('password_too_common')
}

function isCommon(password: string) {
  // Letters of full width are kept as plain ones.
  const plain = password.normalize('NFKC').toLowerCase()
  if (leakedPasswords.has(plain)) return true
  return [plain, withoutTail(plain), withoutMasks(plain), withoutMasks(withoutTail(plain))].some(
    (variant) => commonestPasswords.has(variant) || isOneUnitRepeated(variant) || isRow(variant),
  )
}

/** `Password2024!` is `password` to anyone who guesses. */
function withoutTail(text: string) {
  const word = text.replace(/[\d\W_]{1,6}$/, '')
  return word.length >= 6 ? word : text
}

const masks: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '3': 'e', $: 's', '!': 'i' }

function withoutMasks(text: string) {
  return text.replace(/[@03$!]/g, (mask) => masks[mask] ?? mask)
}

function isOneUnitRepeated(text: string) {
  return /^(.{1,3})\1+$/.test(text)
}

/** Neighbours all the way, up or down: 23456789, hgfedcba. */
function isRow(text: string) {
  const steps = [...text.slice(1)].map((char, at) => char.charCodeAt(0) - text.charCodeAt(at))
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  )
}

function isOwnAddress(password: string, email: string) {
  const plain = password.toLowerCase()
  return email !== '' && [email.toLowerCase(), email.toLowerCase().split('@')[0]].includes(plain)
}

const commonest = 10_000

/** From published leaks, the most used ones first. */
const leaked: readonly string[] = dictionary['passwords-common'].map((entry) =>
  String(entry).toLowerCase(),
)

/** What is typed where our hosts live, and the leaks of the package leave out. */
const hereabouts = `
aa12345678 12341234 0987654321 ilovehim trueloves fortnite xbox360xbox fernanda francisco guadalupe
jonatan lizbeth mariajose mauricio miguelangel monserrat montserrat ximena lopez123 angelitos estrellita
gatito perrito mariposas princesita corazon corazones tequiero tequieromucho tequierox100pre teamo123
teamo1234 teamomucho teamoamor amorcito amoramor amordemivida amorecito amoreterno amistad amigas
bebesito bebito bonito hermosa hermoso preciosa chiquitin contraseña contrasena contrasenia
micontraseña micontrasena miclave clave123 clave1234 claveclave acceso secreto usuario invitado
administrador bienvenido bienvenida bienvenidos entrar hola1234 hola12345 hola123456 holahola holamundo
hola123hola buenosdias buenasnoches noteolvides noteolvido nomeolvides nolose nolosenolose nomeacuerdo
cualquiera vivamexico guadalajara monterrey tijuana veracruz sinaloa americaamerica aguilas cruzazul
pumas123 pumasunam tigres rayados atlas123 messi123 messi1010 cristiano manchesterunited linkinpark
rebelde onedirection jonasbrothers hannahmontana jesus1234 jesuscristo jesusteama diosesamor diosteama
diosteamo diosmio dios1234 dioseslibre diosesfiel cristovive cristoteama cristojesus lavirgen angeles
faithhope nokia1234 iphone whatsapp hotmail instagram tiktok linkedin netflix spotify airbnb zaguan
huesped anfitrion admin1234 admin12345 admin123456 adminadmin admin2020 admin2021 admin2022 admin2023
admin2024 admin2025 admin2026 root1234 rootroot toor1234 test12345 demo1234 demodemo guest123 guest1234
temporal user1234 useruser login123 loginlogin pass12345 pass123456 secretpassword supersecret accessme
sesamoabrete abretesesamo rememberme hello12345 verano invierno primavera enero123 febrero octubre
noviembre diciembre septiembre foreverlove angel1234 winniethepooh bartsimpson lions123 gymnastics
skateboarding harleydavidson greenapple newyorkcity españa ecuador peru1234 venezuela guatemala
nicaragua puertorico david1234 poiuytrewq lkjhgfdsa 1234512345 123412345 qwertz qwertzuiop abcdabcd
5201314520 woaini
`

/** Looked for as they are. */
const leakedPasswords: ReadonlySet<string> = new Set(leaked)

/** Looked for in disguise too: with a year behind them, or with marks for letters. */
const commonestPasswords: ReadonlySet<string> = new Set([
  ...leaked.slice(0, commonest),
  ...hereabouts.split(/\s+/).filter(Boolean),
])
