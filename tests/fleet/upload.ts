import { randomUUID } from 'node:crypto'
import { makePicture } from '#tests/guides/pictures.ts'

/** A photo as a host's browser sends it. */
export async function uploadOf({ token }: { token: string }) {
  const edge = randomUUID()
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="casa.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const picture = await makePicture({ width: 900, height: 600 }).toBuffer()
  return {
    method: 'POST',
    path: '/api/storage/guidebook-photos',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}
