import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { textOf } from '#tests/imports.ts'
import { createSupplier } from './suppliers.server/create-supplier.ts'
import { exportSuppliers } from './suppliers.server/export-suppliers.ts'

test('suppliers are exported whole and in words, nothing in a cell runs, and only an administrator takes them out', async () => {
  const ctx = await testCtx({ role: 'admin' })
  await createSupplier(ctx, {
    type: 'own_company',
    legalName: '=Harbour Models Ltd',
    contactName: 'Orla Example',
    contactEmail: 'orla@harbour.example',
    roles: ['ml-engineer'],
    skills: ['PyTorch', 'SQL'],
    seniority: 'senior',
    dayRate: 950,
  })
  const text = await textOf(await exportSuppliers(ctx))
  expect(text).toContain(
    "'=Harbour Models Ltd,Person with their own company,Orla Example,orla@harbour.example",
  )
  expect(text).toContain('"PyTorch; SQL",')
  const { rows } = await ctx.database.pool.query(
    'select "to" from audit_log where action = \'supplier.export\'',
  )
  expect(rows).toEqual([{ to: { count: 1 } }])
  await expect(exportSuppliers(ctx.as('sales'))).rejects.toMatchObject({ code: 'forbidden' })
})
