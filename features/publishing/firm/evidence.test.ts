import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { evidenceOr } from './evidence-words.ts'
import { evidence, noEvidence } from './evidence.schema.ts'
import { getEvidence, listUnproven, readEvidence, updateEvidence } from './evidence.server.ts'

const survey = {
  basis: 'A survey of customers, answered by 40 of 52',
  checkedOn: '2026-11-02',
  source: '/about-us#claims',
  note: 'Folder 12',
}

test('without evidence a claim is an aim in the words of the site; with it the words tell what and when', async () => {
  const ctx = await testCtx({ role: 'owner' })
  expect((await listUnproven(ctx)).map(({ claim }) => claim)).toContain('rating')
  expect(evidenceOr((await readEvidence(ctx)).rating, 'Our own count.')).toEqual({ basis: 'Our own count.' })
  await updateEvidence(ctx, { claim: 'rating', evidence: survey, version: 0 })
  expect((await listUnproven(ctx)).map(({ claim }) => claim)).not.toContain('rating')
  const shown = evidenceOr((await readEvidence(ctx)).rating, 'Our own count.')
  expect(shown).toEqual({
    basis: 'A survey of customers, answered by 40 of 52. Checked on 2 November 2026.',
    source: '/about-us#claims',
  })
  expect(JSON.stringify(shown)).not.toContain('Folder 12')
})

test('evidence that is taken away makes the claim an aim again', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await updateEvidence(ctx, { claim: 'efficiency', evidence: survey, version: 0 })
  await updateEvidence(ctx, { claim: 'efficiency', evidence: noEvidence, version: 1 })
  expect(await readEvidence(ctx)).toEqual({})
})

test('one claim’s evidence leaves the others alone, and who was slower is told what stands there', async () => {
  const ctx = await testCtx({ role: 'owner' })
  await updateEvidence(ctx, { claim: 'efficiency', evidence: survey, version: 0 })
  await expect(updateEvidence(ctx, { claim: 'rating', evidence: survey, version: 0 })).rejects.toMatchObject({
    code: 'conflict',
    data: { current: { version: 1 } },
  })
  await updateEvidence(ctx, { claim: 'rating', evidence: survey, version: 1 })
  expect(Object.keys(await readEvidence(ctx)).sort()).toEqual(['efficiency', 'rating'])
})

test('evidence without a basis, a day or a place to look is refused, and so is a day to come', async () => {
  const faults = (all: object) =>
    evidence.safeParse({ ...survey, ...all }).error?.issues.map(({ path }) => path[0])
  expect(faults({ basis: '' })).toEqual(['basis'])
  expect(faults({ checkedOn: '' })).toEqual(['checkedOn'])
  expect(faults({ source: '', note: '' })).toEqual(['note'])
  for (const source of ['javascript:alert(1)', 'http://site.example', '//site.example', 'site.example'])
    expect(faults({ source }), source).toEqual(['source'])
  const ctx = await testCtx({ role: 'owner', now: '2026-11-18T10:00:00Z' })
  const tomorrow = { ...survey, checkedOn: '2026-11-19' }
  await expect(
    updateEvidence(ctx, { claim: 'rating', evidence: tomorrow, version: 0 }),
  ).rejects.toMatchObject({
    code: 'invalid',
  })
})

test('only owners say what a claim rests on', async () => {
  const owner = await testCtx({ role: 'owner' })
  await expect(
    updateEvidence(owner.as('admin'), { claim: 'rating', evidence: survey, version: 0 }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  expect((await getEvidence(owner.as('editor'))).claims.map(({ claim }) => claim)).toContain('logos')
})
