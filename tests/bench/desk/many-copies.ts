import pg from 'pg'

/** Copies a guide until its host has so many: writing them one by one would take longer than a host may write. */
export async function copyUntil(databaseUrl: string, { id, count }: { id: string; count: number }) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into properties
       (host_id, name, description, cover_image_url, short_code, is_published, published_at, complete_sections, created_at)
     select host_id, name || ' ' || n, description, cover_image_url, 'copy' || n, n % 3 = 0,
       case when n % 3 = 0 then now() end, complete_sections, now() - n * interval '1 hour'
     from properties, generate_series(2, $2) n where id = $1`,
    [id, count],
  )
  await client.end()
}
