import { DemoError, type TableInput, type Table } from '#features/demos/frame/demo.ts'
import type { OfferedColumn, Roles } from './assign-roles.ts'
import { badRowsOf } from './bad-quality.ts'
import { isMissing, textOf, type Cell } from './cell.ts'
import { formColumns, nameColumns } from './columns-of.ts'
import { dropRows } from './drop-rows.ts'
import { fillTable } from './fill-table.ts'
import { findTable } from './find-table.ts'
import { makeColumns, type FormedColumn } from './made-columns.ts'
import { splitOpenEnded } from './open-ended.ts'
import { layoutOf } from './layouts.ts'
import type { OpenFile } from './open-file.ts'
import { fillMerged } from './merged-cells.ts'
import { previewOf } from './preview.ts'
import { areNumbersOfThings, isNumbering } from './numbering.ts'
import { readAs } from './read-cell.ts'
import type { Choices, Question, ReadColumn, Reading } from './reading.ts'
import { readGroups } from './read-groups.ts'
import { count, notesOfPlace, notesOfRows, seriesNote, wordNotes } from './reading-notes.ts'
import { readPeriods, seriesOf, type Series } from './series.ts'
import { turnedTimes } from './turned-times.ts'
import { assignWithYears } from './year-columns.ts'

export interface ReadTable {
  reading: Reading
  /** Undefined while something is asked, and when `problem` says why there is none. */
  table?: Table
  problem?: string
}

/**
 * A table from the rows of a file: where it begins, what its columns hold and which wanted column each fills are decided over the whole of
 * it, said in `reading.notes`, and changed by `choices`. Throws `DemoError` when there is no row of data.
 */
