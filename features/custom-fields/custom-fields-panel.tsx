import { z } from 'zod/mini'
import { RecordEditForm } from '#features/context/record-edit-form.tsx'
import { useRecordEdit } from '#features/context/use-record-edit.ts'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { customDraftOf, draftInWords, parseCustom } from './custom-draft.ts'
import { customValues, type CustomField, type CustomRecord } from './custom-field.schema.ts'
import { CustomFieldInputs } from './custom-field-inputs.tsx'
import { customName, titleOf, valueInWords, type CustomName } from './custom-values.ts'
import { useCustomFields } from './use-custom-fields.ts'

const holder = z.object({ version: z.number(), custom: customValues })
type Holder = z.infer<typeof holder>

interface Props {
  record: CustomRecord
  /** Where the record is read and changed. */
  url: string
  /** What begins so is read again once it is changed. */
  list: string
  held: Holder
  mayEdit: boolean
}

/** The firm’s own fields of a record, to read and to change; nothing where it has none. */
export function CustomFieldsPanel({ record, ...props }: Props) {
  const { fields } = useCustomFields(record)
  const shown = fields.filter(({ id, isArchived }) => !isArchived || id in props.held.custom)
  if (shown.length === 0) return null
  return (
    <Panel title="Custom fields">
      <OwnFields {...props} noun={record} fields={shown} />
    </Panel>
  )
}

interface OwnFieldsProps extends Omit<Props, 'record'> {
  noun: string
  fields: readonly CustomField[]
}

function OwnFields({ noun, fields, url, list, held, mayEdit }: OwnFieldsProps) {
  const used = fields.filter(({ isArchived }) => !isArchived)
  const edit = useRecordEdit<CustomName, Holder>(held, {
    url,
    list,
    part: ' custom',
    names: used.map(customName),
    schema: holder,
    draftOf: ({ custom }) => customDraftOf(used, custom),
    parse: (draft, base) => parseCustom(used, draft, base),
  })
  if (edit.isOpen && used.length > 0) {
    return (
      <RecordEditForm
        label={`Custom fields of the ${noun}`}
        title={`Someone else changed this ${noun}`}
        edit={edit}
        labels={Object.fromEntries(used.map((field) => [customName(field), field.name]))}
        show={(name, value) => {
          const field = used.find((one) => customName(one) === name)
          return field ? draftInWords(field, value) : value
        }}
      >
        <CustomFieldInputs fields={used} draft={edit.draft} errors={edit.errors} onChange={edit.change} />
      </RecordEditForm>
    )
  }
  return (
    <>
      <FactList
        facts={Object.fromEntries(
          fields.map((field) => [titleOf(field), valueInWords(field, held.custom[field.id])]),
        )}
      />
      {mayEdit && used.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon="edit"
          className="mt-4 print:hidden"
          aria-label="Edit custom fields"
          onClick={edit.begin}
        >
          Edit
        </Button>
      )}
    </>
  )
}
