import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import type { FaqItem } from '#features/publishing/faq/faq.schema.ts'
import type { PostCheck, PostItem } from '#features/publishing/posts/post.schema.ts'
import type { ListedRedirect, MissingItem } from '#features/publishing/redirects/redirect.schema.ts'
import { ContentScreen } from './content-screen.tsx'
import { PostChecks } from './posts/editor/post-checks.tsx'

const at = '2026-11-21T10:00:00Z'
const post: PostItem = {
  id: 'a',
  isShipped: false,
  title: 'Kilns',
  slug: 'kilns',
  category: 'measurement',
  state: 'published',
  publishAt: at,
  updatedAt: at,
  updatedBy: 'Ed',
  hasChanges: false,
  fault: null,
}
const question: FaqItem = {
  anchor: 'scan-files',
  group: 'security',
  question: 'Do you scan files?',
  answer: 'Yes.',
  see: [],
  isHidden: false,
  comesWithSite: false,
  isEdited: true,
  version: 1,
  updatedAt: at,
  updatedBy: 'Ed',
}
const redirect: ListedRedirect = {
  id: 'r',
  from: '/old',
  to: '/contact',
  status: 301,
  hits: 1200,
  lastHitAt: at,
  updatedAt: at,
  updatedBy: 'Ed',
  version: 1,
  isOverruled: false,
}
const missing: MissingItem = {
  path: '/contakt',
  hits: 3,
  robots: 1,
  lastDay: '2026-11-21',
  suggestions: [{ path: '/contact', title: 'Contact' }],
}

const never = () => new Promise<never>(() => undefined)

/** The screen with these lists already read, as its words and the names of its buttons. */
function shown(address: string, lists: Record<string, object>, mayWrite: boolean) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, queryFn: never } },
  })
  for (const [key, list] of Object.entries(lists)) {
    client.setQueryData([key, 'pages'], { pages: [list], pageParams: [''] })
    client.setQueryData([key], list)
  }
  const router = createMemoryRouter([{ path: '*', element: <ContentScreen mayWrite={mayWrite} /> }], {
    initialEntries: [address],
  })
  return read(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

function read(screen: React.ReactNode) {
  const root = parse(renderToStaticMarkup(screen))
  const buttons = root
    .querySelectorAll('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim())
  const rows = root.querySelectorAll('tbody tr').map((row) => row.textContent.replace(/\s+/g, ' '))
  return { text: root.textContent.replace(/\s+/g, ' '), rows, buttons }
}

const page = (...items: object[]) => ({ items, nextCursor: null })
const tabs: [address: string, lists: Record<string, object>, buttons: string[]][] = [
  ['/content', { '/api/posts?': page(post) }, ['New article']],
  [
    '/content?tab=faq',
    { '/api/faqs': { groups: [{ id: 'security', title: 'Security', items: [question] }] } },
    ['New question', 'Hide', 'Edit', 'Move up: Do you scan files?'],
  ],
  [
    '/content?tab=redirects',
    { '/api/redirects?': page(redirect) },
    ['Import', 'New redirect', 'Edit /old', 'Delete /old'],
  ],
  [
    '/content?tab=missing',
    { '/api/missing-pages?': { ...page(missing), others: { hits: 0, robots: 0 } } },
    ['Make a redirect from /contakt', 'Ignore /contakt'],
  ],
]

test('who may write has the means to on every tab; who may only read sees the same lists without them', () => {
  for (const [address, lists, wanted] of tabs) {
    const editor = shown(address, lists, true)
    const reader = shown(address, lists, false)
    for (const button of wanted) {
      expect(editor.buttons, address).toContain(button)
      expect(reader.buttons, address).not.toContain(button)
    }
    expect(reader.text).toContain('Your role can read this')
    expect(editor.text).not.toContain('Your role can read this')
  }
})

test('the list tells of an article that is left out of the site, and why', () => {
  const fault = 'Line 3: lists are nested more than 10 deep here.'
  const bad = { ...post, id: 'b', title: 'Spindles', fault }
  const { text } = shown('/content', { '/api/posts?': page(post, bad) }, false)
  expect(text).toMatch(/Spindles.*Not on the site.*Line 3: lists are nested/)
  expect(shown('/content', { '/api/posts?': page(post) }, false).text).not.toContain('Not on the site')
})

test('each state of an article, a newer draft and what comes with the site are told apart', () => {
  const rows = [
    { ...post, id: '1', state: 'draft' as const, publishAt: null },
    { ...post, id: '2', state: 'scheduled' as const, publishAt: '2026-12-01T09:00:00Z' },
    { ...post, id: '3', hasChanges: true },
    { ...post, id: '4', state: 'archived' as const },
    { ...post, id: '5', isShipped: true, updatedBy: null },
  ]
  const { rows: told } = shown('/content', { '/api/posts?': page(...rows) }, true)
  const words = [
    /Draft.*–/,
    /Scheduled.*1 Dec/,
    /Published.*Newer draft/,
    /Archived/,
    /Published.*with the site/,
  ]
  for (const [at, wanted] of words.entries()) expect(told[at]).toMatch(wanted)
  expect(told.filter((row) => row.includes('Newer draft'))).toHaveLength(1)
})

test('an address with an unknown tab shows the articles', () => {
  expect(shown('/content?tab=none', { '/api/posts?': page(post) }, true).buttons).toContain('New article')
})

const check: PostCheck = {
  // The checks show nothing of the page itself.
  post: Object.create(null),
  words: 120,
  minutes: 1,
  links: [
    { to: '/nowhere', text: 'this', verdict: 'missing', note: 'There is no such page' },
    {
      to: 'https://a.example/',
      text: 'that',
      verdict: 'not checked',
      note: 'Another site: open it yourself',
    },
  ],
  faults: { description: 'An article needs a description' },
  advice: ['Without tags, no articles are shown as related', 'An article needs a description'],
  seo: {
    score: 75,
    deductions: [{ points: 10, reason: 'The title is short' }],
    advice: [],
    title: 'Kilns',
    description: '',
    url: 'https://site.test/blog/kilns',
    picture: '/x.png',
  },
}
const checks = (props: Partial<React.ComponentProps<typeof PostChecks>>) =>
  read(
    <QueryClientProvider client={new QueryClient()}>
      <PostChecks check={check} error={null} mayWrite {...props} />
    </QueryClientProvider>,
  )

test('the checks name what keeps an article back, what could be better, once each, and where links lead', () => {
  const { text, buttons } = checks({})
  for (const words of ['75 of 100', 'The title is short', 'Without tags', 'Missing', 'There is no such page'])
    expect(text).toContain(words)
  expect(text.split('An article needs a description')).toHaveLength(2)
  expect(buttons).toEqual(['Check external links'])
  expect(checks({ mayWrite: false }).buttons).toEqual([])
})

test('checks of a moment ago say so and why, and without any the reason stands alone', () => {
  const error = new Error('Line 3: too deep')
  expect(checks({ error }).text).toContain('These checks are a moment old.')
  expect(checks({ check: undefined, error }).text).toContain('The checks can’t be shown')
  expect(checks({ check: undefined }).text).not.toContain('can’t be shown')
})

test('a redirect from an address at which the site has something is marked', () => {
  const overruled = { ...redirect, id: 'o', from: '/login', isOverruled: true }
  const { rows } = shown('/content?tab=redirects', { '/api/redirects?': page(redirect, overruled) }, true)
  expect(rows[0]).not.toContain('No effect')
  expect(rows[1]).toContain('/login')
  expect(rows[1]).toContain('No effectThere is a page or a file of the site here.')
})
