import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { partBytes, type OwnerPath } from '#features/attachments/attachment.schema.ts'
import { downloadAttachment } from '#features/attachments/attachments.server/read-attachments.ts'
import { beginAttachment, storePiece } from '#features/attachments/attachments.server/upload-attachment.ts'
import { listBackups } from '#features/backup/backups.server/list-backups.ts'
import { restoreBackup } from '#features/backup/backups.server/restore-backup.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { createCompany } from '#features/leads/companies/companies.server/write-company.ts'
import { newCompany } from '#features/leads/companies/company.schema.ts'
import { createLead } from '#features/leads/leads.server/create-lead.ts'
import { noteErasure } from '#features/privacy/erasure/erasures.server.ts'
import { erasePerson } from '#features/privacy/erasure/person-data.server.ts'
import { attachmentOwners } from '#server/attachment-owners.ts'
import { personHolders } from '#server/personal-data.ts'
import { machine } from '#tests/backup-machine.ts'
import { workOff } from '#tests/backup-site.ts'
import type { TestCtx } from '#tests/context.ts'
import { startStore } from '#tests/s3-server.ts'

const believed = { confirm: async () => undefined, mustBeConfirmed: async () => undefined }
const at = (path: OwnerPath, id: string) => ({ path, id, owner: attachmentOwners[path] })

async function send(ctx: TestCtx, place: ReturnType<typeof at>, name: string, content: Buffer) {
  const fileId = randomUUID()
  const file = { id: fileId, name, size: content.length }
  for (const part of (await beginAttachment(ctx, { ...place, file })).missing) {
    const piece = content.subarray(part * partBytes, (part + 1) * partBytes)
    await storePiece(ctx, { ...place, fileId, part, content: piece })
  }
  return { ...place, fileId }
}

const pdf = (letter: string, bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes, letter)])

const rowsIn = async (ctx: TestCtx, sql: string) => (await ctx.database.pool.query(sql)).rows

/** A machine with files of two people and of a company, one of whom is erased after the backup. */
async function erasedAfterBackup() {
  const server = await startStore()
  const old = await machine(server)
  const admin = old.ctx.as('admin')
  const enter = (name: string) =>
    createLead(admin, { name, email: `${name.toLowerCase()}@files.example`, source: 'manual' })
  const [ada, ben] = [await enter('Ada'), await enter('Ben')]
  const firm = await createCompany(admin, newCompany.parse({ name: 'Castings' }))
  const drawing = pdf('d', partBytes * 2 + 17)
  const kept = await send(admin, at('leads', ada.id), 'drawing.pdf', drawing)
  await send(admin, at('leads', ben.id), 'of ben.pdf', pdf('b', partBytes + 1))
  await send(admin, at('companies', firm.id), 'contract.pdf', pdf('c', 100))
  await old.back()
  await old.tend()
  await admin.transaction(async (tx) => {
    await erasePerson(tx, personHolders, 'ben@files.example')
    await noteErasure(tx, emailKeyOf('ben@files.example'), { reference: 'P-1', removals: [] })
  })
  return { server, old, kept, drawing }
}

async function mustBeAsItShould(
  ctx: TestCtx,
  { kept, drawing }: Awaited<ReturnType<typeof erasedAfterBackup>>,
) {
  const answer = await downloadAttachment(ctx.as('admin'), kept)
  expect(Buffer.from(await answer.arrayBuffer()).equals(drawing)).toBe(true)
  expect(await rowsIn(ctx, 'select name from record_files order by name')).toEqual([
    { name: 'contract.pdf' },
    { name: 'drawing.pdf' },
  ])
  expect(
    await rowsIn(
      ctx,
      'select count(*)::int as loose from record_file_parts where file_id not in (select id from record_files)',
    ),
  ).toEqual([{ loose: 0 }])
  expect(await rowsIn(ctx, `select name from leads where email = 'ben@files.example'`)).toEqual([])
}

test('K5: a lost disk: attachments come back from the store byte for byte, except an erased person’s', async () => {
  const made = await erasedAfterBackup()
  // The next one takes the log of erasures along.
  await made.old.back()
  await made.old.tend()
  await rm(made.old.site.storage.folder, { recursive: true })
  const fresh = await machine(made.server)
  await fresh.tend()
  const found = (await listBackups(fresh.owner, { limit: 100 })).items
  expect(found).toHaveLength(2)
  await restoreBackup(fresh.owner, found[1]?.id ?? '', { siteName: brand.name }, believed)
  await workOff(fresh.site)
  await mustBeAsItShould(fresh.ctx, made)
})

test('K5: restored on the same machine, attachments are what they were, except an erased person’s', async () => {
  const made = await erasedAfterBackup()
  const { old } = made
  await old.ctx.database.pool.query('delete from record_file_parts')
  const [backup] = (await listBackups(old.owner, { limit: 100 })).items
  await restoreBackup(old.owner, backup?.id ?? '', { siteName: brand.name }, believed)
  await workOff(old.site)
  await mustBeAsItShould(old.ctx, made)
})
