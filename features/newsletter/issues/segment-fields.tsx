import { firstSectorIds, firstSectors } from '#features/leads/sectors/first-sectors.ts'
import { countries, topicNames, topics } from '#features/newsletter/newsletter-choices.ts'
import { Checkbox, TextField } from '#ui/field.tsx'
import type { Segment } from './issue.schema.ts'

const countryNames = { GB: 'United Kingdom', IE: 'Ireland' }

interface Props {
  segment: Segment
  isReadOnly: boolean
  onChange: (segment: Segment) => void
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Who gets it; nothing ticked stands for everybody. */
export function SegmentFields({ segment, isReadOnly, onChange }: Props) {
  const boxes = <T extends string>(
    legend: string,
    all: readonly T[],
    chosen: readonly string[],
    nameOf: (one: T) => string,
    set: (one: T) => Segment,
  ) => (
    <fieldset className="min-w-0" disabled={isReadOnly}>
      <legend className="pb-1 text-sm font-semibold">{legend}</legend>
      {all.map((one) => (
        <Checkbox
          key={one}
          name={`${legend}.${one}`}
          className="*:w-full"
          label={nameOf(one)}
          checked={chosen.includes(one)}
          onChange={() => onChange(set(one))}
        />
      ))}
    </fieldset>
  )
  return (
    <div className="grid gap-4">
      <p className="text-slate">Tick nothing to include everybody.</p>
      {boxes(
        'Subjects',
        topics,
        segment.topics,
        (one) => topicNames[one],
        (one) => ({
          ...segment,
          topics: toggled(segment.topics, one),
        }),
      )}
      {boxes(
        'Sectors',
        firstSectorIds,
        segment.sectors,
        (one) => firstSectors[one],
        (one) => ({
          ...segment,
          sectors: toggled(segment.sectors, one),
        }),
      )}
      {boxes(
        'Countries',
        countries,
        segment.countries,
        (one) => countryNames[one],
        (one) => ({
          ...segment,
          countries: toggled(segment.countries, one),
        }),
      )}
      <TextField
        label="Confirmed since"
        name="since"
        type="date"
        value={segment.since ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...segment, since: event.target.value || null })}
      />
    </div>
  )
}
