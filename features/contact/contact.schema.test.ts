import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { contactInput } from './contact.schema.ts'

const ann = { name: 'Ann', email: 'ann@castings.example', company: 'B' }

function errorOf(change: object): string | undefined {
  return z.safeParse(contactInput, { ...ann, ...change }).error?.issues[0]?.message
}

test('the required fields have one wording each, however they are missing', () => {
  for (const name of ['', ' ', 'A', ' A ', undefined, null, 7])
    expect(errorOf({ name })).toBe('Name must be at least 2 characters')
  for (const email of [
    '',
    'ann',
    'ann@',
    '@x.example',
    'a b@x.example',
    'a@b',
    'a@b..example',
    'a@x.example,b@y.example',
    undefined,
    [],
  ]) {
    expect([email, errorOf({ email })]).toEqual([email, 'Please enter a valid email address'])
  }
  for (const company of ['', '  ', undefined, {}])
    expect(errorOf({ company })).toBe('Company name is required')
})

test('each field takes its longest and refuses one character more', () => {
  const longest = {
    name: 'n'.repeat(100),
    company: 'c'.repeat(150),
    phone: '1'.repeat(30),
    message: 'm'.repeat(5000),
    email: `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.example`.slice(-254),
  }
  for (const [field, value] of Object.entries(longest)) {
    expect([field, errorOf({ [field]: value })]).toEqual([field, undefined])
    if (field !== 'email') expect(errorOf({ [field]: `${value}x` })).toContain('Please use at most')
  }
  expect(
    errorOf({ email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.exampless` }),
  ).toContain('254')
})

test('names of all scripts pass unchanged, trimmed at their ends', () => {
  for (const name of ['Seán Ó Murchú', '李小龍', 'Владимир', 'عمر', 'Zoë 👩‍🏭', "D'Arcy <3", 'Nguyễn Thị']) {
    expect(contactInput.parse({ ...ann, name: `  ${name}\t` }).name).toBe(name)
  }
})

test('a message keeps every character and line as typed', () => {
  const message = '  first\r\n\tsecond\n\n"<b>" & \u202e\u2066 \ufeff 👍  '
  expect(contactInput.parse({ ...ann, message }).message).toBe(message)
})

test('control characters and broken unicode are refused with a word on what to do', () => {
  for (const bad of [
    'a\0b',
    'a\u0007b',
    'a\nBcc: x@y.example',
    'a\r\nb',
    'a\u2028b',
    'a\u0085b',
    'a\ud800b',
  ]) {
    for (const field of ['name', 'company', 'phone']) {
      expect(errorOf({ [field]: bad })).toBe('Please remove the invisible control characters from this line')
    }
    expect(errorOf({ email: `${bad}@x.example` })).toBe('Please enter a valid email address')
  }
  for (const bad of ['\0', 'a\u001bb', '\ud800', '\u0080']) {
    expect(errorOf({ message: bad })).toBe('Please remove the invisible control characters from your message')
  }
})

test('addresses that real mail servers take are taken', () => {
  for (const email of [
    "o'neill+ai@mail.castings.example",
    'a@b-c.example',
    'ann@büro.example',
    'x_y.z@1and1.example',
    '#1@x.example',
  ]) {
    expect([email, errorOf({ email })]).toEqual([email, undefined])
  }
})

test('unknown keys are left out, whatever they are called', () => {
  const parsed = contactInput.parse(
    JSON.parse('{"name":"Ann","email":"a@b.example","company":"B","__proto__":{"x":1},"role":"owner"}'),
  )
  expect(Object.keys(parsed).sort()).toEqual(['company', 'email', 'name'])
})
