import { expect, test } from 'vitest'
import { permissions, permissionsOf, roleMay, roleNames, roles } from '#features/context/permissions.ts'
import { ownLeadsRows, type Group } from './own-leads-rows.ts'
import { permissionRows } from './permission-rows.ts'

/** What the table gives a role: the permissions behind endpoints that it opens. */
const givenTo = (role: (typeof roles)[number]) =>
  permissions.filter((name) =>
    permissionRows.some(({ access, verdicts }) => access === name && verdicts[role] === 'yes'),
  )

test('there are five roles', () => {
  expect(roleNames).toEqual({
    owner: 'Owner',
    admin: 'Administrator',
    sales: 'Sales',
    editor: 'Editor',
    analyst: 'Analyst',
  })
  expect(roles).toEqual(['owner', 'admin', 'sales', 'editor', 'analyst'])
})

test('each permission guards an endpoint of the table, and all endpoints of one permission agree', () => {
  const verdicts = Map.groupBy(permissionRows, ({ access }) => access)
  const guarded = [...verdicts.keys()].filter((access) => access.includes('.'))
  expect(permissions.toSorted()).toEqual(guarded.toSorted())
  for (const [access, rows] of verdicts)
    expect(new Set(rows.map((row) => JSON.stringify(row.verdicts))).size, access).toBe(1)
})

test.for(permissions)('%s is for the roles that the table names', (name) => {
  expect(
    roles.filter((role) => roleMay(role, name)),
    name,
  ).toEqual(roles.filter((role) => givenTo(role).includes(name)))
})

test.for(roles)('the permissions of the role %s are those of the table', (role) => {
  expect(permissionsOf(role)).toEqual(givenTo(role))
})

const inGroup = (group: Group) => ownLeadsRows.filter((row) => row.group === group).map(({ name }) => name)

test('K9: own-leads-table.txt says of every endpoint that sales may use what a colleague’s lead is to it', () => {
  const opened = permissionRows
    .filter(({ access, verdicts }) => verdicts.sales === 'yes' && !['public', 'enrolling'].includes(access))
    // A role that is limited to its own leads imports none: a file changes whosever leads it names.
    .filter(({ access }) => access !== 'leads.import')
    .map(({ name }) => name)
  const known = ownLeadsRows.map(({ name }) => name)
  expect(opened.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !opened.includes(name))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
  expect(inGroup('404').length).toBeGreaterThan(40)
  expect(inGroup('left out').length).toBeGreaterThan(30)
})

test('K9: no endpoint with a lead in its path is said to name none', () => {
  expect(inGroup('no lead').filter((name) => /\/api\/(?:leads|lead-(?!views))/.test(name))).toEqual([])
})