export function readTable(file: OpenFile, whole: TableInput, choices: Choices): ReadTable {
  const found = findTable(file.rows, choices)
  const kept = dropRows(found.body, found.heading, choices.keepsTotals ?? false)
  const { groups, ...arranged } = readGroups(found, kept.rows, whole, choices.groups)
  const named = nameColumns(arranged.heading, arranged.units, arranged.rows)
  const ended = splitOpenEnded(
    named.headings,
    named.places.map((place) => arranged.rows.map(({ cells }): Cell => cells[place] ?? '')),
  )
  const placed = ended.columns
  const bad = badRowsOf(named.headings, (i) => placed[i] ?? [])
  const isLeftOut = (i: number) => Boolean(bad?.rows.has(i)) && !choices.keepsBad
  const rows = bad ? arranged.rows.filter((_, i) => !isLeftOut(i)) : arranged.rows
  if (rows.length === 0) throw new DemoError('There is no row of data under the headings.')
  const merged = fillMerged(placed)
  const filled = choices.keepsBlank ? placed : merged.cells
  const cells = bad ? filled.map((column) => column.filter((_, i) => !isLeftOut(i))) : filled

  const formed = formColumns(ended.headings, cells, choices.formats ?? {}, file)
  const formats = choices.formats ?? {}
  const made = makeColumns(formed.columns, formats)
  for (const { heading, question } of made) if (question) formed.questions.set(heading, question)
  const offered: OfferedColumn[] = [
    ...formed.columns.map((column) => ({ ...describe(column, false), ...valuesOf(column) })),
    ...made.map((column) => ({
      ...describe(column, true),
      isIndex: false,
      isNumbering: false,
      distinct: Infinity,
      rows: 0,
      isLife: column.isLife ?? false,
    })),
  ]
  const { name: layout, input } = layoutOf(whole, offered, choices.layout)
  const series = seriesOf(named.headings, input.wide?.by)
  const isWide = series !== undefined && canBeWide(input, series) && (choices.isWide ?? true)
  const partsOfSeries = new Set(isWide ? named.headings.slice(series.from, series.to + 1) : [])
  const wanted = isWide
    ? without(input, [input.wide?.value, series.kind === 'periods' ? input.wide?.name : undefined])
    : input.columns
  const guess = assignWithYears(
    wanted,
    offered.filter(({ heading }) => !partsOfSeries.has(heading) && heading !== groups?.heading),
  )
  const told: Roles =
    groups?.role && groups.role in wanted && !guess.roles[groups.role]
      ? { [groups.role]: groups.heading ?? null }
      : {}
  const roles = { ...guess.roles, ...told, ...choices.roles }
  for (const [role, heading] of Object.entries(roles))
    if (heading !== null && !offered.some((column) => column.heading === heading)) roles[role] = null
  for (const column of offered) {
    const role = partsOfSeries.has(column.heading)
      ? input.wide?.value
      : Object.keys(roles).find((name) => roles[name] === column.heading)
    column.role = role ?? null
  }
  // As text a cell is taken as it stands, whatever day or figure it may be.
  const isText = ({ role }: OfferedColumn) => role !== null && input.columns[role]?.kind === 'text'
  const isUsed = (heading: string) =>
    whole.usesAll ||
    offered.some(
      (column) =>
        column.role !== null &&
        !isText(column) &&
        [column.heading, ...column.heading.split(' + ')].includes(heading),
    )
  const periods =
    isWide && series.kind === 'periods'
      ? readPeriods(named.headings.slice(series.from, series.to + 1), formats)
      : undefined
  const questions = onceOfEach([
    ...(groups?.question ? [groups.question] : []),
    ...(periods?.question ? [periods.question] : []),
    ...[...formed.questions.values()].filter(({ heading }) => isUsed(heading)),
  ])
  const lacking = groups?.question
    ? []
    : Object.entries(wanted).flatMap(([name, { required }]) => (required && !roles[name] ? [name] : []))

  const reading: Reading = {
    ...(file.sheets && { sheets: file.sheets }),
    ...(file.sheet !== undefined && { sheet: file.sheet }),
    ...(file.encoding && { encoding: file.encoding }),
    ...(file.delimiter && { delimiter: file.delimiter }),
    skip: found.skip,
    hasHeading: found.heading !== undefined,
    ...(series && {
      wide: {
        from: named.headings[series.from] ?? '',
        to: named.headings[series.to] ?? '',
        count: series.to - series.from + 1,
        isUsed: isWide,
      },
    }),
    ...(layout !== undefined && {
      layout: {
        used: layout,
        options: Object.entries(whole.layouts ?? {}).map(([value, { label }]) => ({ value, label })),
        columns: Object.keys(input.columns),
      },
    }),
    ...(groups && { groups: { names: groups.names, used: groups.used } }),
    totals: kept.totals.length,
    keepsTotals: choices.keepsTotals ?? false,
    bad: bad?.rows.size ?? 0,
    keepsBad: choices.keepsBad ?? false,
    merged: merged.filled.length,
    keepsBlank: choices.keepsBlank ?? false,
    columns: offered.map(({ heading, format, unit, isMade, role, ways }) => ({
      heading,
      format,
      unit,
      isMade,
      role,
      ...(ways && { ways }),
    })),
    preview: previewOf(rows, formed.columns, made),
    rows: rows.length,
    used: 0,
    notes: [],
    questions,
    lacking,
    faults: [],
    faultCount: 0,
  }
  const notes = [
    ...file.notes,
    ...notesOfPlace(found),
    groups?.note ?? '',
    ...named.notes,
    ...ended.notes,
    ...notesOfRows(kept, reading.keepsTotals),
    bad && !choices.keepsBad
      ? `${count(bad.rows.size, 'row')} marked Bad in ${bad.heading} ${bad.rows.size === 1 ? 'is' : 'are'} left out.`
      : '',
    ...merged.filled.map((place) =>
      choices.keepsBlank
        ? ''
        : `${named.headings[place]}: a blank cell takes what stands above it, as in merged cells.`,
    ),
    ...formed.notes.values(),
    ...made.map(({ note }) => note),
    ...wordNotes(input, roles, formed.columns),
    series ? seriesNote(reading, input, isWide) : '',
    periods?.note ?? '',
    layout !== undefined ? `The file is read as: ${lowerFirst(whole.layouts?.[layout]?.label)}.` : '',
    ...guess.byContents.flatMap((name) =>
      choices.roles?.[name] === undefined
        ? [
            `${input.columns[name]?.label} is taken from “${roles[name]}” by what it holds; change it if another column is meant.`,
          ]
        : [],
    ),
  ]
  reading.notes = notes.filter(Boolean)
  const texts = new Set(offered.filter(isText).map(({ heading }) => heading))
  for (const { heading, text } of onceOfEach([...formed.questions.values()]))
    if (!texts.has(heading)) reading.notes.push(text)
  if (lacking.length > 0 || questions.length > 0) return { reading }
  const parts = isWide
    ? {
        series,
        columns: formed.columns.slice(series.from, series.to + 1),
        starts: periods?.starts ?? [],
      }
    : undefined
  const { table, problem } = fillTable(input, roles, { rows, columns: formed.columns, made, parts }, reading)
  if (problem !== undefined) return { reading, problem }
  const isGuessed = (name: string) => guess.byContents.includes(name) && choices.roles?.[name] === undefined
  const turned = turnedTimes(input, table, isGuessed)
  if (turned) {
    const { earlier, later } = turned
    const [first = null, second = null] = [roles[later], roles[earlier]]
    const again = readTable(file, whole, {
      ...choices,
      roles: { ...choices.roles, [earlier]: first, [later]: second },
    })
    const [early, late] = [earlier, later].map((name) => input.columns[name]?.label)
    again.reading.notes.push(
      `${early} is taken from “${first}” and ${late?.toLowerCase()} from “${second}”, since “${first}” is the earlier of the two in most rows.`,
    )
    return again
  }
  return { reading, table: layout === undefined ? table : { ...table, layout } }
}

