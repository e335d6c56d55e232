import { sectorItem, type SectorItem } from '#features/leads/sectors/sector.schema.ts'
import { sectorsUrl as url } from '#features/leads/sectors/use-sectors.ts'
import { Checkbox } from '#ui/field.tsx'
import { SettingDialog, useSettingForm } from './setting-form.tsx'

/** A new sector, or what one is called and whether we work in it. */
export function SectorForm({ sector, onClose }: { sector?: SectorItem | undefined; onClose: () => void }) {
  const form = useSettingForm({
    kind: 'sector',
    item: sector,
    initial: { name: sector?.name ?? '', isTarget: (sector?.isTarget ?? true) ? 'yes' : '' },
    url,
    schema: sectorItem,
    reread: ['/api/leads'],
    describe: ({ name, isTarget }) => `${name}${isTarget ? ', a target sector' : ''}`,
    onClose,
  })
  const { name } = form.draft
  const isTarget = form.draft.isTarget === 'yes'
  return (
    <SettingDialog
      form={form}
      title={sector ? `Edit ${sector.name}` : 'New sector'}
      addLabel="Add sector"
      nameMaxLength={60}
      onSubmit={() => form.save({ name, isTarget })}
    >
      <Checkbox
        name="isTarget"
        label="A target sector: its leads score 25 points more"
        checked={isTarget}
        onChange={(event) => form.set('isTarget', event.target.checked ? 'yes' : '')}
      />
    </SettingDialog>
  )
}
