import { phrases } from '#domain/guide/proposal/words/phrases.ts'

export const passwordMarks: ReadonlySet<string> = new Set(
  'contrasena contrasenia password passwords pass pw pwd passwd clave contra key passcode pswd contrasenya psw passphrase'.split(
    ' ',
  ),
)

export const wifiWords = phrases(
  'broadband, wify, wifi, wi fi, internet, ssid, red, redes, network, networks, wireless, wlan',
)
