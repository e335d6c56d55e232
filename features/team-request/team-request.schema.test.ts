import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { teamRequestInput } from './team-request.schema.ts'

const ann = { name: 'Ann Byrne', email: 'ann@castings.example', company: 'B', roles: { 'ml-engineer': 1 } }
const errorOf = (change: object) => z.safeParse(teamRequestInput, { ...ann, ...change }).error?.issues[0]

test('at least one role is asked for, however none is sent', () => {
  for (const roles of [
    {},
    undefined,
    null,
    'ml-engineer',
    [],
    { 'ml-engineer': 0 },
    { 'ml-engineer': '' },
    { 'ml-engineer': '0' },
  ])
    expect({ roles, ...errorOf({ roles }) }).toMatchObject({
      roles,
      message: 'Please choose at least one role',
    })
})

test('only our roles, and 1 to 10 of each', () => {
  for (const count of [11, -1, 1.5, '11', '1e1', ' 1', 'x', true, null])
    expect({ count, ...errorOf({ roles: { 'ml-engineer': count } }) }).toMatchObject({
      count,
      message: 'A number of people from 1 to 10',
    })
  expect(errorOf({ roles: { 'ml-engineer': 1, 'prompt-whisperer': 1 } })).toBeDefined()
  for (const count of [1, 10, '1', '10']) expect(errorOf({ roles: { 'ml-engineer': count } })).toBeUndefined()
})

test('every choice may be left open, by nothing or by an empty one', () => {
  for (const name of ['seniority', 'start', 'length', 'place', 'budget']) {
    expect(errorOf({ [name]: '' })).toBeUndefined()
    expect({ name, path: errorOf({ [name]: 'whenever' })?.path }).toEqual({ name, path: [name] })
  }
})
