import { expect, test } from 'vitest'
import { jobsAt, jobsOf, reading, sampleJson, type Json } from '#tests/fake-boards/answered-with.ts'
import type { BoardRead } from './board.ts'

const only = <T>(list: T[]) => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

const posting = (change: Json) => ({ ...(sampleJson('jobposting-ld') as Json), ...change })
const pageOf = (...scripts: string[]) =>
  `<!doctype html>${scripts.map((script) => `<script type="application/ld+json">${script}</script>`).join('\n')}`

const feed = (items: string) => `<rss version="2.0"><channel><title>x</title>${items}</channel></rss>`

test('Teamtailor: pages are followed within the site, and RSS is read where there is no JSON', async () => {
  const page = (id: string, next?: string) => ({
    items: [{ id, title: 'Engineer', url: `/jobs/${id}`, content_html: '<p>x</p>' }],
    next_url: next,
  })
  const three = await reading('teamtailor', [
    page('1', '/jobs.json?page=2'),
    page('2', 'https://acme.teamtailor.com/jobs.json?page=3'),
    page('3'),
  ])
  expect(three.asked.at(-1)).toBe('https://acme.teamtailor.com/jobs.json?page=3')
  expect(three.read).toMatchObject({
    kind: 'read',
    isComplete: true,
    jobs: [{ externalId: '1' }, { externalId: '2' }, { externalId: '3' }],
  })
  const away = await reading('teamtailor', [page('1', 'https://elsewhere.example/jobs.json')])
  expect(away.asked).toHaveLength(1)
  expect(away.read).toMatchObject({
    isComplete: false,
    skipped: [{ reason: 'the feed goes on at another site' }],
  })
  const circle = await reading('teamtailor', [page('1', '/jobs.json')])
  expect(circle.read).toMatchObject({
    isComplete: false,
    skipped: [{ reason: 'the provider repeats a page' }],
  })
  const item =
    '<item><title>ML Engineer - Cork, Ireland</title><guid>9</guid><link>https://acme.teamtailor.com/jobs/9</link></item>'
  const other = await reading('teamtailor', [404, feed(item)])
  expect(other.asked[1]).toBe('https://acme.teamtailor.com/jobs.rss')
  expect(other.read).toMatchObject({
    kind: 'read',
    jobs: [{ externalId: '9', locations: ['Cork, Ireland'], countries: ['IE'] }],
  })
  expect((await reading('teamtailor', [404, 404])).read).toEqual({ kind: 'missing' })
})

test('Personio: more offices, no positions, something else', async () => {
  const more =
    '<workzag-jobs><position><id>1</id><office>London</office><additionalOffices><office>Dublin</office></additionalOffices><name>AI Consultant (remote)</name></position></workzag-jobs>'
  expect(only(await jobsOf('personio', more))).toMatchObject({
    locations: ['London', 'Dublin'],
    countries: ['GB', 'IE'],
    workplace: 'remote',
    descriptionText: '',
  })
  expect((await reading('personio', ['<workzag-jobs/>'])).read).toMatchObject({
    kind: 'read',
    jobs: [],
    isComplete: true,
  })
  expect((await reading('personio', ['<error>no</error>'])).read).toMatchObject({ kind: 'failed' })
  expect(
    (
      await reading('personio', [
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><workzag-jobs><position><id>1</id><name>&a;</name></position></workzag-jobs>',
      ])
    ).read,
  ).toMatchObject({ kind: 'failed', reason: expect.stringContaining('document type') })
})

test('Atom: links, dates, XHTML content, no author', async () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><link rel="self" href="https://acme.example/feed"/><entry><id>urn:1</id><title type="html">R&amp;amp;D Engineer | Remote, UK</title>
    <link rel="self" href="https://acme.example/self"/><link href="https://acme.example/jobs/1"/><author><name>Jane Doe</name><email>jane@acme.example</email></author>
    <published>2026-03-01T10:00:00Z</published><updated>2026-03-02T10:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Ship</p><p>models</p></div></content></entry></feed>`
  const job = only(await jobsAt('rss', atom))
  expect(job).toMatchObject({
    externalId: 'urn:1',
    title: 'R&D Engineer | Remote, UK',
    url: 'https://acme.example/jobs/1',
    countries: ['GB'],
    workplace: 'remote',
    postedAt: new Date('2026-03-01T10:00:00Z'),
    updatedAt: new Date('2026-03-02T10:00:00Z'),
  })
  expect(job.descriptionText).toMatch(/Ship\s+models/)
  expect(JSON.stringify(job)).not.toMatch(/Jane|jane/)
})

test('a feed that is cut at its newest items, or goes on elsewhere, is no complete board', async () => {
  const items = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<item><guid>${index}</guid><title>Engineer</title></item>`,
    ).join('')
  const at = { baseUrl: 'https://acme.example/feed' }
  const isComplete = (read: BoardRead) => read.kind === 'read' && read.isComplete
  expect(isComplete((await reading('rss', [feed(items(20))], at)).read)).toBe(false)
  expect(isComplete((await reading('rss', [feed(items(21))], at)).read)).toBe(true)
  const next =
    '<link xmlns="http://www.w3.org/2005/Atom" rel="next" href="https://acme.example/feed?page=2"/>'
  expect(isComplete((await reading('rss', [feed(next + items(3))], at)).read)).toBe(false)
})

