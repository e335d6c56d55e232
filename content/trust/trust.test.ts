import { expect, test } from 'vitest'
import { sampleContracts } from '#content/contracts/index.ts'
import { footerLinks } from '#content/navigation.ts'
import { pageAt } from '#content/pages.ts'
import { trustPages } from './index.ts'

test('each page has its address, a place in the footer, anchors of its own and links that lead somewhere', () => {
  const inFooter = footerLinks.flatMap(({ links }) => links.map(({ to }) => to))
  expect(Object.keys(trustPages)).toEqual(['/security', '/how-we-contract', '/locations/ireland'])
  for (const [path, { sections }] of Object.entries(trustPages)) {
    expect(pageAt(path)?.path, path).toBe(path)
    expect(inFooter).toContain(path)
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size, path).toBe(ids.length)
    const linked = [...JSON.stringify(sections).matchAll(/\]\((\/[^)#]*)/g)].map(([, to = '']) => to)
    expect(linked.length, path).toBeGreaterThan(0)
    expect(linked.filter((to) => !pageAt(to))).toEqual([])
  }
})

test('what is said of VAT in Ireland is dated and names the reverse charge and both acts', () => {
  const vat = JSON.stringify(trustPages['/locations/ireland']?.sections.find(({ id }) => id === 'vat'))
  for (const words of [
    'reverse charge',
    'Value-Added Tax Consolidation Act 2010',
    'Value Added Tax Act 1994',
    'As checked on 24 November 2026',
  ])
    expect(vat).toContain(words)
})

test('each sample says that it is one, for a lawyer, and of which day', () => {
  expect(sampleContracts.map(({ slug }) => slug)).toEqual(['sample-order', 'data-processing-agreement'])
  for (const { use, updatedOn } of sampleContracts) {
    expect(use).toMatch(/^This is a sample\b.*reviewed by your lawyer/)
    expect(updatedOn).toBe('2026-11-24')
  }
})

test('the data processing agreement has what Article 28(3) asks for, letter by letter', () => {
  const sections = sampleContracts[1]?.sections.map(({ id }) => id)
  expect(sections).toEqual(
    expect.arrayContaining([
      'purpose',
      'instructions',
      'people',
      'security',
      'sub-processors',
      'rights',
      'breaches',
      'help',
      'end',
      'audits',
    ]),
  )
})
