import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` compares the schema with the migrations and writes the difference. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/tables/schema.ts',
  out: './server/db/migrations',
})
