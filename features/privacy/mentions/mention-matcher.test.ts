import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneKeyOf } from '#features/leads/email-key.ts'
import { asideCases, cases, people, type MentionCase } from '#tests/mention-cases.ts'
import { mentionMatcher } from './mention-matcher.ts'

function foundIn({ who, text }: MentionCase) {
  const { name, email, phone } = people[who]
  const matcher = mentionMatcher({
    emails: [email],
    phones: [phoneKeyOf(phone) ?? []].flat(),
    names: [name],
    shared: [],
  })
  const spans = matcher.find(text)
  const words = (isCertain: boolean) =>
    spans.filter((span) => span.isCertain === isCertain).map(({ from, to }) => text.slice(from, to))
  return { certain: words(true), possible: words(false) }
}

const wanted = ({ certain = [], possible = [] }: MentionCase) => ({ certain, possible })

test.each(cases)('$who in “$text”', (one) => {
  expect(foundIn(one)).toEqual(wanted(one))
})

test('of the cases that were set aside one is missed: a title before a name that thousands have finds too many others', () => {
  const isRight = (one: MentionCase) => JSON.stringify(foundIn(one)) === JSON.stringify(wanted(one))
  expect(asideCases.length).toBeGreaterThan(30)
  expect(asideCases.filter((one) => !isRight(one)).map(({ text }) => text)).toEqual(['Ms O’Neill'])
})

test.each(['ann-marie@cast-ings.example', "o'neill@a-b.test", 'a.b+c@site.test', '(x)[y]@a.test'])(
  '%s is found in a text, whatever its signs mean to an expression',
  (email) => {
    const matcher = mentionMatcher({ emails: [email], phones: [], names: [], shared: [] })
    expect(matcher.find(`Write to ${email} first`)).toEqual([
      { from: 9, to: 9 + email.length, isCertain: true },
    ])
  },
)

test('no name or address is too odd to be looked for', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('\\', '-', 'A-', 'Ann (QA)', '[', '*+?'),
  )
  fc.assert(
    fc.property(odd, odd, (name, local) => {
      const terms = { emails: [`${local}@a-b.test`], phones: [], names: [name, `Ann ${name}`], shared: [] }
      expect(() => mentionMatcher(terms).find(`${name} wrote to ${local}@a-b.test`)).not.toThrow()
    }),
  )
})
