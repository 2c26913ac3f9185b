import { defineConfig } from 'drizzle-kit';

export const config = defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './drizzle',
  casing: 'snake_case',
});
// drizzle-kit reads the default export only.
export default config;
