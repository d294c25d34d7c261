import { defineCopy } from '#web/copy/define-copy.ts'

export const newEmailCopy = defineCopy({
  title: ['Cambia tu correo', 'Change your email'],
  approveTitle: ['¿Cambiamos tu correo?', 'Shall we change your email?'],
  use: [
    'Desde ahora entrarás con {newEmail} en lugar de {email}. Se cerrarán tus otras sesiones.',
    'From now on you log in with {newEmail} instead of {email}. Your other sessions will end.',
  ],
  useSubmit: ['Usar este correo', 'Use this email'],
  approve: [
    'Tu cuenta dejará de usar {email}. Enviaremos un enlace a {newEmail}; el cambio se hace cuando lo abras y lo confirmes.',
    'Your account will no longer use {email}. We will send a link to {newEmail}; the change is made when you open it and confirm.',
  ],
  approveSubmit: ['Sí, cambiar mi correo', 'Yes, change my email'],
  sent: [
    'Enviamos un enlace a {newEmail}. Tu correo cambia cuando lo abras y lo confirmes.',
    'We sent a link to {newEmail}. Your email changes when you open it and confirm.',
  ],
  dead: [
    'Venció, ya se usó, se detuvo o es de otra cuenta. Pide el cambio otra vez en la configuración.',
    'It expired, was already used, was stopped, or belongs to another account. Ask for the change again in the settings.',
  ],
  toSettings: ['Ir a la configuración', 'Go to the settings'],
})

export const stopChangeCopy = defineCopy({
  title: ['¿No fuiste tú?', 'It was not you?'],
  intro: [
    'Detenemos el cambio de correo y cerramos todas las sesiones de tu cuenta, también las tuyas.',
    'We stop the change of email and end every session of your account, yours too.',
  ],
  submit: ['No fui yo: detener el cambio', 'It was not me: stop the change'],
  doneTitle: ['Tu correo sigue igual', 'Your email stays as it is'],
  done: [
    'Detuvimos el cambio y cerramos todas las sesiones. Elige otra contraseña: quien lo pidió quizá conoce la tuya.',
    'We stopped the change and ended every session. Choose another password: whoever asked may know yours.',
  ],
  again: ['Elegir otra contraseña', 'Choose another password'],
})
