import { accountRefusals } from './account-refusals.ts'
import { billingRefusals } from './billing-refusals.ts'
import { creditRefusals, guidebookRefusals } from './guidebook-refusals.ts'
import { importRefusals } from './import-refusals.ts'
import type { RefusalMessage } from './messages.ts'
import { photoRefusals } from './photo-refusals.ts'
import { readingRefusals } from './reading-refusals.ts'

/** What any call may answer, whatever it was asked. */
export const requestRefusals = {
  unauthorized: {
    status: 401,
    es: 'No hay una sesión activa',
    en: 'No active session found',
    spec: 'en',
  },
  forbidden: {
    status: 403,
    es: 'No tienes acceso a esta cuenta',
    en: 'You do not have access to this account',
  },
  not_found: {
    status: 404,
    es: 'No encontramos lo que buscas. Puede que se haya eliminado.',
    en: 'We could not find what you are looking for. It may have been deleted.',
  },
  page_not_found: { status: 404, es: '404 - No encontrada', en: '404 - Not Found', spec: 'en' },
  method_not_allowed: {
    status: 405,
    es: 'Esta dirección no acepta ese tipo de solicitud',
    en: 'This address does not accept that kind of request',
  },
  invalid_request: {
    es: 'Revisa los campos marcados: nada se guardó todavía',
    en: 'Check the marked fields: nothing has been saved yet',
  },
  invalid_json: {
    es: 'La solicitud no es JSON válido',
    en: 'The request is not valid JSON',
  },
  unsupported_media_type: {
    status: 415,
    es: 'El tipo de contenido de la solicitud no se acepta aquí',
    en: 'The content type of the request is not accepted here',
  },
  too_large: {
    status: 413,
    es: 'Es demasiado grande para guardarse. Acórtalo y vuelve a intentar.',
    en: 'It is too large to be saved. Shorten it and try again.',
  },
  rate_limited: {
    status: 429,
    es: 'Demasiados intentos seguidos. Espera {seconds} segundo|segundos y vuelve a intentar.',
    en: 'Too many attempts in a row. Wait {seconds} second|seconds and try again.',
  },
  cross_site: {
    status: 403,
    es: 'La solicitud vino de otro sitio y no se aceptó',
    en: 'The request came from another site and was not accepted',
  },
  unexpected: {
    status: 500,
    es: 'Algo falló de nuestro lado y no se guardó ningún cambio. Vuelve a intentar en un momento.',
    en: 'Something failed on our side and no change was saved. Try again in a moment.',
  },
  unavailable: {
    status: 503,
    es: 'El servicio no responde por ahora. Vuelve a intentar en un momento.',
    en: 'The service is not answering right now. Try again in a moment.',
  },
  http_error: {
    es: 'Error HTTP. Estado: {status}',
    en: 'HTTP error! status: {status}',
    spec: 'en',
  },
  copy_failed: { es: 'no se copió', en: 'failed', spec: 'en' },
} as const satisfies Record<string, RefusalMessage>

/** Every refusal of the product, once: its code, its status and its sentence in both languages. */
export const refusals = {
  ...requestRefusals,
  ...guidebookRefusals,
  ...importRefusals,
  ...creditRefusals,
  ...billingRefusals,
  ...photoRefusals,
  ...readingRefusals,
  ...accountRefusals,
} as const satisfies Record<string, RefusalMessage>

export type RefusalCode = keyof typeof refusals
