import { defineConfig } from 'drizzle-kit'
import { casing } from './db/casing.ts'

export default defineConfig({
  dialect: 'postgresql',
  casing,
  schema: ['./features/**/*.table.server.ts', './jobs/*.table.server.ts'],
  out: './db/migrations',
})
