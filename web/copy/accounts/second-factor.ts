import { defineCopy } from '#web/copy/define-copy.ts'

export const secondFactorCopy = defineCopy({
  title: ['Un paso más', 'One more step'],
  intro: [
    'Escribe el código que muestra tu aplicación de autenticación.',
    'Enter the code your authenticator app shows.',
  ],
  code: ['Código', 'Code'],
  codeHint: [
    'Seis cifras de la aplicación, o uno de tus códigos de recuperación.',
    'Six digits of the app, or one of your recovery codes.',
  ],
  submit: ['Entrar', 'Log in'],
  startAgain: ['Volver a empezar', 'Start again'],
  settings: {
    title: ['Verificación en dos pasos', 'Two-step verification'],
    intro: [
      'Además de tu contraseña, enlace o código por correo, al entrar pedimos un código de una aplicación en tu teléfono.',
      'Besides your password, link or mailed code, logging in asks for a code of an app on your phone.',
    ],
    isOn: ['Activada', 'On'],
    isOff: ['Desactivada', 'Off'],
    start: ['Activar', 'Turn on'],
    scan: [
      'Escanea este código con tu aplicación de autenticación, o escribe en ella la clave. Después escribe aquí el código que muestra.',
      'Scan this code with your authenticator app, or type the key into it. Then enter the code it shows here.',
    ],
    qr: ['Código QR para la aplicación de autenticación', 'QR code for the authenticator app'],
    secret: ['Clave', 'Key'],
    codeOfApp: ['Código de 6 cifras de la aplicación', '6-digit code of the app'],
    confirm: ['Confirmar y activar', 'Confirm and turn on'],
    codes: ['Tus códigos de recuperación', 'Your recovery codes'],
    codesIntro: [
      'Guárdalos en un lugar seguro: cada uno te deja entrar una vez si pierdes el teléfono. No se muestran de nuevo.',
      'Keep them in a safe place: each lets you in once if you lose your phone. They are not shown again.',
    ],
    copy: ['Copiar los códigos', 'Copy the codes'],
    copied: ['Copiados', 'Copied'],
    print: ['Imprimir los códigos', 'Print the codes'],
    renew: ['Crear códigos de recuperación nuevos', 'Make new recovery codes'],
    end: ['Desactivar', 'Turn off'],
    ended: ['Desactivaste la verificación en dos pasos.', 'You turned two-step verification off.'],
  },
})
