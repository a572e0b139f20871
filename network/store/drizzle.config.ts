import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --config network/store/drizzle.config.ts` writes the SQL of a changed schema. It compares with the
 * newest snapshot in `migrations/meta` only, so that earlier ones are deleted.
 */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './network/store/schema/*.ts',
  out: './network/store/migrations',
})
