import type { Ctx } from '#features/context/context.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'

/** Gives rows the name of their page; its path where it has none. */
export async function withTitles<Row extends { path: string }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { title: string })[]> {
  const titles = new Map((await listPages(ctx)).map(({ path, title }) => [path, title]))
  return rows.map((row) => ({ ...row, title: titles.get(row.path) ?? row.path }))
}
