import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as schema from '#server/db/tables/schema.ts'

const folder = 'server/db/migrations'
const mark = '-- expand'

const name = '"?\\w+"?'
const type =
  '(text|uuid|smallint|integer|bigint|boolean|jsonb|date|double precision|(numeric|varchar)( §)?|timestamp with time zone)(\\[\\])?'
const constant = `(''(::${type})?|-?\\d+|true|false|now §)`
const references = `references ("?public"?\\.)?${name} §( on (delete|update) (cascade|restrict|no action|set null))*`

/** All that an expand may say, with what stands in brackets and in quotes left out: none of it looks through a table or writes it anew. */
const adds = {
  table: form(`create table (${name}) §`),
  function: form(`create (?:or replace )?function "?(\\w+)"? § [^;]+`),
  toAnyTable: [
    form(`alter table ${name} add column ${name} ${type}( default ${constant}( not null)?)?`),
    form(`alter table ${name} add constraint ${name} check § not valid`),
    form(`alter table ${name} add constraint ${name} foreign key § ${references} not valid`),
  ],
  toNewTable: [
    form(`alter table (${name}) add constraint ${name} (?:check|unique|primary key) §`),
    form(`alter table (${name}) add constraint ${name} foreign key § ${references}`),
    form(`create (?:unique )?index ${name} on (${name})( using \\w+)? §( where [^,;]+)?`),
  ],
}

function form(words: string) {
  return new RegExp(`^${words}$`, 'i')
}

/** `CHECK (length("a") < 9)` is `CHECK §`, `'x'` is `''`. */
function outlineOf(statement: string) {
  let outline = statement.replace(/'[^']*'/g, "''")
  for (let before = ''; before !== outline; ) {
    before = outline
    outline = outline.replace(/ ?\([^()]*\)/g, ' §')
  }
  return outline
}

/** The statements of an expand that do more than add, after the migrations before it. */
function notExpanding(migration: string, before = '') {
  const statements = migration
    .replace(/^--(?!>).*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '$$$$')
    .split('--> statement-breakpoint')
    .flatMap((piece) => piece.split(/;\s*(?:\n|$)/))
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const made = new Set(
    statements.flatMap((one) => plain(adds.table.exec(outlineOf(one))?.[1]) ?? []),
  )
  return statements.filter((statement) => {
    const outline = outlineOf(statement)
    if (adds.table.test(outline)) return false
    const called = adds.function.exec(outline)?.[1]
    if (called) return new RegExp(`function "?${called}"?\\W`, 'i').test(before)
    if (adds.toAnyTable.some((one) => one.test(outline))) return false
    return !adds.toNewTable.some((one) => {
      const table = plain(one.exec(outline)?.[1])
      return table !== undefined && made.has(table)
    })
  })
}

function plain(named: string | undefined) {
  return named?.replaceAll('"', '')
}

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }))

test('a migration that says it only adds does nothing else', () => {
  const wrong = migrations.flatMap(({ name, text }, at) => {
    const before = migrations.slice(0, at).map((earlier) => earlier.text)
    return text.startsWith(mark) ? [{ name, statements: notExpanding(text, before.join()) }] : []
  })
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.filter(({ statements }) => statements.length > 0)).toEqual([])
})

test('the migrations make the tables that the code describes', async () => {
  const newest = readdirSync(`${folder}/meta`)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  const made = JSON.parse(readFileSync(`${folder}/meta/${newest}`, 'utf8'))
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api')
  expect(await generateMigration(made, generateDrizzleJson(schema, made.id))).toEqual([])
})

