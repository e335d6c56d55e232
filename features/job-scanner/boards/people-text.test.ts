import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPeople } from './people-text.ts'

test.each([
  'jane.doe@acme.co.uk',
  'JANE+jobs@ACME.IE',
  'mailto:jane@acme.com',
  "o'neill@acme.ie",
  'jané@acmé.ie',
  'jane@mail.jobs.acme.example.com',
  'jane＠acme.com',
  'ja\u200Bne@ac\u00ADme.com',
  'jane @ acme.com',
  'jane [at] acme.com',
  'jane (at) acme (dot) com',
  'jane{at}acme[dot]co[dot]uk',
  'jane at acme dot com',
  '+44 20 7946 0911',
  '+44 (0)20 7946 0911',
  '+44(0)7700 900123',
  '+442079460911',
  '(+44) 20 7946 0911',
  '0044 20 7946 0911',
  '00442079460911',
  '00 353 1 234 5678',
  '+353 1 234 5678',
  '+353 (0)85 123 4567',
  '+353-85-123-4567',
  '020 7946 0911',
  '(020) 7946 0911',
  '020-7946-0911',
  '020.7946.0911',
  '02079460911',
  '07700 900123',
  '07700900123',
  '0161 496 0000',
  '(0161) 496-0000',
  '01632 960001',
  '0800 123 4567',
  '0330 123 4567',
  '01 234 5678',
  '(01) 234 5678',
  '021 427 1234',
  '085 123 4567',
  '1800 123 456',
  '1890 123 456',
  '+1 (555) 234-5678',
  '+1-555-234-5678',
  '(555) 234-5678',
  '555-234-5678',
  '1-800-555-1234',
  '+49 30 1234567',
  '+33 1 23 45 67 89',
  '+91 98765 43210',
  '+４４ ２０ ７９４６ ０９５８',
])('%s is taken out', (contact) => {
  const text = withoutPeople(`Ask Jane: ${contact}, or apply on line.`)
  expect(text).toMatch(/^Ask Jane: \(?\[removed\](?: ?\[removed\])?\)?, or apply on line\.$/)
})

test.each([
  'Tel: 030 1234567',
  'Phone 496 0000',
  'call us on 1234567',
  'Mobile no. 87 123 4567',
  'WhatsApp: 79 12 34 56 78',
])('a number that a word announces is taken out: %s', (text) => {
  expect(withoutPeople(text)).toMatch(/\[removed\]$/)
  expect(withoutPeople(text)).not.toMatch(/\d{2}/)
})

test.each([
  '£45,000 - £55,000 a year',
  '£45000-£55000',
  '45000 - 55000 GBP',
  '€70 000 – €90 000',
  '$120,000-$150,000 USD',
  '100 000 - 120 000 EUR',
  'up to £1,250,000.00',
  '£500-£600 per day, 37.5 hours',
  '2026-08-10',
  '2026-08-10T10:00:00Z',
  '2026-08-10 10:00:00 UTC',
  '01/02/2026',
  '01.02.2026 10:00',
  '01-02-2026',
  'between 01.02.2026 and 28.02.2026',
  '09:00 - 17:30, Monday to Friday',
  '9-5, 24/7, 365 days',
  '2019 - 2024',
  'REQ-123456789',
  'R0012345678',
  'Req ID: 0123456789',
  'Reference 07700900123',
  'Job #0123456789',
  'requisition number 0161496000',
  '5101832008',
  '260366',
  'REF328V',
  'ISO 27001 and ISO 9001',
  '1ff4a4e3-897c-4eab-9ee2-aa7d1d07a9d6',
  '10,000,000 customers',
  '1 000 000 000 rows',
  'C++20, Python 3.12.4, v0.10.200.3000',
  '0.05% to 0.10%',
  '99.999% of 4000 servers',
  '192.168.100.200',
  'look @ this, and meet at ten',
  '3 days a week at home',
])('"%s" stays as it is', (text) => {
  expect(withoutPeople(text)).toBe(text)
})

test('any number of mail addresses in any text is gone', () => {
  const mail = fc.emailAddress()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), mail), { minLength: 1, maxLength: 5 }), (parts) => {
      const text = withoutPeople(parts.map(([words, address]) => `${words} ${address} `).join(''))
      for (const [, address] of parts) expect(text).not.toContain(address)
    }),
  )
})

test('any British or Irish number in any grouping is gone', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', ' - ')
  const number = fc.tuple(
    fc.constantFrom('+44', '0044', '0', '+353', '+44 (0)'),
    fc.constantFrom('20', '161', '770', '85'),
    gap,
    fc.integer({ min: 100, max: 999 }),
    gap,
    fc.integer({ min: 1000, max: 9999 }),
  )
  fc.assert(
    fc.property(number, ([start, area, one, middle, two, end]) => {
      expect(withoutPeople(`ring ${start}${area}${one}${middle}${two}${end} today`)).not.toContain(
        String(end),
      )
    }),
  )
})

test.each([
  ['letters', 'a'.repeat(100_000)],
  ['digits', '0'.repeat(100_000)],
  ['dots', 'a.'.repeat(50_000)],
  ['spaced digits', '1 '.repeat(50_000)],
  ['at signs', '@'.repeat(100_000)],
  ['words with at', 'a at '.repeat(20_000)],
  ['almost mails', 'a@b.'.repeat(25_000)],
  ['brackets', '(((+'.repeat(25_000)],
])('a long run of %s is read in linear time', (_, text) => {
  // Quadratic work on this much text would take minutes and end with the time of the test.
  expect(withoutPeople(text).length).toBeGreaterThan(0)
})
