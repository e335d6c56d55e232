import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { CustomFieldsPanel } from '#features/custom-fields/custom-fields-panel.tsx'
import { useMe } from '#features/context/use-me.ts'
import { RecordEditForm } from '#features/context/record-edit-form.tsx'
import { useRecordEdit } from '#features/context/use-record-edit.ts'
import { personDetail, type PersonDetail } from '#features/leads/companies/company.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Panel } from '#ui/panel.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { RecordHeading } from '#ui/record-heading.tsx'
import {
  parsePerson,
  personDraftOf,
  personFieldNames,
  personLabels,
  type PersonFieldName,
} from './company-draft.ts'
import { MergedRecords } from './merged-records.tsx'
import { OpportunityList } from './opportunity-list.tsx'
import { PersonFields } from './person-fields.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordState } from './record-state.tsx'

/** A person with the leads that they take part in. */
export function PersonScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery<PersonDetail>({ queryKey: [`/api/people/${id}`] })
  const { may } = useMe()
  if (!data)
    return <RecordState noun="person" listPath="/people" error={error} onRetry={() => void refetch()} />
  // Their old address goes on leading to the person.
  if (data.mergedInto) return <Navigate replace to={`/people/${data.mergedInto}`} />
  return (
    <>
      <header className="border-b border-rule pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
            <RecordHeading name={data.name} />
            <p className="min-w-0 text-lg break-words text-slate">
              {data.jobTitle}
              {data.jobTitle && data.company && ', '}
              {data.company && (
                <Link to={`/companies/${data.company.id}`} className="text-sea hover:underline">
                  {data.company.name}
                </Link>
              )}
            </p>
          </div>
          <RecordActions
            list="/api/people"
            id={data.id}
            noun="person"
            name={data.name}
            isArchived={data.isArchived}
            placeholder="Name, email or phone"
          />
        </div>
        <MergedRecords list="/api/people" merged={data.merged} />
        {data.isArchived && (
          <p role="status" className="mt-4 max-w-text border-l-4 border-rule-strong bg-sunk px-4 py-3">
            Archived: hidden from the list. Their leads are unchanged.
          </p>
        )}
      </header>
      <div className="grid gap-x-10 gap-y-8 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Leads">
          <OpportunityList list={data.opportunities} />
          {may('leads.write') && !data.isArchived && (
            <ButtonLink
              to={`/lead-form?person=${data.id}`}
              variant="secondary"
              size="sm"
              icon="plus"
              className="mt-4 print:hidden"
            >
              New lead of {data.name}
            </ButtonLink>
          )}
        </Panel>
        <div className="grid min-w-0 content-start gap-8">
          <Panel title="About">
            <PersonAbout key={data.id} person={data} />
          </Panel>
          <CustomFieldsPanel
            key={`fields ${data.id}`}
            record="person"
            url={`/api/people/${data.id}`}
            list="/api/people"
            held={data}
            mayEdit={may('leads.write')}
          />
        </div>
      </div>
    </>
  )
}

function PersonAbout({ person }: { person: PersonDetail }) {
  const edit = useRecordEdit<PersonFieldName, PersonDetail>(person, {
    url: `/api/people/${person.id}`,
    list: '/api/people',
    names: personFieldNames,
    schema: personDetail,
    draftOf: personDraftOf,
    parse: parsePerson,
  })
  if (edit.isOpen) {
    return (
      <RecordEditForm
        label="Fields of the person"
        title="Someone else changed this person"
        edit={edit}
        labels={personLabels}
      >
        <PersonFields
          draft={edit.draft}
          errors={edit.errors}
          company={person.company}
          onChange={edit.change}
        />
      </RecordEditForm>
    )
  }
  const { email, phone } = person
  return (
    <>
      <FactList
        facts={{
          Position: person.jobTitle,
          Email: email && <a href={`mailto:${email}`}>{email}</a>,
          Phone: phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
          Notes: person.notes,
        }}
      />
      <Button variant="secondary" size="sm" icon="edit" className="mt-4" onClick={edit.begin}>
        Edit
      </Button>
    </>
  )
}
