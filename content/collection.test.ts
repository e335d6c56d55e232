import { expect, test } from 'vitest'
import { z } from 'zod'
import { wholeBody } from '#lib/markdown-file/body.ts'
import { brand, claims } from '#config/brand.ts'
import { collectionFiles, readAllCollections } from './collection-files.ts'
import { readCollection } from './collection.ts'
import { factNamed } from './facts.ts'

const all = ['privacy-policy', 'cookie-policy', 'terms-of-service']
const read = (names: string[], schema: z.ZodType<unknown>) =>
  readCollection('policies', { names, key: 'slug', body: wholeBody('text'), schema })

test('every file of Markdown is an entry of a collection', async () => {
  const read = [...(await readAllCollections())].flatMap(([folder, { shipped }]) =>
    [...shipped.keys()].map((name) => `content/${folder}/${name}.md`),
  )
  const files = collectionFiles().map(({ path }) => path.slice(path.indexOf('content')))
  expect(files.length).toBeGreaterThan(200)
  expect(read.toSorted()).toEqual(files.toSorted())
})

test('a file that no list names is told, and a name that no file stands for', () => {
  expect(() => read(all.slice(1), z.unknown())).toThrow('content/policies/privacy-policy.md is in no list')
  expect(() => read([...all, 'imprint'], z.unknown())).toThrow('content/policies/imprint.md is listed')
})

test('what the schema refuses is told with file, line and field', () => {
  expect(() => read(all, z.looseObject({ title: z.number() }))).toThrow(
    /^content\/policies\/privacy-policy\.md:5: title: .*number/,
  )
})

test('a fact is what the brand says, and only what can be read as words is one', () => {
  expect(factNamed('email')).toBe(brand.email)
  expect(factNamed('claims.dayRate.value')).toBe(claims.dayRate.value)
  for (const name of ['claims', 'constructor.name', 'email.length', 'none', ''])
    expect(factNamed(name)).toBeUndefined()
})
