import { z } from 'zod/mini'

/** Rises when older software could not read what newer writes. */
export const archiveVersion = 2

export const archiveKinds = ['manual', 'hourly', 'nightly', 'before_restore', 'command_line'] as const

/** The first line of an archive. */
export const archiveHead = z.object({
  format: z.literal('site-backup'),
  version: z.int().check(z.minimum(1)),
  product: z.object({ name: z.string(), version: z.string() }),
  site: z.object({ name: z.string(), url: z.string() }),
  madeAt: z.iso.datetime(),
  /** The machine that made it. */
  server: z.string(),
  kind: z.enum(archiveKinds),
  /** The schema's version: every migration of the database, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), at: z.number() })).check(z.minLength(1)),
  /** In the order of the file: those that others refer to first. */
  tables: z
    .array(
      z.object({
        name: z.string(),
        columns: z.array(z.object({ name: z.string(), type: z.string() })),
        rows: z.int().check(z.minimum(0)),
      }),
    )
    .check(z.maxLength(1000)),
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), last: z.string(), isCalled: z.boolean() }),
  ),
})
export type ArchiveHead = z.infer<typeof archiveHead>

/** Before and after a table's rows, which are JSON lists; and the last line of all. */
export const tableStart = z.object({ table: z.string() })
export const tableEnd = z.object({ end: z.string(), rows: z.int().check(z.minimum(0)), sha256: z.string() })
export const archiveEnd = z.object({
  end: z.literal('backup'),
  rows: z.int().check(z.minimum(0)),
  sha256: z.string(),
})

export interface TableSum {
  name: string
  rows: number
  /** Of the table's lines, each with its line end. */
  sha256: string
}

/** What every archive of the same rows shares, whatever it was made on: the overall hash is of these lines. */
export const sumLine = ({ name, rows, sha256 }: TableSum) => `${name} ${rows} ${sha256}\n`
