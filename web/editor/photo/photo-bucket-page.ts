import { photoBucket } from '#domain/values/photo.ts'
import { bridgeContext } from '#web/api.ts'
import { localeContext } from '#web/locale.ts'
import type { Route } from './+types/photo-bucket-page'

/** Whether photos can be stored just now, in the API's own answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(bridgeContext)
  const headers = { 'Accept-Language': context.get(localeContext) }
  return fetchApi(`http://api.internal/api/storage/${photoBucket}`, { headers })
}
