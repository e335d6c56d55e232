import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { AttachmentsPanel } from '#features/attachments/attachments-panel.tsx'
import { useMe } from '#features/context/use-me.ts'
import { CustomFieldsPanel } from '#features/custom-fields/custom-fields-panel.tsx'
import { RecordEditForm } from '#features/context/record-edit-form.tsx'
import { useRecordEdit } from '#features/context/use-record-edit.ts'
import { companyDetail, type CompanyDetail } from '#features/leads/companies/company.schema.ts'
import { sizeNames } from '#features/leads/lead-words.ts'
import { useSectors } from '#features/leads/sectors/use-sectors.ts'
import { money } from '#lib/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import {
  companyDraftOf,
  companyFieldNames,
  companyLabels,
  parseCompany,
  type CompanyFieldName,
} from './company-draft.ts'
import { CompanyFields } from './company-fields.tsx'
import { CompanyTimelineList } from './company-timeline.tsx'
import { MergedRecords } from './merged-records.tsx'
import { OpportunityList } from './opportunity-list.tsx'
import { PeopleList } from './people-list.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordState } from './record-state.tsx'

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A company with its people, its leads and what happened. */
export function CompanyScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery<CompanyDetail>({
    queryKey: [`/api/companies/${id}`],
  })
  const { may } = useMe()
  if (!data)
    return <RecordState noun="company" listPath="/companies" error={error} onRetry={() => void refetch()} />
  // Its old address goes on leading to the company.
  if (data.mergedInto) return <Navigate replace to={`/companies/${data.mergedInto}`} />
  return (
    <>
      <header className="border-b border-rule pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
            <RecordHeading name={data.name} />
            <p className="text-lg break-words text-slate">{data.domains.join(', ')}</p>
          </div>
          <RecordActions
            list="/api/companies"
            id={data.id}
            noun="company"
            name={data.name}
            isArchived={data.isArchived}
            placeholder="Name or mail domain"
          />
        </div>
        <p className="pt-1 text-slate">{openWords(data)}</p>
        <MergedRecords list="/api/companies" merged={data.merged} />
        {data.isArchived && (
          <p role="status" className="mt-4 max-w-text border-l-4 border-rule-strong bg-sunk px-4 py-3">
            Archived: hidden from the list. Its leads are unchanged.
          </p>
        )}
      </header>
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="Leads">
            <OpportunityList list={data.opportunities} />
          </Panel>
          <Panel title="Timeline">
            <CompanyTimelineList id={data.id} />
          </Panel>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="About">
            <CompanyAbout key={data.id} company={data} />
          </Panel>
          <CustomFieldsPanel
            key={`fields ${data.id}`}
            record="company"
            url={`/api/companies/${data.id}`}
            list="/api/companies"
            held={data}
            mayEdit={may('leads.write')}
          />
          <AttachmentsPanel path="companies" id={data.id} mayWrite={may('leads.write')} />
          <Panel title="People">
            <PeopleList people={data.team} />
            <ButtonLink
              to={`/people/new?company=${data.id}`}
              variant="secondary"
              size="sm"
              icon="plus"
              className="mt-4"
            >
              New person
            </ButtonLink>
          </Panel>
        </div>
      </div>
    </>
  )
}

function openWords({ open, value }: CompanyDetail): string {
  if (open === 0) return 'No open leads'
  const count = open === 1 ? 'One open lead' : `${open} open leads`
  return value > 0 ? `${count}, worth ${money(value)}` : count
}

function CompanyAbout({ company }: { company: CompanyDetail }) {
  const { nameOf: sectorName } = useSectors()
  const edit = useRecordEdit<CompanyFieldName, CompanyDetail>(company, {
    url: `/api/companies/${company.id}`,
    list: '/api/companies',
    names: companyFieldNames,
    schema: companyDetail,
    draftOf: companyDraftOf,
    parse: parseCompany,
  })
  const show = (field: CompanyFieldName, value: string) =>
    field === 'sector' && value ? sectorName(value) : value
  if (edit.isOpen) {
    return (
      <RecordEditForm
        label="Fields of the company"
        title="Someone else changed this company"
        edit={edit}
        labels={companyLabels}
        show={show}
      >
        <CompanyFields draft={edit.draft} errors={edit.errors} onChange={edit.change} />
      </RecordEditForm>
    )
  }
  return (
    <>
      <FactList
        facts={{
          Sector: company.sector && sectorName(company.sector),
          Size: company.size && sizeNames[company.size],
          Country: company.country && countries.of(company.country),
          'Mail domains': company.domains.join(', '),
          Notes: company.notes,
        }}
      />
      <Button variant="secondary" size="sm" icon="edit" className="mt-4" onClick={edit.begin}>
        Edit
      </Button>
    </>
  )
}
