import { z } from 'zod/mini'
import type { companyFieldNames, CompanyImportFields } from '#features/leads/companies/import-fields.ts'
import type { PersonImportFields, personFieldNames } from '#features/leads/companies/import-people-fields.ts'
import {
  ofSuppliersAlone,
  type supplierFieldNames,
  type SupplierImportFields,
} from '#features/suppliers/import-fields.ts'
import { importFieldNames, writtenFieldNames, type ImportFields } from '#features/leads/import-fields.ts'

/** What the rows of a file become. */
export const importKinds = ['lead', 'company', 'person', 'supplier'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a column may hold, of any kind of record. */
export const fieldNames = [...importFieldNames, 'domains', 'jobTitle', ...ofSuppliersAlone] as const
export type FieldName = (typeof fieldNames)[number]
/** The fields that a file changes, of any kind of record. */
export const changedFieldNames = [
  ...writtenFieldNames,
  'domains',
  'jobTitle',
  'notes',
  'type',
  'legalName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'roles',
  'skills',
  'seniority',
  'dayRate',
  'location',
  'remote',
  'availableFrom',
  'capacity',
] as const satisfies readonly (
  | keyof ImportFields
  | (typeof companyFieldNames)[number]
  | (typeof personFieldNames)[number]
  | (typeof supplierFieldNames)[number]
)[]
/** Fields of a record as a file writes them. */
export type ImportedValues = Partial<
  ImportFields & CompanyImportFields & PersonImportFields & SupplierImportFields
>

export const importStates = [
  'uploading',
  'reading',
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]
/** States in which a job is at it. */
export const workingStates: readonly ImportState[] = ['reading', 'checking', 'running', 'undoing']

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]
export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]
export const updateModes = ['fill', 'overwrite'] as const
export type UpdateMode = (typeof updateModes)[number]
/** What a dry run says of a row. */
export const verdicts = ['create', 'update', 'unchanged', 'skip'] as const
export type Verdict = (typeof verdicts)[number]
/** What became of it. */
export const outcomes = ['created', 'updated', 'unchanged', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]
export const undoOutcomes = ['removed', 'restored', 'kept'] as const
export type UndoOutcome = (typeof undoOutcomes)[number]

/** How many rows of each verdict, outcome and undoing. */
export type Counts = Partial<Record<Verdict | Outcome | UndoOutcome, number>>

export const limits = {
  bytes: 50 * 1024 * 1024,
  partBytes: 256 * 1024,
  rows: 500_000,
  columns: 100,
  /** All notes of a lead stand in one cell. */
  cellChars: 100_000,
  rowBytes: 1_000_000,
} as const

/** For each column of the file the field that it fills, perhaps one of the firm’s own; null for one that is left out. */
export const mapping = z
  .array(z.nullable(z.union([z.enum(fieldNames), z.templateLiteral(['custom.', z.uuid()])])))
  .check(z.maxLength(limits.columns, `At most ${limits.columns} columns`))
export type Mapping = z.infer<typeof mapping>

export const newImport = z.object({
  kind: z._default(z.enum(importKinds), 'lead'),
  fileName: z.string().check(z.trim(), z.minLength(1, 'The file needs a name'), z.maxLength(200)),
  bytes: z
    .int()
    .check(
      z.minimum(1, 'This file is empty'),
      z.maximum(limits.bytes, `At most ${limits.bytes / 1024 / 1024} MB fit into one import`),
    ),
})
export type NewImport = z.input<typeof newImport>

export const reading = z.object({
  separator: z.enum(separators),
  encoding: z.enum(encodings),
  hasHeader: z.boolean(),
})
export type Reading = z.infer<typeof reading>

export const plan = z.object({
  mapping,
  mode: z.enum(updateModes),
  /** Whom new leads belong to. */
  owner: z._default(z.enum(['nobody', 'me']), 'nobody'),
})
export type Plan = z.infer<typeof plan>

const instant = z.string()
const count = z.optional(z.number())

export const importAnswer = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  createdAt: instant,
  createdBy: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  state: z.enum(importStates),
  problem: z.nullable(z.string()),
  rows: z.number(),
  progress: z.number(),
  counts: z.object({
    create: count,
    update: count,
    unchanged: count,
    skip: count,
    created: count,
    updated: count,
    skipped: count,
    removed: count,
    restored: count,
    kept: count,
  }),
  finishedAt: z.nullable(instant),
  /** Until when it can be undone; null when it can't. */
  undoUntil: z.nullable(instant),
})
export type ImportAnswer = z.infer<typeof importAnswer>

export const importDetail = z.extend(importAnswer, {
  encoding: z.nullable(z.enum(encodings)),
  separator: z.nullable(z.enum(separators)),
  hasHeader: z.boolean(),
  header: z.array(z.string()),
  mapping: z.nullable(mapping),
  mode: z.nullable(z.enum(updateModes)),
  owner: z.enum(['nobody', 'me']),
  /** What the header's names suggest. */
  suggested: mapping,
  /** The first rows of the file. */
  sample: z.array(z.array(z.string())),
})
export type ImportDetail = z.infer<typeof importDetail>

export const importPage = z.object({ items: z.array(importAnswer), nextCursor: z.nullable(z.string()) })

export const rowAnswer = z.object({
  row: z.number(),
  line: z.number(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  domains: z.string(),
  verdict: z.nullable(z.enum(verdicts)),
  outcome: z.nullable(z.enum(outcomes)),
  undoOutcome: z.nullable(z.enum(undoOutcomes)),
  reason: z.nullable(z.string()),
  leadId: z.nullable(z.string()),
  companyId: z.nullable(z.string()),
  personId: z.nullable(z.string()),
  supplierId: z.nullable(z.string()),
  /** A field of ours by its key, one of the firm’s own by its name. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type RowAnswer = z.infer<typeof rowAnswer>

export const rowPage = z.object({ items: z.array(rowAnswer), nextCursor: z.nullable(z.string()) })

export const rowQuery = z.object({
  /** Of the step that came last: a verdict, an outcome, or what undoing did. */
  only: z.optional(z.enum([...verdicts, ...outcomes, ...undoOutcomes])),
  cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(limits.rows))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
export type RowQuery = z.infer<typeof rowQuery>
