import { defineCopy } from './define-copy.ts'

export const layoutCopy = defineCopy({
  skipToContent: ['Saltar al contenido', 'Skip to content'],
  home: ['{productName}: inicio', '{productName}: home'],
  mainNavigation: ['Navegación principal', 'Main navigation'],
  openMenu: ['Menú', 'Menu'],
  language: ['Idioma', 'Language'],
  languageAtFoot: ['Idioma, al pie de la página', 'Language, at the foot of the page'],
  loadingGuides: ['Cargando tus guías…', 'Loading your guides…'],
  loadingPage: ['Cargando la página…', 'Loading the page…'],
  features: ['Características', 'Features'],
  howItWorks: ['Cómo funciona', 'How it works'],
  solution: ['Solución', 'Solution'],
  pricing: ['Precios', 'Pricing'],
  getStarted: ['Empieza ahora', 'Get started'],
  logIn: ['Iniciar sesión', 'Log in'],
  dashboard: ['Tus guías', 'Host Dashboard'],
  settings: ['Configuración', 'Settings'],
  logOut: ['Salir', 'Log out'],
  tagline: ['La guía de tu casa, en un enlace.', 'The guide to your home, in one link.'],
  footerNavigation: ['Pie de página', 'Footer'],
  product: ['Producto', 'Product'],
  help: ['Ayuda', 'Help'],
  legal: ['Legal', 'Legal'],
  follow: ['Síguenos', 'Follow us'],
  guestGuide: ['Guía para huéspedes', 'Guest guide'],
  support: ['Soporte', 'Support'],
  privacy: ['Privacidad', 'Privacy'],
  terms: ['Términos', 'Terms'],
  cookies: ['Cookies', 'Cookies'],
  pageDescription: [
    'Guías de bienvenida digitales para casas y departamentos de renta corta.',
    'Digital welcome guides for short-term rental homes.',
  ],
})

export const problemsCopy = defineCopy({
  notFound: {
    title: ['404 - Página no encontrada', '404 - Not Found'],
    explanation: [
      'Tocaste una puerta que ya no está, o que nunca estuvo. Revisa la dirección o vuelve a la entrada.',
      'You knocked on a door that is no longer here, or never was. Check the address, or go back to the entrance.',
    ],
    goHome: ['Volver al inicio', 'Back to home'],
    askForHelp: ['Pedir ayuda', 'Get help'],
  },
  unexpected: {
    title: ['Algo falló de nuestro lado', 'Something failed on our side'],
    explanation: [
      'No pudimos mostrar esta página. Lo que ya habías guardado sigue guardado. Vuelve a intentarlo en un momento; si no mejora, escríbenos y lo vemos contigo.',
      'We could not show this page. What you had saved is still saved. Try again in a moment; if it does not get better, write to us and we will look into it with you.',
    ],
    goHome: ['Volver al inicio', 'Back to home'],
    askForHelp: ['Escribirnos', 'Write to us'],
    errorCode: ['Código de este error', 'Code of this error'],
  },
})

export const signOutCopy = defineCopy({
  title: ['¿Salir y borrar lo que no has guardado?', 'Log out and delete what is not saved?'],
  lead: [
    'En este dispositivo hay cambios sin guardar de {count} guía|guías. Al salir se borran, para que nadie más los vea. Lo que ya guardaste se queda como está.',
    'There are unsaved changes to {count} guide|guides on this device. Logging out deletes them, so that nobody else sees them. What you saved stays as it is.',
  ],
  stay: ['Quedarme', 'Stay'],
  leave: ['Salir y borrar', 'Log out and delete'],
})
