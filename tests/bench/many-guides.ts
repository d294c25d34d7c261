import pg from 'pg'

/** Fills a database with other hosts' guides: one statement a table, ten guides a host, every tenth one published. */
export async function fillWithGuides(adminUrl: string, guides: number) {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    // Keys into other tables are right by construction; checking a million of them takes minutes.
    await client.query('set session_replication_role = replica')
    for (const statement of statementsFor(guides)) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

function statementsFor(guides: number) {
  const hosts = Math.ceil(guides / 10)
  return [
    `insert into "user" (id, name, email)
     select 'filler-' || n, 'Host', n || '@filler.example' from generate_series(0, ${hosts - 1}) n`,
    `insert into host_accounts (host_id, courtesy_credits)
     select 'filler-' || n, 3 from generate_series(0, ${hosts - 1}) n`,
    `insert into properties
       (host_id, name, description, cover_image_url, short_code, is_published, published_at, created_at)
     select 'filler-' || n / 10, 'Casa ' || n, repeat('Una casa tranquila. ', 5),
       '/photos/' || n || '.jpg', 'f' || n, n % 10 = 0,
       case when n % 10 = 0 then now() end, now() - n * interval '1 second'
     from generate_series(0, ${guides - 1}) n`,
    `insert into photos (path, host_id, bytes, width, height, placeholder)
     select cover_image_url, host_id, 1000, 1600, 1200, 'data:,' from properties
     where host_id like 'filler-%'`,
    `insert into content_sections (property_id, section_type, metadata)
     select id, 'welcome', '{"greeting": "Hola"}' from properties where host_id like 'filler-%'`,
    `insert into content_items (section_id, title, photo_url)
     select content_sections.id, 'Mapa', cover_image_url
     from content_sections join properties on properties.id = property_id
     where host_id like 'filler-%'`,
  ]
}
