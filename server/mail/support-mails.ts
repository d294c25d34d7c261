import type { MailTemplate } from './mail-content.ts'

type Written = { from: string; message: string; guideCode: string }

/** To the operator: what a visitor wrote, with an answer one tap away. */
const supportMessage: MailTemplate<Written> = {
  es: ({ from, message, guideCode }, { productName }) => ({
    subject: guideCode ? `Reporte de la guía ${guideCode}` : `Mensaje de soporte de ${productName}`,
    says: [`De: ${from}`, ...(guideCode ? [`Guía: ${guideCode}`] : []), message],
    replyTo: from,
  }),
  en: ({ from, message, guideCode }, { productName }) => ({
    subject: guideCode ? `Report of guide ${guideCode}` : `Support message from ${productName}`,
    says: [`From: ${from}`, ...(guideCode ? [`Guide: ${guideCode}`] : []), message],
    replyTo: from,
  }),
}

export const supportMails = { supportMessage }