const lowerFirst = (text = '') => text.charAt(0).toLowerCase() + text.slice(1)

/** One question about numbers and one about dates: the answer holds for the other columns. */
const onceOfEach = (questions: Question[]) =>
  questions.filter(
    ({ options: [own] }, i) =>
      i === questions.findIndex(({ options: [other] }) => kindOfFormat(other) === kindOfFormat(own)),
  )

const kindOfFormat = (option: Question['options'][number] | undefined) => option?.format?.split(' ')[0]

const canBeWide = ({ wide }: TableInput, { kind }: Series) =>
  wide !== undefined && (wide.by === kind || wide.by === 'either')

const without = ({ columns }: TableInput, names: (string | undefined)[]) =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name)))

const describe = (
  { heading, format, unit, ways }: Pick<ReadColumn, 'heading' | 'format' | 'unit' | 'ways'>,
  isMade: boolean,
): ReadColumn => ({
  heading,
  format,
  unit,
  isMade,
  role: null,
  ...(ways && { ways }),
})

const rowName =
  /^(?:(?:#|no|nr|id|index|row|rec(?:ord)?|seq|scan|cycle|(?:std|standard|run) ?order|blocks?|pattern|pt ?type|serial|lfd|nummer|sample|subgroup|stichprobe)\b|(?:std|run|trial|replicate|rep|point)(?: ?(?:no|nr|number|#|\d+))?\.?$)/i

/** An index counts 1, 2, 3 … or bears a heading that numbers rows: it names rows and measures nothing. */
function valuesOf({ heading, cells, format, unit }: FormedColumn) {
  const read: (cell: Cell) => string | number = format === 'text' ? textOf : readAs(format, unit)
  const first = cells.slice(0, 300).map(read)
  const counts = first.length > 2 && first.every((value, i) => i === 0 || value === Number(first[i - 1]) + 1)
  const distinct = new Set(first)
  // An index of prices or output has decimals; one of rows has none.
  const isWhole = first.every((value) => typeof value === 'string' || !(value % 1))
  return {
    isIndex: (rowName.test(heading) && isWhole) || counts,
    isNumbering:
      isNumbering(heading) &&
      areNumbersOfThings(cells.slice(0, 300).flatMap((cell) => (isMissing(cell) ? [] : [textOf(cell)]))),
    distinct: distinct.size,
    rows: first.length,
    ...(format === 'text' && { texts: [...distinct].map((text) => String(text).toLowerCase()) }),
  }
}
