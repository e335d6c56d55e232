import { expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '#config/brand.ts'
import { descriptionOf, metadataOf, titleOf } from './metadata.ts'
import { page } from './page.ts'
import { pages } from './pages.ts'

const site = 'https://site.example'
const entry = { title: 'Machine vision', description: 'What it needs.', lastModified: '2026-11-21' }

test('a title gets the brand’s suffix unless it names the brand', () => {
  expect(titleOf('Machine vision')).toBe(`Machine vision${brand.titleSuffix}`)
  expect(titleOf(`${brand.name} at work`)).toBe(`${brand.name} at work`)
})

test('a title over 60 characters is cut to 57 and an ellipsis, with a warning; one of 60 is whole', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const long = `${brand.name} ${'x'.repeat(60)}`
  expect(titleOf(long)).toBe(`${long.slice(0, 57)}…`)
  expect(warn).toHaveBeenCalledOnce()
  const whole = `${brand.name} `.padEnd(60, 'x')
  expect(titleOf(whole)).toBe(whole)
  expect(warn).toHaveBeenCalledOnce()
})

test('a description over 160 characters is cut to 157 and an ellipsis', () => {
  expect(descriptionOf('x'.repeat(161))).toBe(`${'x'.repeat(157)}…`)
  expect(descriptionOf('x'.repeat(160))).toBe('x'.repeat(160))
})

test('the canonical address is the site’s with the path, without a trailing slash', () => {
  expect(metadataOf(page({ ...entry, path: '/solutions/' }), `${site}/`).canonical).toBe(`${site}/solutions`)
  expect(metadataOf(page({ ...entry, path: '/' }), site).canonical).toBe(site)
})

test('a relative picture becomes absolute, an absolute one stays', () => {
  const withPicture = (picture: string) =>
    metadataOf({ ...page({ ...entry, path: '/x' }), picture }, site).image.url
  expect(withPicture('pictures/a.png')).toBe(`${site}/pictures/a.png`)
  expect(withPicture('/pictures/a.png')).toBe(`${site}/pictures/a.png`)
  expect(withPicture('https://elsewhere.example/a.png')).toBe('https://elsewhere.example/a.png')
})

test('an address without a page has no canonical and is not indexed', () => {
  expect(metadataOf(undefined, site)).toMatchObject({ canonical: undefined, noindex: true })
})

test('in the shipped content nothing is cut, and every title and description is a page’s own', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warn.mockRestore())
  const all = pages.map((one) => metadataOf(one, site))
  expect(warn).not.toHaveBeenCalled()
  expect(all.filter(({ title, description }) => title.endsWith('…') || description.endsWith('…'))).toEqual([])
  expect(new Set(all.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(pages.length)
})
