import type { Templates } from './compose.ts'

const notYou = {
  es: 'Si no fuiste tú, ignora este correo: no pasará nada.',
  en: 'If it was not you, ignore this e-mail: nothing will happen.',
}

export const accountMails = {
  confirm_email: ({ url }, { productName }) => ({
    es: [
      `Confirma tu correo en ${productName}`,
      `Alguien, ojalá tú, creó una cuenta de ${productName} con este correo.`,
      'Confírmalo y entra a crear tu primera guía.',
      { button: 'Confirmar mi correo', url },
      'El enlace sirve durante 24 horas.',
      notYou.es,
    ],
    en: [
      `Confirm your e-mail at ${productName}`,
      `Somebody, hopefully you, created a ${productName} account with this e-mail.`,
      'Confirm it and come in to write your first guide.',
      { button: 'Confirm my e-mail', url },
      'The link works for 24 hours.',
      notYou.en,
    ],
  }),
  finish_account: ({ url }, { productName }) => ({
    es: [
      `Termina de crear tu cuenta de ${productName}`,
      'Este correo se registró más de una vez, con contraseñas distintas.',
      'Para que la cuenta sea solo tuya, elige aquí la contraseña. Con eso tu correo queda confirmado.',
      { button: 'Elegir mi contraseña', url },
      'El enlace sirve durante una hora, una sola vez.',
      notYou.es,
    ],
    en: [
      `Finish creating your ${productName} account`,
      'This e-mail was signed up more than once, with different passwords.',
      'So that the account is yours alone, choose the password here. That also confirms your e-mail.',
      { button: 'Choose my password', url },
      'The link works for one hour, once.',
      notYou.en,
    ],
  }),
  already_registered: ({ url, resetUrl }, { productName }) => ({
    es: [
      `Ya tienes una cuenta de ${productName}`,
      'Alguien, quizá tú, intentó crear otra cuenta con este correo. Ya tienes una: solo entra.',
      { button: 'Entrar', url },
      `¿Olvidaste tu contraseña? Elige otra aquí: ${resetUrl}`,
      notYou.es,
    ],
    en: [
      `You already have a ${productName} account`,
      'Somebody, perhaps you, tried to create another account with this e-mail. You have one: just log in.',
      { button: 'Log in', url },
      `Forgot your password? Choose another here: ${resetUrl}`,
      notYou.en,
    ],
  }),
  magic_link: ({ url }, { productName }) => ({
    es: [
      `Tu enlace para entrar a ${productName}`,
      'Pediste entrar sin contraseña. Abre este enlace y estarás dentro.',
      { button: `Entrar a ${productName}`, url },
      'El enlace sirve durante 15 minutos, una sola vez.',
      notYou.es,
    ],
    en: [
      `Your link to log in to ${productName}`,
      'You asked to log in without a password. Open this link and you are in.',
      { button: `Log in to ${productName}`, url },
      'The link works for 15 minutes, once.',
      notYou.en,
    ],
  }),
  one_time_code: ({ code, url }, { productName }) => ({
    es: [
      `${code} es tu código para entrar a ${productName}`,
      'Escribe este código donde te lo pedimos:',
      { code },
      { button: 'Escribir el código', url },
      'Sirve durante 10 minutos, una sola vez. Nunca te lo pediremos por teléfono.',
      notYou.es,
    ],
    en: [
      `${code} is your code to log in to ${productName}`,
      'Enter this code where we ask for it:',
      { code },
      { button: 'Enter the code', url },
      'It works for 10 minutes, once. We will never ask you for it by phone.',
      notYou.en,
    ],
  }),
  reset_password: ({ url }, { productName }) => ({
    es: [
      `Elige otra contraseña para ${productName}`,
      'Pediste cambiar tu contraseña. Elige otra con este enlace.',
      { button: 'Elegir otra contraseña', url },
      'El enlace sirve durante una hora, una sola vez.',
      'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    ],
    en: [
      `Choose another password for ${productName}`,
      'You asked to change your password. Choose another one with this link.',
      { button: 'Choose another password', url },
      'The link works for one hour, once.',
      'If it was not you, ignore this e-mail: your password stays as it is.',
    ],
  }),
  confirm_new_email: ({ url }, { productName }) => ({
    es: [
      `Confirma tu nuevo correo en ${productName}`,
      'Pediste usar este correo en tu cuenta. Confírmalo y desde entonces entrarás con él.',
      { button: 'Confirmar mi nuevo correo', url },
      'El enlace sirve durante 24 horas y pide que hayas entrado a tu cuenta.',
      notYou.es,
    ],
    en: [
      `Confirm your new e-mail at ${productName}`,
      'You asked to use this e-mail for your account. Confirm it and log in with it from then on.',
      { button: 'Confirm my new e-mail', url },
      'The link works for 24 hours and asks you to be logged in.',
      notYou.en,
    ],
  }),
  approve_new_email: ({ newEmail, url, revokeUrl }, { productName }) => ({
    es: [
      `¿Cambiamos el correo de tu cuenta de ${productName}?`,
      `Se pidió que tu cuenta use ${newEmail} en lugar de este correo.`,
      'Si fuiste tú, acéptalo aquí; después confirmarás desde el correo nuevo.',
      { button: 'Sí, cambiar mi correo', url },
      'El enlace sirve durante 24 horas.',
      `¿No fuiste tú? Detén el cambio y cierra todas las sesiones: ${revokeUrl}`,
    ],
    en: [
      `Shall we change the e-mail of your ${productName} account?`,
      `Your account was asked to use ${newEmail} instead of this e-mail.`,
      'If it was you, agree here; then you confirm from the new e-mail.',
      { button: 'Yes, change my e-mail', url },
      'The link works for 24 hours.',
      `It was not you? Stop the change and end every session: ${revokeUrl}`,
    ],
  }),
  email_changed: ({ newEmail, url }, { productName }) => ({
    es: [
      `El correo de tu cuenta de ${productName} cambió`,
      `Tu cuenta usa ahora ${newEmail}. Este correo ya no la abre y las demás sesiones se cerraron.`,
      'Si fuiste tú, no hace falta nada más.',
      { button: 'No fui yo: escribir a soporte', url },
    ],
    en: [
      `The e-mail of your ${productName} account was changed`,
      `Your account now uses ${newEmail}. This e-mail no longer opens it and the other sessions were ended.`,
      'If it was you, nothing more is needed.',
      { button: 'It was not me: write to support', url },
    ],
  }),
  deletion_code: ({ code, url }, { productName }) => ({
    es: [
      `${code} es el código para eliminar tu cuenta de ${productName}`,
      'Escribe este código en la configuración para eliminar tu cuenta y todo lo que tiene:',
      { code },
      { button: 'Abrir la configuración', url },
      'Sirve durante 10 minutos. Nunca te lo pediremos por teléfono.',
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos: alguien está en tu cuenta.',
    ],
    en: [
      `${code} is the code to delete your ${productName} account`,
      'Enter this code in the settings to delete your account and everything in it:',
      { code },
      { button: 'Open the settings', url },
      'It works for 10 minutes. We will never ask you for it by phone.',
      'If it was not you, log out on all your devices: somebody is in your account.',
    ],
  }),
  email_change_asked: ({ newEmail, url }, { productName }) => ({
    es: [
      `Alguien pidió cambiar el correo de tu cuenta de ${productName}`,
      `Se pidió que tu cuenta use ${newEmail}. El cambio se hará cuando alguien lo confirme desde ese correo.`,
      'Si fuiste tú, no hace falta nada más aquí.',
      { button: 'No fui yo: detener el cambio', url },
      'Con eso se cierran también todas las sesiones de tu cuenta.',
    ],
    en: [
      `Somebody asked to change the e-mail of your ${productName} account`,
      `Your account was asked to use ${newEmail}. The change is made when somebody confirms it from that address.`,
      'If it was you, nothing more is needed here.',
      { button: 'It was not me: stop the change', url },
      'That also ends every session of your account.',
    ],
  }),
  password_changed: ({ url, hasPasskeys }, { productName }) => ({
    es: [
      `Tu contraseña de ${productName} cambió`,
      'La contraseña de tu cuenta se acaba de cambiar y las demás sesiones se cerraron.',
      { button: 'No fui yo: elegir otra', url },
      'Si fuiste tú, no hace falta nada más.',
      hasPasskeys &&
        'Tus llaves de acceso siguen sirviendo: si no reconoces alguna, quítala en la configuración.',
    ],
    en: [
      `Your ${productName} password was changed`,
      'The password of your account was just changed and the other sessions were ended.',
      { button: 'It was not me: choose another', url },
      'If it was you, nothing more is needed.',
      hasPasskeys &&
        'Your passkeys still work: if you do not know one of them, remove it in the settings.',
    ],
  }),
  all_my_data: ({ url }, { productName }) => ({
    es: [
      `Tus datos de ${productName} están listos`,
      'El archivo con todas tus guías, sus fotos, tus reservaciones y los datos de tu cuenta está listo.',
      'Para bajarlo tienes que entrar a tu cuenta: el enlace no le sirve a nadie más.',
      { button: 'Bajar mis datos', url },
      'El enlace sirve durante un día; después el archivo se borra y puedes pedir otro.',
      'Si no lo pediste tú, cierra la sesión en todos tus dispositivos: alguien está en tu cuenta.',
    ],
    en: [
      `Your ${productName} data are ready`,
      'The file with all your guides, their photos, your stays and the facts of your account is ready.',
      'To download it you have to log in: the link is of no use to anybody else.',
      { button: 'Download my data', url },
      'The link works for one day; then the file is deleted and you can ask for another one.',
      'If it was not you who asked, log out on all your devices: somebody is in your account.',
    ],
  }),
} satisfies Partial<Templates>
