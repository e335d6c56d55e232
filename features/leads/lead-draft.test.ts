import { expect, test } from 'vitest'
import { emptyDraft, mergeLeadDrafts, parseDraft } from './lead-draft.ts'

const base = {
  ...emptyDraft,
  name: 'Ann Byrne',
  email: 'ann@castings.example',
  company: 'Castings',
  tags: 'expo, vip',
}

test('only what was changed is sent, in the shapes that the API takes', () => {
  const draft = {
    ...base,
    value: '£12,500',
    tags: ' expo,, new ',
    sector: 'retail',
    country: 'gb',
    phone: '  ',
  }
  expect(parseDraft(draft, base)).toEqual({
    isValid: true,
    changes: { value: 12_500, tags: ['expo', 'new'], sector: 'retail', country: 'GB' },
  })
})

test('what does not fit is said field by field', () => {
  const parsed = parseDraft({ ...base, name: 'A', email: 'ann@', value: 'much', country: 'Eire' }, base)
  expect(parsed).toEqual({
    isValid: false,
    errors: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      value: 'A number of pounds',
      country: 'A country code of two letters, such as GB',
    },
  })
})

test('a field is in conflict only when two people changed it to different values', () => {
  const mine = { ...base, company: 'Byrne Castings', phone: '020 7946 0011', sector: 'retail' }
  const current = { ...base, company: 'Castings Ltd', problem: 'Porosity', sector: 'retail' }
  expect(mergeLeadDrafts(base, mine, current)).toEqual({
    merged: {
      ...base,
      company: 'Byrne Castings',
      phone: '020 7946 0011',
      sector: 'retail',
      problem: 'Porosity',
    },
    conflicts: ['company'],
  })
})