describe('of what a migration may say', () => {
  test.each([
    'ALTER TABLE "properties" ADD COLUMN "garden" text;',
    `ALTER TABLE "properties" ADD COLUMN "garden" text DEFAULT '' NOT NULL;`,
    `ALTER TABLE "saves" ADD COLUMN "changed" text[] DEFAULT '{}' NOT NULL;`,
    'ALTER TABLE "properties" ADD CONSTRAINT "short" CHECK (length("garden") < 9) NOT VALID;',
    'CREATE OR REPLACE FUNCTION "tell"("code" text) RETURNS void AS $$ BEGIN PERFORM x;\nPERFORM y; END $$;',
    'ALTER TABLE "stays" ADD COLUMN "left_at" timestamp with time zone;',
    'ALTER TABLE "stays" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL;',
    'ALTER TABLE "stays" ADD CONSTRAINT "of" FOREIGN KEY ("a") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action NOT VALID;',
    `CREATE TABLE "gardens" ("id" uuid PRIMARY KEY, "of" text DEFAULT '(;' NOT NULL);--> statement-breakpoint\nALTER TABLE "gardens" ADD CONSTRAINT "of" FOREIGN KEY ("of") REFERENCES "public"."user"("id") ON DELETE cascade;`,
    'CREATE TABLE "gardens" ("id" uuid PRIMARY KEY);--> statement-breakpoint\nCREATE INDEX "by_id" ON "gardens" USING btree ("id");',
  ])('%s adds only', (statement) => {
    expect(notExpanding(`${mark}\n${statement}`)).toEqual([])
  })

  test.each([
    'ALTER TABLE "properties" DROP COLUMN "garden";',
    'ALTER TABLE "properties" RENAME COLUMN "garden" TO "yard";',
    'ALTER TABLE "properties" ADD COLUMN "garden" text NOT NULL;',
    'ALTER TABLE "properties" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "properties" ADD CONSTRAINT "short" CHECK (length("garden") < 9);',
    'ALTER TABLE "properties" ALTER COLUMN "name" SET NOT NULL;',
    'CREATE INDEX "by_name" ON "properties" USING btree ("name");',
    'UPDATE "properties" SET "garden" = name;',
    'DROP TABLE "gardens";',
    'ALTER TABLE "properties" ADD COLUMN "n" bigserial;',
    'ALTER TABLE "properties" ADD COLUMN "n" bigint GENERATED ALWAYS AS IDENTITY;',
    'ALTER TABLE "properties" ADD COLUMN "small" text GENERATED ALWAYS AS (lower(name)) STORED;',
    'ALTER TABLE "properties" ADD COLUMN "a" text UNIQUE;',
    'ALTER TABLE "properties" ADD COLUMN "a" text PRIMARY KEY;',
    'ALTER TABLE "properties" ADD COLUMN "a" text CHECK (length("a") < 9);',
    'ALTER TABLE "properties" ADD COLUMN a text, DROP COLUMN description;',
    'ALTER TABLE "properties" ADD COLUMN "a" "mood";',
    'ALTER TABLE "properties" ADD COLUMN "at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;',
    'ALTER TABLE "properties" ADD CONSTRAINT "a" CHECK (x > 1), DROP COLUMN "b", ADD CONSTRAINT "c" CHECK (y > 1) NOT VALID;',
    `ALTER TABLE "properties" ADD COLUMN "a" text DEFAULT 'x'; DROP TABLE "gardens";`,
    'CREATE TABLE "copies" AS SELECT * FROM properties;',
    'CREATE TABLE "copies" ("name") AS SELECT name FROM properties;',
    'CREATE TABLE IF NOT EXISTS "properties" ("id" uuid);',
    'CREATE TABLE "parts" PARTITION OF "properties" FOR VALUES IN (1);',
    'DO $$ BEGIN DELETE FROM properties; END $$;',
    'SELECT setval($1, 1);',
    'CREATE FUNCTION "new"() RETURNS void AS $$ BEGIN END $$; DROP TABLE "gardens";',
  ])('%s is more than adding', (statement) => {
    expect(notExpanding(`${mark}\n${statement}`)).toHaveLength(1)
  })

  test('a function that an earlier one has made is not to be replaced', () => {
    const tell = 'CREATE OR REPLACE FUNCTION "tell"() RETURNS void AS $$ BEGIN END $$;'
    expect(notExpanding(`${mark}\n${tell}`, tell)).toHaveLength(1)
    expect(notExpanding(`${mark}\n${tell.replaceAll('"', '')}`, tell)).toHaveLength(1)
  })

  test('a table that an expand makes is its own to shape, another one is not', () => {
    const made = 'CREATE TABLE "gardens" ("id" uuid);'
    const index = (table: string) => `CREATE UNIQUE INDEX "i" ON "${table}" USING btree ("id");`
    expect(notExpanding(`${mark}\n${made}\n${index('gardens')}`)).toEqual([])
    expect(notExpanding(`${mark}\n${made}\n${index('stays')}`)).toHaveLength(1)
    const rename = 'ALTER TABLE "gardens" RENAME TO "properties";'
    expect(notExpanding(`${mark}\n${made}\n${rename}`)).toHaveLength(1)
  })
})
