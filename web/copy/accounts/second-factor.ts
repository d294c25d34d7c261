import { defineCopy } from '#web/copy/define-copy.ts'

/** The second step: asked for at sign-in, and set up on the account page. */
export const secondFactorCopy = defineCopy({
  es: {
    title: 'Un paso más',
    intro: 'Escribe el código que muestra tu aplicación de autenticación.',
    code: 'Código',
    codeHint: 'Seis cifras de la aplicación, o uno de tus códigos de recuperación.',
    submit: 'Entrar',
    startAgain: 'Volver a empezar',
    settings: {
      title: 'Verificación en dos pasos',
      intro:
        'Además de tu contraseña, enlace o código por correo, al entrar pedimos un código de una aplicación en tu teléfono.',
      isOn: 'Activada',
      start: 'Activar',
      scan: 'Escanea este código con tu aplicación de autenticación, o escribe en ella la clave. Después escribe aquí el código que muestra.',
      qr: 'Código QR para la aplicación de autenticación',
      secret: 'Clave',
      codeOfApp: 'Código de 6 cifras de la aplicación',
      confirm: 'Confirmar y activar',
      codes: 'Tus códigos de recuperación',
      codesIntro:
        'Guárdalos en un lugar seguro: cada uno te deja entrar una vez si pierdes el teléfono. No se muestran de nuevo.',
      copy: 'Copiar los códigos',
      copied: 'Copiados',
      print: 'Imprimir los códigos',
      renew: 'Crear códigos de recuperación nuevos',
      end: 'Desactivar',
      ended: 'Desactivaste la verificación en dos pasos.',
    },
  },
  en: {
    title: 'One more step',
    intro: 'Enter the code your authenticator app shows.',
    code: 'Code',
    codeHint: 'Six digits of the app, or one of your recovery codes.',
    submit: 'Sign in',
    startAgain: 'Start again',
    settings: {
      title: 'Two-step verification',
      intro:
        'Besides your password, link or mailed code, signing in asks for a code of an app on your phone.',
      isOn: 'On',
      start: 'Turn on',
      scan: 'Scan this code with your authenticator app, or type the key into it. Then enter the code it shows here.',
      qr: 'QR code for the authenticator app',
      secret: 'Key',
      codeOfApp: '6-digit code of the app',
      confirm: 'Confirm and turn on',
      codes: 'Your recovery codes',
      codesIntro:
        'Keep them in a safe place: each lets you in once if you lose your phone. They are not shown again.',
      copy: 'Copy the codes',
      copied: 'Copied',
      print: 'Print the codes',
      renew: 'Make new recovery codes',
      end: 'Turn off',
      ended: 'You turned two-step verification off.',
    },
  },
})
