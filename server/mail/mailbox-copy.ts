export const mailboxCopy = {
  es: {
    title: 'Buzón de esta computadora',
    explained:
      'Aquí llegan los correos mientras no haya un servidor de correo (SMTP_URL). Nada sale a internet.',
    empty: 'Todavía no hay correos.',
    asRead: (subject: string) => `El correo «${subject}» como se lee`,
    asText: 'Ver solo el texto',
  },
  en: {
    title: 'This computer’s mailbox',
    explained: 'Mails come here as long as there is no mail server (SMTP_URL). Nothing goes out.',
    empty: 'No mails yet.',
    asRead: (subject: string) => `The mail “${subject}” as it is read`,
    asText: 'See the text only',
  },
}
