import { SelectField } from '#ui/field.tsx'
import { classes } from '#ui/classes.ts'
import type { WantedColumn } from '#features/demos/frame/demo-controls.ts'
import type { Choices, Format, ReadColumn, Reading } from '#features/demos/frame/read/reading.ts'

interface Props {
  id: string
  reading: Reading
  columns: WantedColumn[]
  onChoices: (changed: Choices) => void
}

const formats: { value: Format; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'number .', label: 'Number, 1,234.5' },
  { value: 'number ,', label: 'Number, 1.234,5' },
  { value: 'date dmy', label: 'Date, day first' },
  { value: 'date mdy', label: 'Date, month first' },
  { value: 'date ymd', label: 'Date, year first' },
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'year', label: 'Year' },
  { value: 'unix s', label: 'Unix time, seconds' },
  { value: 'unix ms', label: 'Unix time, milliseconds' },
  { value: 'unix us', label: 'Unix time, microseconds' },
  { value: 'unix ns', label: 'Unix time, nanoseconds' },
  { value: 'days', label: 'Day number' },
  { value: 'clock', label: 'Time of day' },
  { value: 'duration', label: 'Duration, h:mm' },
]

/** What only the visitor can tell of a column of periods, to be told anew. */
const waysOf = ({ format, ways = [] }: ReadColumn) => [
  ...ways.flatMap((way) =>
    way.format ? [{ value: way.format, label: `${inWords(way.format)} ${way.label}` }] : [],
  ),
  ...(/^(?:fiscal|weeks|months) /.test(format) && !ways.some((way) => way.format === format)
    ? [{ value: format, label: inWords(format) }]
    : []),
]

const inWords = (format: Format) =>
  format.startsWith('fiscal')
    ? 'Financial year from'
    : format.startsWith('weeks')
      ? 'Weeks from'
      : 'Months from'

/** The first rows as read, and over each column what it is taken for. */
export function ReadingPreview({ id, reading, columns, onChoices }: Props) {
  const { preview, wide } = reading
  const names = new Map(columns.map(({ name, label }) => [name, label]))
  const roles = [
    { value: '', label: 'Not used' },
    ...columns.map(({ name, label }) => ({ value: name, label })),
  ]
  const from = reading.columns.findIndex(({ heading }) => heading === wide?.from)
  const isPart = (i: number) => wide?.isUsed === true && i >= from && i < from + wide.count
  const give = ({ heading, role: old }: ReadColumn, role: string) =>
    onChoices({ roles: { ...(old !== null && { [old]: null }), ...(role !== '' && { [role]: heading }) } })
  return (
    <div
      className="mt-2 max-h-[26rem] max-w-full overflow-auto border border-rule"
      tabIndex={0}
      role="region"
      aria-label={`The first ${preview.length} rows as read`}
    >
      <table className="border-collapse text-left text-sm">
        <thead className="sticky top-0 z-10 bg-raised align-top">
          <tr>
            <th
              scope="col"
              className="border-b border-ink px-2 py-2 font-mono text-xs font-normal text-slate"
            >
              Row
            </th>
            {reading.columns.map((column, i) => (
              <th
                key={column.heading}
                scope="col"
                className={classes(
                  'min-w-44 border-b border-l border-ink border-l-rule px-2 py-2 font-normal',
                  column.role !== null && 'bg-sea-tint',
                )}
              >
                <span className="block max-w-60 truncate pb-1.5 font-semibold" title={column.heading}>
                  {column.heading}
                </span>
                {columns.length > 0 &&
                  (isPart(i) ? (
                    <span className="flex h-11 items-center">{names.get(column.role ?? '')}</span>
                  ) : (
                    <SelectField
                      id={`${id}-role-${i}`}
                      name={`${id}-role-${i}`}
                      label={`Role of ${column.heading}`}
                      isLabelHidden
                      options={roles}
                      value={column.role ?? ''}
                      onChange={({ target }) => give(column, target.value)}
                    />
                  ))}
                {!column.isMade && (
                  <div className="pt-1.5">
                    <SelectField
                      id={`${id}-type-${i}`}
                      name={`${id}-type-${i}`}
                      label={`Type of ${column.heading}`}
                      isLabelHidden
                      options={[...formats, ...waysOf(column)]}
                      value={column.format}
                      onChange={({ target }) => {
                        const chosen = [...formats, ...waysOf(column)].find(
                          ({ value }) => value === target.value,
                        )
                        if (chosen) onChoices({ formats: { [column.heading]: chosen.value } })
                      }}
                    />
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ line, cells }) => (
            <tr key={line} className="border-b border-rule">
              <th scope="row" className="px-2 py-1 font-mono text-xs font-normal text-slate">
                {line}
              </th>
              {cells.map(({ text, isUnread }, i) => (
                <td
                  key={reading.columns[i]?.heading}
                  className={classes(
                    'max-w-60 truncate border-l border-rule px-2 py-1 tabular-nums',
                    isUnread && 'bg-signal-tint text-signal-strong',
                  )}
                >
                  {text}
                  {isUnread && <span className="sr-only"> (not read)</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
