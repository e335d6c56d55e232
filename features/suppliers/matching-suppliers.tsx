import { useState } from 'react'
import { roleNames, roleSlugs, type RoleSlug } from '#config/roles.ts'
import { SelectField } from '#ui/field.tsx'
import { FoldedPanel } from '#ui/panel.tsx'
import { Shortlist } from './shortlist.tsx'

/** For a lead that named no roles: staff choose one and see who could come. */
export function MatchingSuppliers({ leadId }: { leadId: string }) {
  const [role, setRole] = useState<RoleSlug>()
  return (
    <FoldedPanel title="Matching suppliers">
      <SelectField
        name="match-role"
        label="Role"
        isLabelHidden
        value={role ?? ''}
        onChange={(event) => setRole(roleSlugs.find((slug) => slug === event.target.value))}
        options={[
          { value: '', label: 'Choose a role' },
          ...roleSlugs.map((value) => ({ value, label: roleNames[value] })),
        ]}
        className="pb-2"
      />
      {role && (
        <Shortlist
          leadId={leadId}
          need={{
            roles: [{ role, count: 1 }],
            skills: [],
            seniority: null,
            startBy: null,
            rateTo: null,
            place: null,
          }}
        />
      )}
    </FoldedPanel>
  )
}
