import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'turso',
  schema: './schema/tables/**/!(*.test).ts',
  out: './migrations',
  dbCredentials: { url: process.env.TURSO_DATABASE_URL ?? 'http://127.0.0.1:8080' },
})
