import { expect, test } from 'vitest'
import { mergeDrafts } from '#lib/merge-drafts.ts'
import { emptyDraft, fieldNames, joinRoles, parseDraft, type Draft } from './supplier-draft.ts'

const typed: Draft = {
  ...emptyDraft,
  legalName: ' Harbour Models Ltd ',
  contactName: 'Orla Example',
  contactEmail: 'orla@harbour.example',
  roles: 'ml-engineer',
  skills: 'PyTorch, OPC UA, PyTorch,',
  dayRate: '£1,050',
}

test('only what differs is sent, as the API takes it', () => {
  expect(parseDraft(typed, emptyDraft)).toEqual({
    isValid: true,
    changes: {
      legalName: 'Harbour Models Ltd',
      contactName: 'Orla Example',
      contactEmail: 'orla@harbour.example',
      roles: ['ml-engineer'],
      skills: ['PyTorch', 'OPC UA'],
      dayRate: 1050,
    },
  })
  expect(parseDraft({ ...typed, dayRate: '' }, typed)).toEqual({ isValid: true, changes: { dayRate: null } })
})

test('each field that doesn’t fit is named', () => {
  const parsed = parseDraft(
    { ...emptyDraft, contactEmail: 'x', dayRate: '9.5', capacity: '', availableFrom: '2026-02-30' },
    emptyDraft,
  )
  expect(parsed).toEqual({
    isValid: false,
    errors: {
      legalName: 'The legal name must be at least 2 characters',
      contactName: 'Name must be at least 2 characters',
      contactEmail: 'Please enter a valid email address',
      roles: 'Please choose at least one role',
      dayRate: 'A whole number of pounds',
      capacity: 'A whole number of people',
      availableFrom: 'A date such as 2026-11-21',
    },
  })
})

test('roles in another order are the same roles, so two people who chose them don’t collide', () => {
  const both = joinRoles(['data-engineer', 'ml-engineer'])
  expect(both).toBe(joinRoles(['ml-engineer', 'data-engineer']))
  const { conflicts } = mergeDrafts(fieldNames, typed, { ...typed, roles: both }, { ...typed, roles: both })
  expect(conflicts).toEqual([])
})
