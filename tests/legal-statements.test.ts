import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { asCell, isLegal, legalStatementsIn } from './legal-statements.ts'
import { readProse } from './prose.ts'

const list = readFileSync('docs/legal-statements.md', 'utf8')

/** A row of the list: where, the words, and the day on which somebody compared them with the law. */
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, file = '', sentence = '', checked = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return { file: file.replaceAll('`', ''), sentence, checked }
  })

const found = [
  ...(await readProse()),
  ...pages.map(({ path, title, description }) => ({ file: path, texts: [title, description] })),
].flatMap(legalStatementsIn)

test('each sentence of the public pages that speaks of the law is listed for a lawyer, with the day of its check', () => {
  const listed = new Set(rows.map(({ file, sentence }) => `${file}: ${sentence}`))
  expect(found.length).toBeGreaterThan(100)
  expect(
    found.map(({ file, sentence }) => `${file}: ${asCell(sentence)}`).filter((one) => !listed.has(one)),
  ).toEqual([])
  for (const { sentence, checked } of rows) expect(checked, sentence).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('the list names nothing that no page says any more', () => {
  const said = new Set(found.map(({ file, sentence }) => `${file}: ${asCell(sentence)}`))
  expect(rows.map(({ file, sentence }) => `${file}: ${sentence}`).filter((one) => !said.has(one))).toEqual([])
})

test.each([
  'People in the UK come under UK GDPR with the Data Protection Act 2018.',
  'The Agency Workers Regulations 2010 give equal pay after 12 weeks.',
  'VAT is added where it applies.',
  'IR35 concerns you when you are a medium client.',
  'In the EU, Article 22 forbids such decisions.',
  'Annex III names uses.',
  'The ICO’s guidance on monitoring workers asks for this.',
  'We send a filled HMRC questionnaire as a draft.',
  'Lifting gear is inspected under LOLER.',
  'The Data Act has applied since 12 September 2025.',
  'Under its Rule 11 most software needs a notified body.',
])('a statement on the law is found: %s', (sentence) => {
  expect(isLegal(sentence)).toBe(true)
})

test.each([
  'The order names the rate of each person.',
  'In order to act, somebody must look.',
  'A purchase order arrives by mail.',
  'Agree, see, look, and act.',
  'The director acts on the figure.',
  'Each article has its sources.',
  'Four rules look at each chart.',
])('an ordinary sentence is none: %s', (sentence) => {
  expect(isLegal(sentence)).toBe(false)
})
