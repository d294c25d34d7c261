export const passwordMarks: ReadonlySet<string> = new Set(
  'contrasena contrasenia password passwords pass pw pwd passwd clave contra key passcode pswd contrasenya psw passphrase'.split(
    ' ',
  ),
)
