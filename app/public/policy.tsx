import { type Loaded, nothingHere, page } from '#app/document/page.server.tsx'
import { pageAt } from '#content/pages.ts'
import { policies } from '#content/policies/index.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { disclosuresOf } from '#features/publishing/firm/disclosures.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import type { Route } from './+types/policy'
import { TextPageView } from './parts/text/text-page-view.tsx'

/** The sections that begin with who is behind the site, and what of it each has to tell. */
const told = {
  'who-we-are': undefined,
  controller: [
    'legalName',
    'companyNumber',
    'registeredOffice',
    'postalAddress',
    'icoNumber',
    'otherRegulators',
    'euRepresentative',
  ],
} as const

/** Each policy at its own address, and the terms at their second one. */
async function load({ url, context }: Route.LoaderArgs) {
  const policy = policies[pageAt(url.pathname)?.path ?? '']
  if (!policy) throw nothingHere()
  const identity = await readIdentity(context.get(requestCtx))
  const firm = Object.entries(told).map(([id, fields]) => ({ id, lines: disclosuresOf(identity, fields) }))
  const sections = policy.sections.map((section) => {
    const rows =
      firm.find(({ id }) => id === section.id)?.lines.map(({ label, value }) => [label, value]) ?? []
    if (rows.length === 0) return section
    const [first = '', ...others] = section.blocks
    return { ...section, blocks: [first, { table: { columns: ['What', 'In full'], rows } }, ...others] }
  })
  return { ...policy, sections }
}

export const loader = page(async (args: Route.LoaderArgs) => <PolicyPage data={await load(args)} />)

function PolicyPage({ data }: { data: Loaded<typeof load> }) {
  return <TextPageView {...data} />
}
