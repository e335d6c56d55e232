import { addedKinds } from '#features/leads/stages/stage-kind.ts'
import { stageItem, type StageItem } from '#features/leads/stages/stage.schema.ts'
import { stagesUrl as url } from '#features/leads/stages/use-stages.ts'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { SettingDialog, useSettingForm } from './setting-form.tsx'
import { kindOptions } from './stage-words.ts'

/** A new stage, or what one is called and stands for. Its kind is chosen once: what closes a lead does so for good. */
export function StageForm({ stage, onClose }: { stage?: StageItem | undefined; onClose: () => void }) {
  const form = useSettingForm({
    kind: 'stage',
    item: stage,
    initial: {
      name: stage?.name ?? '',
      kind: stage?.kind ?? 'open',
      probability: String(stage?.probability ?? 50),
      isQualified: stage?.isQualified ? 'yes' : '',
    },
    url,
    schema: stageItem,
    reread: ['/api/leads'],
    added: (name) => `${name} is on the board`,
    shown: ['probability'],
    onClose,
  })
  const { name, kind, probability } = form.draft
  const isQualified = form.draft.isQualified === 'yes'
  const save = () => {
    if (!/^\d{1,3}$/.test(probability.trim()) && kind === 'open')
      return form.setErrors({ probability: 'A whole number from 0 to 100' })
    const facts = kind === 'open' ? { probability: Number(probability), isQualified } : {}
    const chosen = stage ? {} : { kind: addedKinds.find((one) => one === kind) }
    form.save({ name, ...facts, ...chosen })
  }
  return (
    <SettingDialog
      form={form}
      title={stage ? `Edit ${stage.name}` : 'New stage'}
      addLabel="Add stage"
      nameMaxLength={30}
      onSubmit={save}
    >
      {!stage && (
        <SelectField
          name="kind"
          label="Kind"
          value={kind}
          options={kindOptions}
          onChange={(event) => form.set('kind', event.target.value)}
        />
      )}
      {kind === 'open' && (
        <>
          <TextField
            name="probability"
            label="Of a hundred leads here, how many are won?"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={probability}
            unit="%"
            error={form.errors['probability']}
            onChange={(event) => form.set('probability', event.target.value)}
          />
          <Checkbox
            name="isQualified"
            label="A lead here counts as qualified"
            checked={isQualified}
            onChange={(event) => form.set('isQualified', event.target.checked ? 'yes' : '')}
          />
        </>
      )}
    </SettingDialog>
  )
}
