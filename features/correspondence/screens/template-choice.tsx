import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/field.tsx'
import type { TemplateItem } from '#features/correspondence/write/template.schema.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

/** Takes a template for the mail that is being written, and leads to where they are kept. */
export function TemplateChoice({ onChoose }: { onChoose: (template: TemplateItem) => void }) {
  const { data } = useQuery<{ items: TemplateItem[] }>({ queryKey: ['/api/mail-templates'] })
  const [isManaging, setManaging] = useState(false)
  const items = data?.items ?? []
  return (
    <div className="flex flex-wrap items-end gap-3 pb-2">
      {items.length > 0 && (
        <SelectField
          name="mail-template"
          label="Template"
          isLabelHidden
          className="min-w-56"
          value=""
          options={[
            { value: '', label: 'Use a template' },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => {
            const chosen = items.find(({ id }) => id === event.target.value)
            if (chosen) onChoose(chosen)
          }}
        />
      )}
      <Button variant="quiet" size="sm" onClick={() => setManaging(true)}>
        {items.length > 0 ? 'Change templates' : 'Make a template'}
      </Button>
      {isManaging && <TemplatesDialog items={items} onClose={() => setManaging(false)} />}
    </div>
  )
}
