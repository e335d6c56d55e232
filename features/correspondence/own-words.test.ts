import { expect, test } from 'vitest'
import { ownText, ownWords } from './own-words.ts'

const mails: [program: string, text: string, words: string][] = [
  [
    'Apple Mail',
    'Monday is fine.\n\nAnn\n\n> On 18 Nov 2026, at 10:00, Tess wrote:\n> Is it?',
    'Monday is fine. Ann',
  ],
  [
    'Gmail',
    'Yes please.\n\nOn Wed, 18 Nov 2026 at 10:00, Tess of sales <sales@site.test>\nwrote:\n\n> Shall we call?\n',
    'Yes please.',
  ],
  [
    'Outlook',
    'We accept.\n\n________________________________\nFrom: Tess <sales@site.test>\nSent: Wednesday\nSubject: Quote\n\nHere it is',
    'We accept.',
  ],
  ['a German program', 'Gerne.\n\nAm 18.11.26 um 10:00 schrieb Tess:\n> Passt Montag?', 'Gerne.'],
  ['one that answers in between', '> When?\n\nOn Monday\n\n> Where?\n\nIn Leeds', 'On Monday In Leeds'],
  ['one that quotes nothing', 'From what I see:\nit stops.', 'From what I see: it stops.'],
  ['one that says nothing', '', ''],
]

test.for(mails)('of a mail by %s its own words stand in the inbox', ([, text, words]) => {
  expect(ownWords(text)).toBe(words)
})

test('on the page of the lead they keep their lines', () => {
  expect(ownText('Monday is fine.\n\nAnn\n\n> On 18 Nov 2026, Tess wrote:\n> Is it?')).toBe(
    'Monday is fine.\n\nAnn',
  )
})
