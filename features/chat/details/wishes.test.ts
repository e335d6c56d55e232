import { expect, test } from 'vitest'
import { asksWhatIsNoted, asksWhen, refusedIn, wantsContact, wantsToMove, whenIn } from './wishes.ts'

test.for([
  'can someone human call me pls',
  'Could somebody ring us back this afternoon?',
  'can you email my boss',
  'can u ring my mrs instead',
  'give me a bell',
  'I’d like a call back',
])('who wishes to be called is heard: %s', (text) => {
  expect(wantsContact(text)).toBe(true)
})

test.for([
  'how many false ones will yours give me',
  'What do you give me that they don’t?',
  'would i get to ring them on my own or would you be sat listening',
  'do i have to give my email',
  'can it text my team when the line stops',
  'does it ring the driver',
])('a question about what a system does is no wish to be called: %s', (text) => {
  expect(wantsContact(text)).toBe(false)
})

test.for([
  ['any time after 4', 'any time after 4'],
  ['ring me after 2 if u can', 'after 2'],
  ['Could you call me on Tuesday between 10 and 11?', 'Tuesday between 10 and 11'],
  ['next Thursday morning please', 'next Thursday morning'],
  ['not before 10', 'not before 10'],
  ['pls not mondays', 'not mondays'],
  ['can i book a call for tmrw 10am', 'tmrw 10am'],
  ['make appointment with manager tomorrow 10', 'tomorrow 10'],
  ['I’ve a call on Wednesday at 2 and need to push it to Friday', 'Friday'],
  ['RING AFTER SIX', 'AFTER SIX'],
] as const)('the time of a call is taken in its words: %s', ([text, when]) => {
  expect(whenIn(text)?.replace(/^on /, '')).toBe(when)
})

test.for([
  'we lose 3 hours a shift',
  'our filler jams every morning after the first wash',
  'Are you open between Christmas and New Year?',
  'good morning',
  'after 3 years of data',
  'we are in Cork',
])('other times are no time to call: %s', (text) => {
  expect(whenIn(text)).toBeUndefined()
})

test('what someone won’t give is understood', () => {
  expect(refusedIn('no email, just ring')).toBe('email')
  expect(refusedIn('I’d rather not say my name')).toBe('name')
  expect(refusedIn('No phone calls please')).toBe('phone')
  expect(refusedIn('do you need my phone number?')).toBeUndefined()
})

test('questions about what was noted are told from others', () => {
  expect(asksWhatIsNoted('what number have you got for me?')).toBe(true)
  expect(asksWhatIsNoted('what is your number?')).toBe(false)
  expect(asksWhen('What time will that be?')).toBe(true)
  expect(asksWhen('when will they ring')).toBe(true)
  expect(asksWhen('when was the firm founded')).toBe(false)
  expect(wantsToMove('Sorry, can we move that to Friday instead?')).toBe(true)
})
