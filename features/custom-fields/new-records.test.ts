import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { appOn } from '#tests/whole-app.ts'
import { addCustomField } from './change-custom-fields.server.ts'
import type { CustomRecord } from './custom-field.schema.ts'

const records: { record: CustomRecord; url: string; fields: object; action: string }[] = [
  { record: 'lead', url: '/api/leads', fields: { name: 'Ann Byrne' }, action: 'lead.create' },
  {
    record: 'company',
    url: '/api/companies',
    fields: { name: 'Byrne Castings' },
    action: 'company.create',
  },
  { record: 'person', url: '/api/people', fields: { name: 'Ann Byrne' }, action: 'person.create' },
  {
    record: 'supplier',
    url: '/api/suppliers',
    fields: {
      type: 'person',
      legalName: 'Tom Weir',
      contactName: 'Tom Weir',
      contactEmail: 'tom@weir.example',
      roles: ['ml-engineer'],
      seniority: 'senior',
    },
    action: 'supplier.create',
  },
]

test.for(records)(
  'K2: a new $record begins with what was filled in of the firm’s own fields, and the log tells it by their names',
  async ({ record, url, fields, action }) => {
    const ctx = await testCtx({ role: 'owner' })
    const hall = await addCustomField(ctx, { record, kind: 'choice', name: 'Hall', options: ['North'] })
    const lines = await addCustomField(ctx, { record, kind: 'number', name: 'Lines', options: [] })
    const { ask } = appOn(ctx)
    const { token } = await createTestUser(ctx, 'owner')
    const post = (custom: object) => ask('POST', url, { token, body: { ...fields, custom } })

    const refused = await post({ [lines.id]: 'three', [hall.id]: hall.options[0]?.id })
    expect(refused.status, refused.text).toBe(422)
    expect(JSON.parse(refused.text).errors[`custom.${lines.id}`]).toMatch(/Lines takes a number/)
    expect((await post({ nonsense: 1 })).status).toBe(422)

    const made = await post({ [lines.id]: 3, [hall.id]: hall.options[0]?.id })
    expect(made.status, made.text).toBeLessThan(300)
    const { id } = JSON.parse(made.text)
    const read = await ask('GET', `${url}/${id}`, { token })
    expect(JSON.parse(read.text).custom).toEqual({ [lines.id]: 3, [hall.id]: hall.options[0]?.id })
    const { rows } = await ctx.database.pool.query('select "to" from audit_log where action = $1', [action])
    expect(rows).toHaveLength(1)
    expect(rows[0].to).toMatchObject({ Lines: '3', Hall: 'North' })
    expect(rows[0].to).not.toHaveProperty('custom')
  },
)
