import { useState } from 'react'
import { SelectField, TextField } from '#ui/field.tsx'
import type { Choices, Reading } from '#features/demos/frame/read/reading.ts'

interface Props {
  id: string
  reading: Reading
  choices: Choices
  onChoices: (changed: Choices) => void
}

const delimiters = [
  { value: ',', label: 'Commas' },
  { value: ';', label: 'Semicolons' },
  { value: '\t', label: 'Tabs' },
  { value: '|', label: 'Bars' },
  { value: ' ', label: 'Spaces' },
  { value: 'none', label: 'One field a row' },
] as const
const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Windows-1252' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big end first' },
] as const

/** What holds for the whole table: the sheet, where it begins, what parts it. */
export function ReadingControls({ id, reading, choices, onChoices }: Props) {
  const { sheets = [], sheet, delimiter, encoding, hasHeading, groups, wide, layout } = reading
  const { totals, bad, merged } = reading
  return (
    <div className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
      {sheets.length > 1 && (
        <Choice
          id={`${id}-sheet`}
          label="Sheet"
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet ?? ''}
          onValue={(value) => onChoices({ sheet: value })}
        />
      )}
      {layout && (
        <Choice
          id={`${id}-layout`}
          label="The file holds"
          options={layout.options}
          value={layout.used}
          onValue={(value) => onChoices({ layout: value })}
        />
      )}
      <SkipRows id={id} skip={choices.skip ?? reading.skip} onSkip={(skip) => onChoices({ skip })} />
      <Choice
        id={`${id}-heading`}
        label="First row after those"
        options={[
          { value: 'yes', label: 'Holds the headings' },
          { value: 'no', label: 'Holds data' },
        ]}
        value={hasHeading ? 'yes' : 'no'}
        onValue={(value) => onChoices({ hasHeading: value === 'yes', skip: reading.skip })}
      />
      {delimiter && (
        <Choice
          id={`${id}-delimiter`}
          label="Fields are separated by"
          options={delimiters}
          value={delimiter}
          onValue={(value) => onChoices({ delimiter: value })}
        />
      )}
      {encoding && (
        <Choice
          id={`${id}-encoding`}
          label="Encoding"
          options={encodings}
          value={encoding}
          onValue={(value) => onChoices({ encoding: value })}
        />
      )}
      {groups && (
        <Choice
          id={`${id}-groups`}
          label={`Columns under ${groups.names[0]} ${groups.names.length > 2 ? 'to' : 'and'} ${groups.names.at(-1)}`}
          options={[
            ...(groups.used === undefined ? [{ value: '' as const, label: 'Not chosen yet' }] : []),
            { value: 'stacked' as const, label: 'One below the other' },
            { value: 'beside' as const, label: 'Side by side' },
            ...groups.names.map((name) => ({ value: `only ${name}` as const, label: `Only ${name}` })),
          ]}
          value={groups.used ?? ''}
          onValue={(value) => value !== '' && onChoices({ groups: value })}
        />
      )}
      {wide && (
        <Choice
          id={`${id}-wide`}
          label={`${wide.from} to ${wide.to} are`}
          options={[
            { value: 'one', label: 'One column, several a row' },
            { value: 'own', label: 'Columns of their own' },
          ]}
          value={wide.isUsed ? 'one' : 'own'}
          onValue={(value) => onChoices({ isWide: value === 'one' })}
        />
      )}
      {totals > 0 && (
        <Choice
          id={`${id}-totals`}
          label="Rows of totals"
          options={[
            { value: 'out', label: `${totals} left out` },
            { value: 'in', label: 'Read as data' },
          ]}
          value={reading.keepsTotals ? 'in' : 'out'}
          onValue={(value) => onChoices({ keepsTotals: value === 'in' })}
        />
      )}
      {bad > 0 && (
        <Choice
          id={`${id}-bad`}
          label="Rows marked Bad"
          options={[
            { value: 'out', label: `${bad} left out` },
            { value: 'in', label: 'Read as data' },
          ]}
          value={reading.keepsBad ? 'in' : 'out'}
          onValue={(value) => onChoices({ keepsBad: value === 'in' })}
        />
      )}
      {merged > 0 && (
        <Choice
          id={`${id}-merged`}
          label="Blank cells at the left"
          options={[
            { value: 'above', label: 'As the cell above' },
            { value: 'blank', label: 'Stay blank' },
          ]}
          value={reading.keepsBlank ? 'blank' : 'above'}
          onValue={(value) => onChoices({ keepsBlank: value === 'blank' })}
        />
      )}
    </div>
  )
}

interface ChoiceProps<V extends string> {
  id: string
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onValue: (value: V) => void
}

function Choice<V extends string>({ id, label, options, value, onValue }: ChoiceProps<V>) {
  return (
    <SelectField
      id={id}
      name={id}
      label={label}
      options={options}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onValue(chosen.value)
      }}
    />
  )
}

/** Taken when the field is left or Enter is pressed: at each digit the whole file would be read anew. */
function SkipRows({ id, skip, onSkip }: { id: string; skip: number; onSkip: (skip: number) => void }) {
  const [typed, setTyped] = useState<string>()
  const take = () => {
    const rows = Number(typed)
    setTyped(undefined)
    if (typed !== undefined && Number.isInteger(rows) && rows >= 0 && rows !== skip) onSkip(rows)
  }
  return (
    <TextField
      id={`${id}-skip`}
      name={`${id}-skip`}
      label="Skip rows at the top"
      inputMode="numeric"
      value={typed ?? String(skip)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      className="tabular-nums"
    />
  )
}
