/** Columns are snake_case in the database and camelCase in code; drizzle-kit and the connection must agree on it. */
export const casing = 'snake_case'
