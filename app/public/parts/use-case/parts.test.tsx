import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CountedLinks } from '#app/public/parts/links/counted-links.tsx'
import { addressOf } from '#app/public/parts/use-cases/address.ts'
import { CaseSteps } from './case-steps.tsx'
import { Measures } from './measures.tsx'

test('a range is drawn to scale and also told in words; a line without one has words alone', () => {
  const html = renderToStaticMarkup(
    <Measures
      title="What is measured"
      scale="One scale."
      basis="Typical."
      estimate="what a picture shows"
      measures={[
        { name: 'Scrap', text: 'typically 15 to 35% lower.', range: { from: 15, to: 35 } },
        { name: 'Time', text: 'typically from 9 minutes to 4.' },
      ]}
    />,
  )
  expect(html.match(/<svg/g)).toHaveLength(1)
  expect(html).toContain('<rect x="15" y="2" width="20"')
  expect(html).toContain('Typically 15 to 35% lower.')
  expect(html).toContain('Typically from 9 minutes to 4.')
})

test('steps are an ordered list with the name as its heading', () => {
  const html = renderToStaticMarkup(<CaseSteps title="How it works" steps={['Plan: one page: no more.']} />)
  expect(html).toMatch(/<ol.*<h3[^>]*>Plan<\/h3>.*>One page: no more\.<\/p>/s)
})

test('links to the sectors keep what was searched for, and the chosen one says so', () => {
  const to = (id: string) => addressOf(id, 'a & b')
  const links = [
    { to: to('all'), title: 'All Use Cases', count: 2 },
    { to: to('retail'), title: 'Retail', count: 1 },
  ]
  const html = renderToStaticMarkup(
    <CountedLinks
      label="Sectors"
      unit={{ one: 'use case', many: 'use cases' }}
      links={links}
      current={to('retail')}
      kind="filter"
    />,
  )
  expect(html).toContain('href="/usecases?q=a+%26+b"')
  expect(html).toContain('href="/usecases?category=retail&amp;q=a+%26+b"')
  expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  expect(html).toContain('1<span class="sr-only"> use case</span>')
})
