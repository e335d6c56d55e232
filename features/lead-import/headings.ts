import { isUuid } from '#lib/uuid.ts'

/** A heading without case, blanks and marks. HubSpot adds the time zone: “Create Date (GMT+1)”. */
export const bare = (name: string) =>
  name
    .trim()
    .replace(/\((?:GMT|UTC|[A-Z]{3,4})[^()]{0,20}\)$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Names of the column that says when a record was made, in our own export and in any other program’s. */
export const creationHeadings = [
  'created',
  'createdat',
  'createdon',
  'createddate',
  'createdate',
  'creationdate',
  'added',
  'addedon',
  'dateadded',
  'dateofcreation',
  'addtime',
] as const

/** And since when it is put away. */
export const archiveHeadings = ['inthearchivesince', 'archivedsince', 'archivedat', 'archivedon'] as const

/** Fields by the names that their columns have. */
export const fieldsByName = <Field extends string>(
  names: Record<Field, readonly string[]>,
): Map<string, Field> =>
  new Map(
    (Object.keys(names) as Field[]).flatMap((field) => names[field].map((name) => [name, field] as const)),
  )

/** Headings by which a file of another program is known: its ids are not ours, whatever they look like. */
const foreign = ['recordid', 'createdate', 'creationdate', 'pointofcontact', 'associatedcontact']
const isForeign = (header: readonly string[]) =>
  header.some((name) => / [-/] /.test(name) || foreign.includes(bare(name)))

const mayBeId = (cell: string) => cell.trim() === '' || isUuid(cell.trim().toLowerCase())

/** Whether a column of ids holds those of this site, by the other headings and the first rows. */
export const holdsOwnIds = (
  column: number,
  header: readonly string[],
  sample: readonly string[][],
): boolean => !isForeign(header) && sample.every((cells) => mayBeId(cells[column] ?? ''))
