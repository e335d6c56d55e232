import { z } from 'zod/mini'
import { readJson, useDraft } from '#features/context/use-draft.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { customName } from '#features/custom-fields/custom-values.ts'
import { useCustomFields } from '#features/custom-fields/use-custom-fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField } from '#ui/field.tsx'
import { KeptDraft } from '#ui/kept-draft.tsx'
import { Table, TBody, Td, Th, THead, Tr } from '#ui/table.tsx'
import { encodingNames, labelOf, rowsOf, separatorNames } from './import-words.ts'
import { fieldsOf, mappingProblem } from './kind-columns.ts'
import { kindWords } from './kind-words.ts'
import {
  encodings,
  fieldNames,
  separators,
  updateModes,
  type ImportDetail,
  type ImportKind,
  type Mapping,
  type UpdateMode,
} from './lead-import.schema.ts'
import { StepButton } from './step-button.tsx'
import { useImportStep } from './use-import-step.ts'

const leftOut = { value: '', label: 'Leave out' }
const optionsOf = (kind: ImportKind, own: readonly CustomField[]) => [
  leftOut,
  ...fieldsOf[kind].map((value) => ({ value, label: labelOf(value) })),
  ...own
    .filter(({ isArchived }) => !isArchived)
    .map((field) => ({ value: customName(field), label: field.name })),
]
const modeNames: Record<UpdateMode, { title: string; text: string }> = {
  fill: { title: 'Fill empty fields only', text: 'Existing values are kept.' },
  overwrite: { title: 'Take the values of the file', text: 'Empty cells never clear a field.' },
}

const keptColumns = z.array(z.nullable(z.string()))

