import { lossReasonItem, type LossReasonItem } from '#features/leads/loss-reasons/loss-reason.schema.ts'
import { lossReasonsUrl as url } from '#features/leads/loss-reasons/use-loss-reasons.ts'
import { SettingDialog, useSettingForm } from './setting-form.tsx'

interface Props {
  reason?: LossReasonItem | undefined
  onClose: () => void
}

/** A new reason, or another name for one. */
export function LossReasonForm({ reason, onClose }: Props) {
  const form = useSettingForm({
    kind: 'loss-reason',
    item: reason,
    initial: { name: reason?.name ?? '' },
    url,
    schema: lossReasonItem,
    onClose,
  })
  return (
    <SettingDialog
      form={form}
      title={reason ? `Rename ${reason.name}` : 'New loss reason'}
      addLabel="Add reason"
      nameMaxLength={60}
      onSubmit={() => form.save({ name: form.draft.name })}
    />
  )
}
