import { expect, test } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { hostileMarkdown } from '#tests/markdown-shapes.ts'
import { readPostBody } from './post-body.server.ts'
import { postHtml } from './post-html.server.ts'

const messageOf = (body: string) => {
  try {
    readPostBody(body)
    return undefined
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error.message
    throw error
  }
}

test('lists, quotations and marks may be nested ten deep; the eleventh is refused with its line', () => {
  const levels: Record<string, (depth: number) => string> = {
    lists: (depth) => `${'- '.repeat(depth)}a`,
    'numbered lists': (depth) => `${'1. '.repeat(depth)}a`,
    quotations: (depth) => `${'> '.repeat(depth)}a`,
    'lists by indentation': (depth) =>
      Array.from({ length: depth }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    emphasis: (depth) =>
      `${'*a **b '.repeat(depth / 2)}${depth % 2 ? '_c_' : 'c'}${' b** a*'.repeat(depth / 2)}`,
  }
  for (const [name, text] of Object.entries(levels)) {
    expect(messageOf(`One.\n\n${text(10)}\n`), name).toBeUndefined()
    const line = name === 'lists by indentation' ? 13 : 3
    expect(messageOf(`One.\n\n${text(11)}\n`), name).toMatch(new RegExp(`^Line ${line}: .*more than 10 deep`))
  }
  expect(messageOf(`a\nb *c*\n${'*a **b '.repeat(6)}${' b** a*'.repeat(6)}`)).toMatch(/^Line 3: /)
  expect(messageOf(`| a |\n| - |\n| b |\n| ${'*a **b '.repeat(6)}${' b** a*'.repeat(6)} |`)).toMatch(
    /^Line 4: /,
  )
})

test('what is in a list or a quotation beside words is told in words', () => {
  expect(
    readPostBody('- a\n  - b **c**\n  - d\n- e\n\n> f\n>\n> - g\n>\n> ~~~\n> h\n> ~~~\n').opening,
  ).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [['a b ', { kind: 'strong', children: ['c'] }, ' d'], ['e']],
    },
    { kind: 'quote', children: ['f g h'] },
  ])
})

test('a bare web address is a link, one in code or of another kind is not', () => {
  expect(
    readPostBody('See https://a.example/b, `https://a.example`, www.a.example and ftp://a.example.').opening,
  ).toEqual([
    {
      kind: 'paragraph',
      children: [
        'See ',
        { kind: 'link', to: 'https://a.example/b', children: ['https://a.example/b'] },
        ', ',
        { kind: 'code', text: 'https://a.example' },
        ', www.a.example and ftp://a.example.',
      ],
    },
  ])
})

test('a chart of too many figures and links of too long addresses are refused with their line', () => {
  const labels = (count: number) => Array.from({ length: count }, (_, at) => at).join(', ')
  const chart = (text: string) => `One.\n\n~~~line\n${text}\n~~~`
  expect(messageOf(chart(`labels: ${labels(400)}\nA: 1`))).toBeUndefined()
  expect(messageOf(chart(`labels: ${labels(401)}\nA: 1`))).toMatch(/^Line 3: a chart has at most 400 labels/)
  expect(messageOf(chart(`labels: 1\nA: ${labels(401)}`))).toMatch(/^Line 3: /)
  expect(messageOf(chart('A: 1\n'.repeat(13)))).toMatch(/^Line 3: .* 12 rows of figures/)
  expect(messageOf(`[a]: /${'b'.repeat(5000)}\n\n[a] [a]`)).toBeUndefined()
  expect(messageOf(`[a]: /${'b'.repeat(5000)}\n\n${'[a] '.repeat(100)}`)).toMatch(
    /^Line 3: the addresses of all links/,
  )
})

/** What reads a text again at each mark takes seconds for so many characters. */
const mostMs = 200
const longest = 40_000

function processorMs(work: () => void) {
  const { user, system } = process.threadCpuUsage()
  work()
  const after = process.threadCpuUsage()
  return (after.user - user + after.system - system) / 1000
}

test('no shape of text overflows the stack, takes long or grows out of bounds', { timeout: 120_000 }, () => {
  for (const [name, shape] of Object.entries(hostileMarkdown)) {
    const text = shape(longest).slice(0, longest)
    let html = ''
    const read = () => {
      try {
        html = postHtml(readPostBody(text), 'https://site.test')
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        expect(error.message, name).toMatch(/^Line \d+: /)
      }
    }
    // A machine that does much else at once is told from slowness by a second and third look.
    const ms = [0, 0, 0].reduce(
      (best) => (best > mostMs ? Math.min(best, processorMs(read)) : best),
      Infinity,
    )
    expect(ms, name).toBeLessThan(mostMs)
    expect(html.length, name).toBeLessThan(40 * longest)
  }
})
