import { expect, test } from 'vitest'
import { takeBack } from '#tests/take-back.ts'
import { testCtx } from '#tests/context.ts'
import { createTestUser } from '#tests/users.ts'
import { getCompany } from './companies.server/get-company.ts'
import { archiveCompany, createCompany, updateCompany } from './companies.server/write-company.ts'
import { newCompany, newPerson } from './company.schema.ts'
import { getPerson } from './people.server/person-row.ts'
import { archivePerson, createPerson } from './people.server/write-person.ts'

test('K7: a company or person that was put away or brought back is as it was before, unless somebody changed it since', async () => {
  const ctx = await testCtx()
  const ann = (await createTestUser(ctx, 'sales')).ctx
  const company = await createCompany(ann, newCompany.parse({ name: 'Castings' }))
  const person = await createPerson(ann, newPerson.parse({ name: 'Ann Byrne' }))
  const away = [
    await archiveCompany(ann, { id: company.id, isArchived: true }),
    await archivePerson(ann, { id: person.id, isArchived: true }),
  ]
  expect((await archiveCompany(ann, { id: company.id, isArchived: true })).undo).toBeUndefined()
  for (const { undo = '' } of away) await takeBack(ann, undo)
  expect(await getCompany(ann, company.id)).toMatchObject({ isArchived: false })
  expect(await getPerson(ann, person.id)).toMatchObject({ isArchived: false })
  const again = await archiveCompany(ann, { id: company.id, isArchived: true })
  await updateCompany(ann, { id: company.id, version: again.version, notes: 'Closed' })
  await expect(takeBack(ann, again.undo ?? '')).rejects.toMatchObject({ code: 'gone' })
  expect(await getCompany(ann, company.id)).toMatchObject({ isArchived: true, notes: 'Closed' })
})