test.each([
  ['a list', pageOf(JSON.stringify([{ '@type': 'Organization' }, posting({})]))],
  [
    'a graph',
    pageOf(
      JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, posting({})] }),
    ),
  ],
  [
    'an item list',
    pageOf(
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: posting({}) }],
      }),
    ),
  ],
  ['the page itself', pageOf(JSON.stringify({ '@type': 'WebPage', mainEntity: posting({}) }))],
  ['several types', pageOf(JSON.stringify(posting({ '@type': ['JobPosting', 'Thing'] })))],
  ['a full type', pageOf(JSON.stringify(posting({ '@type': 'http://schema.org/JobPosting' })))],
  ['a second script', pageOf('{"@type":"WebSite"}', JSON.stringify(posting({})))],
  ['comment marks', pageOf(`<!--${JSON.stringify(posting({}))}-->`)],
  ['CDATA marks', pageOf(`//<![CDATA[\n${JSON.stringify(posting({}))}\n//]]>`)],
  [
    'raw line breaks in a text',
    pageOf(JSON.stringify(posting({})).replace('Build pipelines.', 'Build\npipelines.')),
  ],
  ['escaped quotes', pageOf(JSON.stringify(posting({})).replaceAll('"', '&quot;'))],
  ['a document of its own', JSON.stringify(posting({}))],
])('schema.org in %s is found', async (_, page) => {
  const job = only(await jobsAt('jobposting', page))
  expect(job).toMatchObject({ externalId: 'DE-12', title: 'Data Engineer', countries: ['GB'] })
})

test('schema.org: fields in their other shapes', async () => {
  const change = {
    identifier: undefined,
    url: '/jobs/42',
    hiringOrganization: 'Acme Ltd',
    jobLocation: { '@type': 'Place', address: 'Dublin, Ireland' },
    jobLocationType: undefined,
    employmentType: 'CONTRACTOR',
    baseSalary: { currency: 'EUR', value: 500, unitText: 'DAY' },
    description: '&lt;p&gt;Escaped&lt;/p&gt;',
  }
  expect(only(await jobsAt('jobposting', pageOf(JSON.stringify(posting(change)))))).toMatchObject({
    externalId: 'https://acme.example/jobs/42',
    company: 'Acme Ltd',
    locations: ['Dublin, Ireland'],
    countries: ['IE'],
    workplace: null,
    employment: 'contractor',
    salary: { min: 500, max: 500, currency: 'EUR', interval: 'day' },
    descriptionText: 'Escaped',
    url: 'https://acme.example/jobs/42',
  })
})

test('schema.org: postings that share an identifier are told apart', async () => {
  const shared = { identifier: { value: 'acme' } }
  const byUrl = await jobsAt(
    'jobposting',
    pageOf(JSON.stringify([posting({ ...shared, url: '/1' }), posting({ ...shared, url: '/2' })])),
  )
  expect(byUrl.map(({ externalId }) => externalId)).toEqual([
    'https://acme.example/1',
    'https://acme.example/2',
  ])
  const without = { identifier: undefined, url: undefined }
  const byContent = await jobsAt(
    'jobposting',
    pageOf(JSON.stringify([posting(without), posting({ ...without, title: 'Other' })])),
  )
  expect(new Set(byContent.map(({ externalId }) => externalId)).size).toBe(2)
})

test.each([
  ['no JSON-LD', '<h1>Careers</h1>'],
  ['JSON-LD of something else', pageOf('{"@type":"WebSite"}')],
  ['damaged JSON-LD', pageOf('{"@type":"JobPosting","title":')],
  ['an empty list', pageOf('[]')],
])('schema.org: a page with %s is a failure, never an empty board', async (_, page) => {
  const { read } = await reading('jobposting', [page], { baseUrl: 'https://acme.example/feed' })
  expect(read).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/schema\.org|JSON-LD/) })
})

test('RSS: elements of extensions are not taken for standard ones', async () => {
  const spaces =
    'xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:tt="https://teamtailor.com/locations" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  const item =
    '<item><media:title>Logo</media:title><media:description>A picture of our logo, which is much longer than the text</media:description><tt:link>https://evil.example/</tt:link><dc:creator>Jane Doe</dc:creator><title>Engineer</title><link>https://acme.example/1</link><guid>1</guid><description>Short</description><content:encoded><![CDATA[<p>Long text</p>]]></content:encoded></item>'
  const job = only(
    await jobsAt('rss', `<rss version="2.0" ${spaces}><channel><title>x</title>${item}</channel></rss>`),
  )
  expect(job).toMatchObject({
    title: 'Engineer',
    url: 'https://acme.example/1',
    descriptionText: 'Long text',
  })
})
