import { expect, test } from 'vitest'
import { footerLinks, headerLinks } from './navigation.ts'

test('the header leads to every part of the site', () => {
  const paths = headerLinks.flatMap(({ to, items = [], tools = [] }) => [
    to,
    ...[...items, ...tools].map((item) => item.to),
  ])
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/solutions',
      '/demo',
      '/solutions/ai-solution-recommender',
      '/solutions/ai-readiness-assessment',
      '/usecases',
      '/team-augmentation',
      '/blog',
      '/qa',
      '/about-us',
      '/contact',
    ]),
  )
})

test('the menu names each of the eleven solutions with a line of its own', () => {
  const items = headerLinks.find(({ to }) => to === '/solutions')?.items ?? []
  expect(items).toHaveLength(11)
  expect(items.find(({ to }) => to === '/solutions/machine-vision')).toEqual({
    label: 'Machine vision',
    to: '/solutions/machine-vision',
    note: 'Sort bad parts from good at line speed',
  })
  expect(new Set(items.map(({ note }) => note)).size).toBe(11)
})

test('the footer has the main parts, the resources and the policies', () => {
  const paths = footerLinks.flatMap(({ links }) => links.map(({ to }) => to))
  expect(paths).toEqual([
    '/',
    '/solutions',
    '/usecases',
    '/team-augmentation',
    '/resources',
    '/blog',
    '/newsletter',
    '/about-us',
    '/sources',
    '/how-we-contract',
    '/security',
    '/locations/ireland',
    '/contact',
    '/privacy-policy',
    '/privacy-request',
    '/terms-of-service',
    '/cookie-policy',
  ])
})
