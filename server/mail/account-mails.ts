import type { MailTemplate } from './mail-content.ts'

type Link = { url: string }

const notYou = {
  es: 'Si no fuiste tú, ignora este correo: no pasará nada.',
  en: 'If it was not you, ignore this e-mail: nothing will happen.',
}

const confirmEmail: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Confirma tu correo en ${productName}`,
    says: [
      `Alguien, ojalá tú, creó una cuenta de ${productName} con este correo.`,
      'Confírmalo y entra a crear tu primera guía.',
    ],
    action: { label: 'Confirmar mi correo', url },
    notes: ['El enlace sirve durante 24 horas.', notYou.es],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Confirm your e-mail at ${productName}`,
    says: [
      `Somebody, hopefully you, created a ${productName} account with this e-mail.`,
      'Confirm it and come in to write your first guide.',
    ],
    action: { label: 'Confirm my e-mail', url },
    notes: ['The link works for 24 hours.', notYou.en],
  }),
}

const finishAccount: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Termina de crear tu cuenta de ${productName}`,
    says: [
      'Este correo se registró más de una vez, con contraseñas distintas.',
      'Para que la cuenta sea solo tuya, elige aquí la contraseña. Con eso tu correo queda confirmado.',
    ],
    action: { label: 'Elegir mi contraseña', url },
    notes: ['El enlace sirve durante una hora, una sola vez.', notYou.es],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Finish creating your ${productName} account`,
    says: [
      'This e-mail was signed up more than once, with different passwords.',
      'So that the account is yours alone, choose the password here. That also confirms your e-mail.',
    ],
    action: { label: 'Choose my password', url },
    notes: ['The link works for one hour, once.', notYou.en],
  }),
}

const alreadyRegistered: MailTemplate<Link & { resetUrl: string }> = {
  es: ({ url, resetUrl }, { productName }) => ({
    subject: `Ya tienes una cuenta de ${productName}`,
    says: [
      'Alguien, quizá tú, intentó crear otra cuenta con este correo. Ya tienes una: solo entra.',
    ],
    action: { label: 'Entrar', url },
    notes: [`¿Olvidaste tu contraseña? Elige otra aquí: ${resetUrl}`, notYou.es],
  }),
  en: ({ url, resetUrl }, { productName }) => ({
    subject: `You already have a ${productName} account`,
    says: [
      'Somebody, perhaps you, tried to create another account with this e-mail. You have one: just log in.',
    ],
    action: { label: 'Log in', url },
    notes: [`Forgot your password? Choose another here: ${resetUrl}`, notYou.en],
  }),
}

const magicLink: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Tu enlace para entrar a ${productName}`,
    says: ['Pediste entrar sin contraseña. Abre este enlace y estarás dentro.'],
    action: { label: `Entrar a ${productName}`, url },
    notes: ['El enlace sirve durante 15 minutos, una sola vez.', notYou.es],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Your link to log in to ${productName}`,
    says: ['You asked to log in without a password. Open this link and you are in.'],
    action: { label: `Log in to ${productName}`, url },
    notes: ['The link works for 15 minutes, once.', notYou.en],
  }),
}

const oneTimeCode: MailTemplate<Link & { code: string }> = {
  es: ({ code, url }, { productName }) => ({
    subject: `${code} es tu código para entrar a ${productName}`,
    says: ['Escribe este código donde te lo pedimos:'],
    code,
    action: { label: 'Escribir el código', url },
    notes: [
      'Sirve durante 10 minutos, una sola vez. Nunca te lo pediremos por teléfono.',
      notYou.es,
    ],
  }),
  en: ({ code, url }, { productName }) => ({
    subject: `${code} is your code to log in to ${productName}`,
    says: ['Enter this code where we ask for it:'],
    code,
    action: { label: 'Enter the code', url },
    notes: ['It works for 10 minutes, once. We will never ask you for it by phone.', notYou.en],
  }),
}

const resetPassword: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Elige otra contraseña para ${productName}`,
    says: ['Pediste cambiar tu contraseña. Elige otra con este enlace.'],
    action: { label: 'Elegir otra contraseña', url },
    notes: [
      'El enlace sirve durante una hora, una sola vez.',
      'Si no fuiste tú, ignora este correo: tu contraseña sigue igual.',
    ],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Choose another password for ${productName}`,
    says: ['You asked to change your password. Choose another one with this link.'],
    action: { label: 'Choose another password', url },
    notes: [
      'The link works for one hour, once.',
      'If it was not you, ignore this e-mail: your password stays as it is.',
    ],
  }),
}

const confirmNewEmail: MailTemplate<Link> = {
  es: ({ url }, { productName }) => ({
    subject: `Confirma tu nuevo correo en ${productName}`,
    says: ['Pediste usar este correo en tu cuenta. Confírmalo y desde entonces entrarás con él.'],
    action: { label: 'Confirmar mi nuevo correo', url },
    notes: ['El enlace sirve durante 24 horas y pide que hayas entrado a tu cuenta.', notYou.es],
  }),
  en: ({ url }, { productName }) => ({
    subject: `Confirm your new e-mail at ${productName}`,
    says: [
      'You asked to use this e-mail for your account. Confirm it and log in with it from then on.',
    ],
    action: { label: 'Confirm my new e-mail', url },
    notes: ['The link works for 24 hours and asks you to be logged in.', notYou.en],
  }),
}

