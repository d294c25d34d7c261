import { defineGuestCopy } from './define-copy.ts'

/** The one screen that a device draws by itself, and what it says of a language it has not. */
export const guestOfflineCopy = defineGuestCopy({
  en: {
    title: 'You are offline',
    sentence: 'This guide is not saved on this device yet. Open it once with a connection.',
    retry: 'Try again',
    notKept:
      'You are offline, and this language is not saved on this device. Open it once with a connection.',
  },
  es: {
    title: 'Estás sin conexión',
    sentence: 'Esta guía aún no está guardada en este dispositivo. Ábrela una vez con conexión.',
    retry: 'Intentar de nuevo',
    notKept:
      'Estás sin conexión y este idioma no está guardado en este dispositivo. Ábrelo una vez con conexión.',
  },
  fr: {
    title: 'Vous êtes hors connexion',
    sentence:
      'Ce guide n’est pas encore enregistré sur cet appareil. Ouvrez-le une fois avec une connexion.',
    retry: 'Réessayer',
    notKept:
      'Vous êtes hors connexion et cette langue n’est pas enregistrée sur cet appareil. Ouvrez-la une fois avec une connexion.',
  },
  pt: {
    title: 'Você está sem conexão',
    sentence: 'Este guia ainda não está salvo neste aparelho. Abra-o uma vez com conexão.',
    retry: 'Tentar de novo',
    notKept:
      'Você está sem conexão e este idioma não está salvo neste aparelho. Abra-o uma vez com conexão.',
  },
  de: {
    title: 'Du bist offline',
    sentence:
      'Dieser Guide ist noch nicht auf diesem Gerät gespeichert. Öffne ihn einmal mit Verbindung.',
    retry: 'Noch einmal versuchen',
    notKept:
      'Du bist offline, und diese Sprache ist nicht auf diesem Gerät gespeichert. Öffne sie einmal mit Verbindung.',
  },
})
