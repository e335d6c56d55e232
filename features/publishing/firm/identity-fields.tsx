import { registers } from '#lib/company-number.ts'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/field.tsx'
import { identityLabels } from './disclosures.ts'
import type { IdentityField } from './identity.schema.ts'

interface Props {
  draft: Record<IdentityField, string>
  errors: Partial<Record<string, string>>
  onChange: (field: IdentityField, value: string) => void
}

const hints: Partial<Record<IdentityField, string>> = {
  legalName: 'As registered, with Ltd or Limited',
  registeredIn: 'Of companies, or where you are established',
  companyNumber: 'With its leading 0',
  registeredOffice: 'In one line, with its postcode',
  postalAddress: 'Where letters and visitors go, if it isn’t the registered office',
  vatNumber: 'With GB or IE in front',
  icoNumber: 'Such as ZA123456',
  otherRegulators: 'Other registers, with number, and an authority that supervises you',
  euRepresentative: 'Name, address and how to reach them (GDPR, Article 27)',
  insurance: 'Insurer with contact, and where the cover holds',
}

export function IdentityFields({ draft, errors, onChange }: Props) {
  const common = (field: IdentityField) => ({
    name: field,
    label: identityLabels[field],
    ...(hints[field] && { hint: hints[field] }),
    ...(errors[field] && { error: errors[field] }),
    value: draft[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  const choice = (field: 'noVat' | 'noEuRepresentative') => ({
    name: field,
    label: identityLabels[field],
    checked: draft[field] === 'yes',
    onChange: (event: { target: { checked: boolean } }) => onChange(field, event.target.checked ? 'yes' : ''),
  })
  return (
    <>
      <Group title="In the register">
        <TextField {...common('legalName')} autoComplete="organization" className="sm:col-span-2" />
        <SelectField
          {...common('registeredIn')}
          options={[
            { value: '', label: 'Not chosen' },
            ...registers.map((value) => ({ value, label: value })),
          ]}
        />
        <TextField {...common('companyNumber')} autoComplete="off" spellCheck={false} />
        <TextField {...common('registeredOffice')} className="sm:col-span-2" />
        <TextField {...common('postalAddress')} className="sm:col-span-2" />
      </Group>
      <Group title="Tax">
        <TextField {...common('vatNumber')} autoComplete="off" spellCheck={false} />
        <Checkbox {...choice('noVat')} className="sm:self-center" />
      </Group>
      <Group title="Data protection and supervision">
        <TextField {...common('icoNumber')} autoComplete="off" spellCheck={false} />
        <TextArea {...common('otherRegulators')} className="sm:col-span-2" />
        <TextArea {...common('euRepresentative')} className="sm:col-span-2" />
        <Checkbox {...choice('noEuRepresentative')} className="pb-4 sm:col-span-2" />
      </Group>
      <Group title="Insurance">
        <TextArea {...common('insurance')} className="sm:col-span-2" />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t-2 border-rule-strong pt-3 pb-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="pb-3 font-heading text-lg">
        {title}
      </p>
      <div className="grid gap-x-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