const approveNewEmail: MailTemplate<Link & { newEmail: string; revokeUrl: string }> = {
  es: ({ newEmail, url, revokeUrl }, { productName }) => ({
    subject: `¿Cambiamos el correo de tu cuenta de ${productName}?`,
    says: [
      `Se pidió que tu cuenta use ${newEmail} en lugar de este correo.`,
      'Si fuiste tú, acéptalo aquí; después confirmarás desde el correo nuevo.',
    ],
    action: { label: 'Sí, cambiar mi correo', url },
    notes: [
      'El enlace sirve durante 24 horas.',
      `¿No fuiste tú? Detén el cambio y cierra todas las sesiones: ${revokeUrl}`,
    ],
  }),
  en: ({ newEmail, url, revokeUrl }, { productName }) => ({
    subject: `Shall we change the e-mail of your ${productName} account?`,
    says: [
      `Your account was asked to use ${newEmail} instead of this e-mail.`,
      'If it was you, agree here; then you confirm from the new e-mail.',
    ],
    action: { label: 'Yes, change my e-mail', url },
    notes: [
      'The link works for 24 hours.',
      `It was not you? Stop the change and end every session: ${revokeUrl}`,
    ],
  }),
}

const emailChanged: MailTemplate<Link & { newEmail: string }> = {
  es: ({ newEmail, url }, { productName }) => ({
    subject: `El correo de tu cuenta de ${productName} cambió`,
    says: [
      `Tu cuenta usa ahora ${newEmail}. Este correo ya no la abre y las demás sesiones se cerraron.`,
      'Si fuiste tú, no hace falta nada más.',
    ],
    action: { label: 'No fui yo: escribir a soporte', url },
  }),
  en: ({ newEmail, url }, { productName }) => ({
    subject: `The e-mail of your ${productName} account was changed`,
    says: [
      `Your account now uses ${newEmail}. This e-mail no longer opens it and the other sessions were ended.`,
      'If it was you, nothing more is needed.',
    ],
    action: { label: 'It was not me: write to support', url },
  }),
}

const deletionCode: MailTemplate<Link & { code: string }> = {
  es: ({ code, url }, { productName }) => ({
    subject: `${code} es el código para eliminar tu cuenta de ${productName}`,
    says: ['Escribe este código en la configuración para eliminar tu cuenta y todo lo que tiene:'],
    code,
    action: { label: 'Abrir la configuración', url },
    notes: [
      'Sirve durante 10 minutos. Nunca te lo pediremos por teléfono.',
      'Si no fuiste tú, cierra la sesión en todos tus dispositivos: alguien está en tu cuenta.',
    ],
  }),
  en: ({ code, url }, { productName }) => ({
    subject: `${code} is the code to delete your ${productName} account`,
    says: ['Enter this code in the settings to delete your account and everything in it:'],
    code,
    action: { label: 'Open the settings', url },
    notes: [
      'It works for 10 minutes. We will never ask you for it by phone.',
      'If it was not you, log out on all your devices: somebody is in your account.',
    ],
  }),
}

const emailChangeAsked: MailTemplate<Link & { newEmail: string }> = {
  es: ({ newEmail, url }, { productName }) => ({
    subject: `Alguien pidió cambiar el correo de tu cuenta de ${productName}`,
    says: [
      `Se pidió que tu cuenta use ${newEmail}. El cambio se hará cuando alguien lo confirme desde ese correo.`,
      'Si fuiste tú, no hace falta nada más aquí.',
    ],
    action: { label: 'No fui yo: detener el cambio', url },
    notes: ['Con eso se cierran también todas las sesiones de tu cuenta.'],
  }),
  en: ({ newEmail, url }, { productName }) => ({
    subject: `Somebody asked to change the e-mail of your ${productName} account`,
    says: [
      `Your account was asked to use ${newEmail}. The change is made when somebody confirms it from that address.`,
      'If it was you, nothing more is needed here.',
    ],
    action: { label: 'It was not me: stop the change', url },
    notes: ['That also ends every session of your account.'],
  }),
}

const passwordChanged: MailTemplate<Link & { hasPasskeys?: boolean }> = {
  es: ({ url, hasPasskeys }, { productName }) => ({
    subject: `Tu contraseña de ${productName} cambió`,
    says: ['La contraseña de tu cuenta se acaba de cambiar y las demás sesiones se cerraron.'],
    action: { label: 'No fui yo: elegir otra', url },
    notes: [
      'Si fuiste tú, no hace falta nada más.',
      ...(hasPasskeys
        ? [
            'Tus llaves de acceso siguen sirviendo: si no reconoces alguna, quítala en la configuración.',
          ]
        : []),
    ],
  }),
  en: ({ url, hasPasskeys }, { productName }) => ({
    subject: `Your ${productName} password was changed`,
    says: ['The password of your account was just changed and the other sessions were ended.'],
    action: { label: 'It was not me: choose another', url },
    notes: [
      'If it was you, nothing more is needed.',
      ...(hasPasskeys
        ? ['Your passkeys still work: if you do not know one of them, remove it in the settings.']
        : []),
    ],
  }),
}

export const accountMails = {
  confirm_email: confirmEmail,
  finish_account: finishAccount,
  already_registered: alreadyRegistered,
  magic_link: magicLink,
  one_time_code: oneTimeCode,
  reset_password: resetPassword,
  confirm_new_email: confirmNewEmail,
  approve_new_email: approveNewEmail,
  email_changed: emailChanged,
  deletion_code: deletionCode,
  email_change_asked: emailChangeAsked,
  password_changed: passwordChanged,
}
