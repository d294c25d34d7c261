import { defineGuestCopy } from './define-copy.ts'

/** The one screen that a device draws by itself. */
export const guestOfflineCopy = defineGuestCopy({
  en: {
    title: 'You are offline',
    sentence: 'This guide is not saved on this device yet. Open it once with a connection.',
    retry: 'Try again',
  },
  es: {
    title: 'Estás sin conexión',
    sentence: 'Esta guía aún no está guardada en este dispositivo. Ábrela una vez con conexión.',
    retry: 'Intentar de nuevo',
  },
  fr: {
    title: 'Vous êtes hors connexion',
    sentence:
      'Ce guide n’est pas encore enregistré sur cet appareil. Ouvrez-le une fois avec une connexion.',
    retry: 'Réessayer',
  },
  pt: {
    title: 'Você está sem conexão',
    sentence: 'Este guia ainda não está salvo neste aparelho. Abra-o uma vez com conexão.',
    retry: 'Tentar de novo',
  },
  de: {
    title: 'Du bist offline',
    sentence:
      'Dieser Guide ist noch nicht auf diesem Gerät gespeichert. Öffne ihn einmal mit Verbindung.',
    retry: 'Noch einmal versuchen',
  },
})
