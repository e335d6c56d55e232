import { useQuery } from '@tanstack/react-query'
import { SelectField, TextField } from '#ui/field.tsx'
import type { Sources } from '#features/analytics/analytics-answer.schema.ts'
import { presets } from '#features/analytics/days.ts'
import { deviceNames, devices } from '#features/analytics/devices.ts'
import { queryOf, usePeriod } from './use-period.ts'

const rangeOptions = [
  ...presets.map(({ name, label }) => ({ value: name, label })),
  { value: 'own', label: 'Days of my own' },
]
const compareOptions = [
  { value: 'previous', label: 'Compare with before' },
  { value: 'year', label: 'Compare with last year' },
  { value: 'none', label: 'No comparison' },
]
const deviceOptions = [
  { value: '', label: 'Every device' },
  ...devices.map((value) => ({ value, label: deviceNames[value] })),
]

/** Which days, beside which others, and of whom; all of it in the address. */
export function PeriodBar({
  filters,
  isSingle,
}: {
  filters: readonly ('device' | 'source')[]
  /** Nothing is compared. */
  isSingle: boolean
}) {
  const { chosen, change, today } = usePeriod()
  const { range, preset, compare, device, source } = chosen
  const isOwn = preset === 'own'
  return (
    <form
      aria-label="Days and filters"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 gap-2 pb-6 md:flex md:flex-wrap md:*:w-52"
    >
      <SelectField
        name="range"
        label="Days"
        isLabelHidden
        options={rangeOptions}
        value={preset}
        onChange={({ target: { value } }) =>
          change(value === 'own' ? { ...range, range: '' } : { range: value, from: '', to: '' })
        }
      />
      {isOwn && (
        <>
          <TextField
            key={`from ${range.from}`}
            type="date"
            name="from"
            label="First day"
            isLabelHidden
            max={today}
            defaultValue={range.from}
            onBlur={({ target: { value } }) => value && change({ from: value })}
          />
          <TextField
            key={`to ${range.to}`}
            type="date"
            name="to"
            label="Last day"
            isLabelHidden
            max={today}
            defaultValue={range.to}
            onBlur={({ target: { value } }) => value && change({ to: value })}
          />
        </>
      )}
      {!isSingle && (
        <SelectField
          name="compare"
          label="Comparison"
          isLabelHidden
          options={compareOptions}
          value={compare}
          onChange={({ target: { value } }) => change({ compare: value === 'previous' ? '' : value })}
        />
      )}
      {filters.includes('device') && (
        <SelectField
          name="device"
          label="Device"
          isLabelHidden
          options={deviceOptions}
          value={device ?? ''}
          onChange={({ target: { value } }) => change({ device: value })}
        />
      )}
      {filters.includes('source') && <SourceField source={source} />}
    </form>
  )
}

const mostOptions = 50

function SourceField({ source }: { source: string | undefined }) {
  const { chosen, change } = usePeriod()
  const { data } = useQuery<Sources>({
    queryKey: [`/api/analytics/sources?${queryOf({ ...chosen, compare: 'none' })}`],
  })
  const known = (data?.sources ?? []).slice(0, mostOptions).map(({ origin }) => origin)
  const listed = source && !known.includes(source) ? [source, ...known] : known
  return (
    <SelectField
      name="source"
      label="Source"
      isLabelHidden
      options={[{ value: '', label: 'Every source' }, ...listed.map((value) => ({ value, label: value }))]}
      value={source ?? ''}
      onChange={({ target: { value } }) => change({ source: value })}
    />
  )
}
