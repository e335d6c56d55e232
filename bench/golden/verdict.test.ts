import { expect, test } from 'vitest'
import { chatReplies, disclosure, storedNote } from '../../features/chat/chat-words.ts'
import type { GoldenTurn } from './golden-dialogue.ts'
import { buttonsOf, verdictOn } from './verdict.ts'

const turn: GoldenTurn = {
  asks: 'day rate?',
  wants: 'answer',
  says: [/£800/, /a day/],
  never: [/free/],
  restsOn: '/qa/cost#day-rate',
}
const shown = (reply: string, url?: string) => ({
  reply,
  sources: url === undefined ? [] : [{ title: 'A page', url }],
})

test('a turn is judged by the words that are shown', () => {
  expect(verdictOn(turn, shown('From £800 a day.'))).toBe('right')
  expect(verdictOn(turn, shown('From £800.'))).toBe('partial')
  expect(verdictOn(turn, shown('See the page.', '/qa/cost#day-rate'))).toBe('partial')
  expect(verdictOn(turn, shown('From £800 a day, the first is free.'))).toBe('wrong')
  expect(verdictOn(turn, shown('We film no people.', '/blog/cameras'))).toBe('wrong')
  expect(verdictOn(turn, shown('I don’t know: our pages don’t answer that.'))).toBe('declined')
})

test('the words that stand beside any answer count for nothing', () => {
  const opening = `${disclosure} ${storedNote}\n\n`
  expect(verdictOn(turn, shown(`${opening}From £800 a day.`))).toBe('right')
  expect(verdictOn(turn, shown(`${opening}I don’t know: our pages don’t answer that.`))).toBe('declined')
  expect(buttonsOf({ ...shown(`${opening}Which of these do you mean?`), quickReplies: ['One?'] })).toEqual([
    'One?',
  ])
  const person: GoldenTurn = { asks: 'who reads it', wants: 'answer', says: [/engineer|kept/] }
  expect(verdictOn(person, shown(`From £800 a day.\n\n${storedNote}\n\n${chatReplies.offer}`))).toBe('wrong')
})

test('off the subject only a bare decline is right', () => {
  const off: GoldenTurn = { asks: 'sing', wants: 'decline' }
  expect(verdictOn(off, shown('I don’t know: our pages don’t answer that.'))).toBe('right')
  expect(verdictOn(off, shown('I don’t know: our pages don’t answer that.', '/qa'))).toBe('wrong')
  expect(verdictOn(off, shown('La la.'))).toBe('wrong')
})

test('a greeting without words that it must have is right unless it is declined', () => {
  const greeting: GoldenTurn = { asks: 'morning', wants: 'courtesy' }
  expect(verdictOn(greeting, shown('Good morning.'))).toBe('right')
  expect(verdictOn(greeting, shown('I don’t know: our pages don’t answer that.'))).toBe('declined')
  expect(verdictOn(greeting, shown('Which of these do you mean?'))).toBe('declined')
})

test('a message that goes to the person who was called is no answer, and claims none', () => {
  expect(verdictOn(turn, shown(chatReplies.passedOn))).toBe('declined')
})

test('asking back claims nothing, and its first three buttons are to be tried', () => {
  const vague: GoldenTurn = { asks: 'price', wants: 'answer', says: [/£800/] }
  const asking = {
    ...shown('Which of these do you mean?'),
    quickReplies: ['One?', 'Two?', 'Three?', 'Four?'],
  }
  expect(verdictOn(vague, asking)).toBe('declined')
  expect(buttonsOf(asking)).toEqual(['One?', 'Two?', 'Three?'])
  expect(buttonsOf({ ...asking, reply: 'It is £800.' })).toEqual([])
  expect(verdictOn({ ...vague, never: [/which/i] }, asking)).toBe('wrong')
  expect(verdictOn({ ...vague, says: [/you/] }, asking)).toBe('declined')
})
