import { expect, test } from 'vitest'
import { withPrepared, withTemplate } from './with-template.ts'

const mail = { fields: { 'first name': 'Ann' }, signature: 'Tess\nThe site' }
const template = { subject: 'Our quote', text: 'Hello {{first name}},\n\nhere is our quote.' }

test('a template takes the place of the greeting that nobody typed', () => {
  expect(withTemplate({ subject: '', text: 'Hello Ann,\n\n\n\nTess\nThe site' }, template, mail)).toEqual({
    subject: 'Our quote',
    text: 'Hello Ann,\n\nhere is our quote.\n\nTess\nThe site',
  })
})

test('what was typed stays, and the template stands below it and above the signature', () => {
  const typed = { subject: 'Re: Press', text: 'Hello Ann,\n\nMonday suits us.\n\nTess\nThe site' }
  expect(withTemplate(typed, template, mail)).toEqual({
    subject: 'Re: Press',
    text: 'Hello Ann,\n\nMonday suits us.\n\nHello Ann,\n\nhere is our quote.\n\nTess\nThe site',
  })
})

test('without the signature the template stands at the end', () => {
  expect(withTemplate({ subject: '', text: 'Just this' }, template, mail).text).toBe(
    'Just this\n\nHello Ann,\n\nhere is our quote.',
  )
})

test('words prepared elsewhere stand under the greeting, or below what was typed, and once', () => {
  const people = { subject: 'People for your team', text: 'This is who could join your team.' }
  const fresh = { subject: '', text: 'Hello Ann,\n\n\n\nTess\nThe site' }
  const begun = withPrepared(fresh, people, mail)
  expect(begun).toEqual({
    subject: 'People for your team',
    text: 'Hello Ann,\n\nThis is who could join your team.\n\nTess\nThe site',
  })
  expect(withPrepared(begun, people, mail)).toEqual(begun)
  const typed = { subject: 'Re: Team', text: 'Hello Ann,\n\nit was good to talk.\n\nTess\nThe site' }
  expect(withPrepared(typed, people, mail)).toEqual({
    subject: 'Re: Team',
    text: 'Hello Ann,\n\nit was good to talk.\n\nThis is who could join your team.\n\nTess\nThe site',
  })
})
