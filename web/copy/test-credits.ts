import { defineCopy } from './define-copy.ts'

export const testCreditsCopy = defineCopy({
  title: ['Prueba de créditos', 'Credit test'],
  signedInAs: ['Sesión de {email}', 'Logged in as {email}'],
  signInFirst: ['Entra a tu cuenta para ver tus créditos.', 'Log in to see your credits.'],
  signIn: ['Iniciar sesión', 'Log in'],
  figures: ['Créditos', 'Credits'],
  total: ['Créditos en total', 'Total credits'],
  published: ['Guías publicadas', 'Published guides'],
  available: ['Créditos disponibles', 'Available credits'],
  courtesy: ['De cortesía', 'Courtesy'],
  paid: ['De tu suscripción', 'From your subscription'],
  latest: ['Últimas guías', 'Latest guides'],
  none: ['Todavía no hay guías.', 'No guidebooks yet.'],
  isPublished: ['Publicada', 'Published'],
  isDraft: ['Borrador', 'Draft'],
})
