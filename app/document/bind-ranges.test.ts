import { expect, test } from 'vitest'
import { bindRanges } from './bind-ranges.ts'

const main = (html: string) => bindRanges(`<body><main>${html}</main></body>`)
const held = (text: string) => `<span class="whitespace-nowrap">${text}</span>`

test('prices, months and hours are held at their dash, with nothing between their characters', () => {
  const said = main('<p>From £10,000–£100,000, 3–12 months; open 09:00–18:00.</p>')
  expect(said).toContain(
    `From £10,00${held('0–£1')}00,000, ${held('3–1')}2 months; open 09:0${held('0–1')}8:00.`,
  )
  expect(said.replace(/<[^>]*>/g, '')).toBe('From £10,000–£100,000, 3–12 months; open 09:00–18:00.')
})

test('a dash between words is no range', () => {
  const text = '<p>Monday–Friday – and “3 – 4”</p>'
  expect(main(text)).toBe(`<body><main>${text}</main></body>`)
})

test('an island, a drawing and a list of choices stay as they are, and what follows them does not', () => {
  const left = [
    '<div class="contents" data-island="a"><div><p>1–2</p></div><div>3–4</div></div>',
    '<svg><text>5–6</text></svg>',
    '<select><option>7–8</option></select>',
    '<script>const a = "<9–10"</script>',
    '<img alt="11–12"/>',
  ]
  for (const part of left)
    expect(main(`${part}<p>1–2</p>`)).toBe(`<body><main>${part}<p>${held('1–2')}</p></main></body>`)
})

test('what stands outside the main part is left', () => {
  const html = '<head><title>1–2</title></head><body><main></main><footer>3–4</footer></body>'
  expect(bindRanges(html)).toBe(html)
})
