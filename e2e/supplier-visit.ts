import { postJson, signIn } from '../tests/visits.ts'

const commonSite = () => process.env['E2E_URL'] ?? ''

/** A supplier with its needed checks, approved over the wire. */
export async function approvedSupplier(fields: Record<string, unknown>, site = commonSite()) {
  const authorization = `Bearer ${await signIn(site)}`
  const legalName = `Quay ${crypto.randomUUID().slice(0, 8)} Ltd`
  const made = await postJson(
    `${site}/api/suppliers`,
    {
      type: 'consultancy',
      legalName,
      contactName: 'Conor Example',
      contactEmail: 'conor@quay.example',
      seniority: 'senior',
      dayRate: 900,
      capacity: 4,
      ...fields,
    },
    { authorization },
  )
  const answer: { id: string } = await made.json()
  for (const kind of ['identity', 'references', 'insurance', 'dpa'])
    await put(`${site}/api/suppliers/${answer.id}/checks/${kind}`, authorization)
  await postJson(`${site}/api/suppliers/${answer.id}/status`, { status: 'approved' }, { authorization })
  return { id: answer.id, legalName }
}

async function put(url: string, authorization: string) {
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ outcome: 'passed', expiresOn: '2099-01-01', note: null }),
  })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}
