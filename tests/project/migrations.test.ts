import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = 'server/db/migrations'
const mark = '-- expand'

/** What an expand may say, of a table that was there before: nothing that looks through it or writes it anew. */
const addsOnly = [
  /^alter table "?\w+"? add column "?\w+"? (?!.* default )[\w ()[\],]+$/i,
  /^alter table "?\w+"? add column "?\w+"? [\w ()[\],]+ default ('[^']*'(::\w+(\[\])?)?|\d+|true|false|now\(\))( not null)?$/i,
  /^alter table "?\w+"? add constraint .+ not valid$/i,
]

/** The statements of an expand that are none, after the migrations before it. */
function notExpanding(migration: string, before = '') {
  const statements = migration
    .replace(/^--(?!>).*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, '$$$$')
    .split('--> statement-breakpoint')
    .flatMap((piece) => piece.split(/;\s*(?:\n|$)/))
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const made = new Set(statements.flatMap((one) => /^create table "?(\w+)"?/i.exec(one)?.[1] ?? []))
  return statements.filter((statement) => {
    if (/^create table /i.test(statement)) return false
    const [, called] = /^create (?:or replace )?function ("?\w+"?)/i.exec(statement) ?? []
    if (called) return before.includes(called)
    const table = /^(?:alter table|create (?:unique )?index .+? on) "?(\w+)"?/i.exec(statement)?.[1]
    if (table && made.has(table) && !/ drop | rename /i.test(statement)) return false
    if (/ add column .* not null/i.test(statement) && !/ default /i.test(statement)) return true
    return !addsOnly.some((form) => form.test(statement))
  })
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

describe('of what a migration may say', () => {
  test.each([
    'ALTER TABLE "properties" ADD COLUMN "garden" text;',
    `ALTER TABLE "properties" ADD COLUMN "garden" text DEFAULT '' NOT NULL;`,
    `ALTER TABLE "saves" ADD COLUMN "changed" text[] DEFAULT '{}' NOT NULL;`,
    'ALTER TABLE "properties" ADD CONSTRAINT "short" CHECK (length("garden") < 9) NOT VALID;',
    'CREATE OR REPLACE FUNCTION "tell"("code" text) RETURNS void AS $$ BEGIN PERFORM x;\nPERFORM y; END $$;',
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
  ])('%s is more than adding', (statement) => {
    expect(notExpanding(`${mark}\n${statement}`)).toHaveLength(1)
  })

  test('a function that an earlier one has made is not to be replaced', () => {
    const tell = 'CREATE OR REPLACE FUNCTION "tell"() RETURNS void AS $$ BEGIN END $$;'
    expect(notExpanding(`${mark}\n${tell}`, tell)).toHaveLength(1)
  })
})
