import { sql, type SQL } from 'drizzle-orm'
import type { Stage } from './stages.ts'

/** Stages as literals of a query, for `in`: an index with a condition on them is found by its text. */
export const stageList = (stages: readonly Stage[]): SQL =>
  sql.raw(`(${stages.map((stage) => `'${stage}'`).join(', ')})`)
