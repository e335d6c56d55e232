import { expect, test } from 'vitest'
import { testCtx, type TestCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { createPerson } from '#features/leads/companies/people.server/write-person.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { createSupplier } from '#features/suppliers/suppliers.server/create-supplier.ts'
import { addCustomField } from './change-custom-fields.server.ts'
import {
  customRecords,
  type CustomChange,
  type CustomKind,
  type CustomRecord,
} from './custom-field.schema.ts'

const make: Record<CustomRecord, (ctx: TestCtx, name: string, custom: CustomChange) => Promise<unknown>> = {
  lead: (ctx, name, custom) => createLead(ctx, { name, custom, source: 'manual' }),
  company: (ctx, name, custom) => createCompany(ctx, { name, custom }),
  person: (ctx, name, custom) => createPerson(ctx, { name, custom }),
  supplier: (ctx, name, custom) =>
    createSupplier(ctx, {
      type: 'person',
      legalName: name,
      contactName: name,
      contactEmail: 'tom@weir.example',
      roles: ['ml-engineer'],
      seniority: 'senior',
      custom,
    }),
}
const urls = {
  lead: '/api/leads',
  company: '/api/companies',
  person: '/api/people',
  supplier: '/api/suppliers',
}

interface Named {
  name?: string
  legalName?: string
}

/** A record of three with every kind of field on it, and who a filter finds by its name. */
async function three(ctx: TestCtx, record: CustomRecord) {
  const add = (kind: CustomKind, name: string, options: string[] = []) =>
    addCustomField(ctx, { record, kind, name, options })
  const maker = await add('text', 'Machine maker')
  const lines = await add('number', 'Lines')
  const visit = await add('date', 'Site visit')
  const hall = await add('choice', 'Hall', ['North', 'South'])
  const [north = '', south = ''] = hall.options.map(({ id }) => id)
  const of = (...[text, number, day, option]: [string, number, string, string]) => ({
    [maker.id]: text,
    [lines.id]: number,
    [visit.id]: day,
    [hall.id]: option,
  })
  await make[record](ctx, 'Ann', of('100% Krones_AG', 3, '2027-03-01', north))
  await make[record](ctx, 'Bob', of('Sidel and KRONES', 12, '2027-03-31', south))
  await make[record](ctx, 'Cat', {})
  const { ask } = appOn(ctx)
  const { token } = await createTestUser(ctx, 'owner')
  const get = (fields: unknown) =>
    ask('GET', `${urls[record]}?${new URLSearchParams({ fields: JSON.stringify(fields) })}`, { token })
  const found = async (fields: unknown) => {
    const answer = await get(fields)
    expect(answer.status, answer.text).toBe(200)
    const items: Named[] = JSON.parse(answer.text).items
    return items.map(({ name, legalName }) => legalName ?? name).toSorted()
  }
  return {
    ids: { maker: maker.id, lines: lines.id, visit: visit.id, hall: hall.id },
    north,
    get,
    found,
    ask,
    token,
  }
}

test.for(customRecords)(
  'K2: the list of each %s is narrowed by words in a text, a range of numbers or days, an option, or several at once',
  async (record) => {
    const ctx = await testCtx({ role: 'owner' })
    const { ids, north, found } = await three(ctx, record)
    expect(await found({ [ids.maker]: { contains: 'krones' } })).toEqual(['Ann', 'Bob'])
    expect(await found({ [ids.maker]: { contains: '100%' } })).toEqual(['Ann'])
    expect(await found({ [ids.maker]: { contains: 's_A' } }), 'signs mean themselves').toEqual(['Ann'])
    expect(await found({ [ids.lines]: { from: 3 } })).toEqual(['Ann', 'Bob'])
    expect(await found({ [ids.lines]: { from: 4 } }), 'as numbers, not as text').toEqual(['Bob'])
    expect(await found({ [ids.lines]: { to: 11.5 } })).toEqual(['Ann'])
    expect(await found({ [ids.visit]: { from: '2027-03-01', to: '2027-03-30' } })).toEqual(['Ann'])
    expect(await found({ [ids.visit]: { to: '2027-03-31' } })).toEqual(['Ann', 'Bob'])
    expect(await found({ [ids.hall]: { is: north } })).toEqual(['Ann'])
    expect(await found({ [ids.hall]: { is: north }, [ids.lines]: { from: 12 } })).toEqual([])
  },
)

test.for(customRecords)(
  'K2: a filter of each %s by what no field holds is refused with 422 in words',
  async (record) => {
    const ctx = await testCtx({ role: 'owner' })
    const { ids, north, get } = await three(ctx, record)
    const refused: [unknown, RegExp][] = [
      [{ [ids.lines]: { contains: '3' } }, /Lines is filtered by a range of numbers/],
      [{ [ids.lines]: { from: '2027-03-01' } }, /Lines is filtered by a range of numbers/],
      [{ [ids.visit]: { from: 3 } }, /Site visit is filtered by a range of dates/],
      [{ [ids.hall]: { is: ids.lines } }, /Hall is filtered by one of its options/],
      [{ [ids.maker]: { is: north } }, /Machine maker is filtered by words/],
      [{ [north]: { from: 3 } }, /no such field/],
      [{ [ids.lines]: {} }, /Conditions by the ids/],
      [{ [ids.lines]: { from: 3, until: 4 } }, /Conditions by the ids/],
      [{}, /Conditions by the ids/],
      ['nonsense', /Conditions by the ids/],
    ]
    for (const [fields, words] of refused) {
      const answer = await get(fields)
      expect(answer.status, JSON.stringify(fields)).toBe(422)
      expect(JSON.parse(answer.text).errors.fields).toMatch(words)
    }
  },
)

test('K2: what is done with a filtered list goes by its fields: count, board, selection, export and saved view', async () => {
  const ctx = await testCtx({ role: 'owner' })
  const { ids, ask, token } = await three(ctx, 'lead')
  const fields = JSON.stringify({ [ids.lines]: { from: 10 } })
  const get = async (url: string, more: Record<string, string> = {}) => {
    const answer = await ask('GET', `${url}?${new URLSearchParams({ fields, ...more })}`, { token })
    expect(answer.status, answer.text).toBe(200)
    return answer.text
  }
  expect(JSON.parse(await get('/api/leads', { total: '1' }))).toMatchObject({
    total: 1,
    items: [{ name: 'Bob' }],
  })
  expect(JSON.parse(await get('/api/leads', { total: '1', q: 'bob' })).total).toBe(1)
  expect(JSON.parse(await get('/api/leads', { total: '1', q: 'ann' })).total).toBe(0)
  const { items } = JSON.parse(await get('/api/leads/stages'))
  expect(items.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(1)
  expect(JSON.parse(await get('/api/leads/selection')).leads).toHaveLength(1)
  const file = await get('/api/leads/export')
  expect(file).toContain('Bob')
  expect(file).not.toContain('Ann')
  const view = await ask('POST', '/api/lead-views', {
    token,
    body: { name: 'Big halls', query: { fields }, isShared: false },
  })
  expect(view.status, view.text).toBeLessThan(300)
  expect(JSON.parse(view.text).query).toEqual({ fields })
  const wrong = JSON.stringify({ [ids.lines]: { contains: 'x' } })
  const refused = await ask('POST', '/api/lead-views', {
    token,
    body: { name: 'Nonsense', query: { fields: wrong }, isShared: false },
  })
  expect(refused.status).toBe(422)
})