/** Which column fills which field, with the first rows beside, and what becomes of records that are known already. */
export function ColumnsForm({ detail, onTry }: { detail: ImportDetail; onTry?: () => void }) {
  const given = detail.mapping ?? detail.suggested
  const { draft, set, ...kept } = useDraft(`import-columns:${detail.id}`, {
    columns: JSON.stringify(given),
    mode: detail.mode ?? 'fill',
    owner: detail.owner ?? 'nobody',
  })
  const check = useImportStep(detail)
  const { kind } = detail
  const { fields: own } = useCustomFields(kind)
  const fieldOptions = optionsOf(kind, own)
  const chosen = readJson(keptColumns, draft.columns)
  // Read with another separator, the file has other columns.
  const mapping: Mapping =
    chosen?.length === given.length ? chosen.map((field) => fieldOf(field ?? '', own)) : given
  const mode = updateModes.find((one) => one === draft.mode) ?? 'fill'
  const isMine = draft.owner === 'me'
  const problem = problemOf(kind, mapping, own)
  const choose = (column: number, field: string) =>
    set('columns', JSON.stringify(mapping.map((before, i) => (i === column ? fieldOf(field, own) : before))))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem)
          check.mutate(
            { step: 'check', data: { mapping, mode, owner: isMine ? 'me' : 'nobody' } },
            {
              onSuccess: () => {
                kept.drop()
                onTry?.()
              },
            },
          )
      }}
    >
      <ReadingForm detail={detail} />
      <h2 className="pt-6 pb-2 text-lg">Columns</h2>
      <Table label="Columns of the file" stacked>
        <THead>
          <Tr>
            <Th>In the file</Th>
            <Th>First rows</Th>
            <Th>Becomes</Th>
          </Tr>
        </THead>
        <TBody>
          {columnsOf(detail.header).map(({ key, name, column }) => (
            <Tr key={key}>
              <Td label="In the file" className="font-semibold break-words md:max-w-56">
                {name}
              </Td>
              <Td label="First rows" className="min-w-0 break-words text-slate md:max-w-md">
                {samplesOf(detail, column).join(' · ') || '–'}
              </Td>
              <Td label="Becomes" className="md:w-64">
                <SelectField
                  name={`column-${column}`}
                  label={`Field for ${name}`}
                  isLabelHidden
                  options={fieldOptions}
                  value={mapping[column] ?? ''}
                  onChange={(event) => choose(column, event.target.value)}
                />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <fieldset className="mt-8">
        <legend className="pb-2 font-heading text-lg font-semibold">{kindWords[kind].knownTitle}</legend>
        <div className="grid max-w-3xl gap-2 sm:grid-cols-2">
          {updateModes.map((one) => (
            <label
              key={one}
              className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-2.5 rounded border border-rule-strong p-3 hover:border-ink has-checked:border-sea has-checked:bg-sea-tint"
            >
              <input
                type="radio"
                name="mode"
                checked={mode === one}
                onChange={() => set('mode', one)}
                className="mt-0.5 size-4"
              />
              <span className="font-semibold">{modeNames[one].title}</span>
              <span className="col-start-2 text-slate">{modeNames[one].text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="max-w-text pt-3 text-slate">{kindWords[kind].aboutKnown}</p>
      {kind === 'lead' && (
        <Checkbox
          name="owner"
          label="New leads are mine where the file names no owner"
          checked={isMine}
          onChange={(event) => set('owner', event.target.checked ? 'me' : 'nobody')}
          className="pt-3"
        />
      )}
      <KeptDraft isKept={kept.isKept} isRestored={kept.isRestored} onDrop={kept.drop} />
      <p role="status" className="min-h-8 pt-2 text-signal-strong">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={Boolean(problem)} pending={check.isPending}>
          {`Try ${rowsOf(detail.rows)}`}
        </Button>
        <StepButton detail={detail} step="drop" />
      </div>
    </form>
  )
}

/** Two columns may have one name. */
const columnsOf = (header: string[]) =>
  header.map((name, column) => ({ key: `${column} ${name}`, name, column }))

const fieldOf = (value: string, own: readonly CustomField[]): Mapping[number] =>
  fieldNames.find((name) => name === value) ?? own.map(customName).find((name) => name === value) ?? null

const samplesOf = ({ sample }: ImportDetail, column: number) =>
  sample
    .map((cells) => cells[column] ?? '')
    .filter(Boolean)
    .map((cell) => (cell.length > 60 ? `${cell.slice(0, 59)}…` : cell))
    .slice(0, 3)

function problemOf(kind: ImportKind, mapping: Mapping, own: readonly CustomField[]): string | undefined {
  const used = mapping.filter((field) => field !== null)
  const twice = used.find((field, i) => used.indexOf(field) !== i)
  if (twice) {
    const name = own.find((field) => customName(field) === twice)?.name ?? labelOf(twice)
    return `Two columns map to “${name}”. Skip one of them.`
  }
  const problem = mappingProblem(kind, mapping, own)
  return problem && `${problem}.`
}

/** How the file is written, as far as it was found out; a change reads it again. */
function ReadingForm({ detail }: { detail: ImportDetail }) {
  const read = useImportStep(detail)
  const { separator, encoding, hasHeader } = detail
  const change = (changed: object) =>
    read.mutate({ step: 'read', data: { separator, encoding, hasHeader, ...changed } })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        name="separator"
        label="Cells are separated by"
        options={separators.map((value) => ({ value, label: separatorNames[value] }))}
        value={separator ?? ','}
        disabled={read.isPending}
        onChange={(event) => change({ separator: event.target.value })}
        className="w-48 [&>p]:hidden"
      />
      <SelectField
        name="encoding"
        label="Encoding"
        options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
        value={encoding ?? 'utf-8'}
        disabled={read.isPending}
        onChange={(event) => change({ encoding: event.target.value })}
        className="w-56 [&>p]:hidden"
      />
      <Checkbox
        name="has-header"
        label="The first row names the columns"
        checked={hasHeader}
        disabled={read.isPending}
        onChange={(event) => change({ hasHeader: event.target.checked })}
        className="pb-1.5"
      />
    </div>
  )
}
