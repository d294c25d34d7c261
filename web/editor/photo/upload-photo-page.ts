import { photoBucket } from '#domain/values/photo.ts'
import { bridgeContext } from '#web/api.ts'
import { localeContext } from '#web/locale.ts'
import type { Route } from './+types/upload-photo-page'

/** Where the editor sends photos: the API's own answer comes back as it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const { fetchApi } = context.get(bridgeContext)
  const upload = {
    method: 'POST',
    headers: {
      'Content-Type': request.headers.get('content-type') ?? '',
      'Accept-Language': context.get(localeContext),
    },
    body: request.body,
    duplex: 'half',
  }
  return fetchApi(`http://api.internal/api/storage/${photoBucket}`, upload)
}
