import { expect, test } from 'vitest'
import { hasWords, recordNames } from '#features/audit/audit-words.ts'
import { taskKinds } from '#features/leads/tasks/task.schema.ts'
import { importStates } from '#features/lead-import/lead-import.schema.ts'
import { decisions } from '#features/privacy/mentions/mention-states.ts'
import { firmParts } from '#features/publishing/firm/firm-part.ts'
import { filesOf } from './source-tree.ts'

const sources = filesOf('.ts').filter(({ isTest, text }) => !isTest && /\baudit\(|\bactions?\b/.test(text))

/** Every `subject.outcome` that stands where an action is named: behind `action:`, `action =` or in a choice of two. */
function namedActions(): string[] {
  return sources.flatMap(({ text }) =>
    [...text.matchAll(/\baction\s*[:=]\s*([^;\n{}]*)/g)].flatMap(([, named = '']) =>
      [...named.matchAll(/'([a-z][a-z_-]*\.[a-z][a-z_.-]*)'/g)].map(([, action = '']) => action),
    ),
  )
}

/** Those that are put together: `${kind}.restore`. A new place that does so is a line here. */
const composed: Record<string, string[]> = {
  'privacy.${action}': [
    'take',
    'identity-ask',
    'identity-confirm',
    'extend',
    'answer',
    'refuse',
    'erase',
  ].map((action) => `privacy.${action}`),
  'privacy.mention-${decision': decisions.map((one) => `privacy.mention-${one.replace('_', '-')}`),
  'import.${change': importStates.map((state) => `import.${state}`),
  // The hours have an entry of their own.
  'firm.${part}': firmParts.filter((part) => part !== 'hours').map((part) => `firm.${part}`),
  'subscriber.${state}': ['subscriber.unsubscribed', 'subscriber.bounced'],
  '${kind}.': [
    ...taskKinds.flatMap((kind) => [`${kind}.create`, `${kind}.delete`]),
    ...['note', 'task', 'template', 'mailbox', 'room', 'post', 'redirect', 'newsletter', 'job_source'].map(
      (kind) => `${kind}.restore`,
    ),
  ],
  '${after.kind}.update': taskKinds.map((kind) => `${kind}.update`),
}

test('K15: every action that is audited has words', () => {
  const actions = [...new Set([...namedActions(), ...Object.values(composed).flat()])]
  expect(actions.length).toBeGreaterThan(100)
  expect(actions.filter((action) => !hasWords(action))).toEqual([])
})

test('K15: every action that is put together is among those that are tried', () => {
  const found = sources.flatMap(({ text }) =>
    [...text.matchAll(/\baction: `([^`]*)`/g)].map(([, template = '']) => template),
  )
  expect(found.length).toBeGreaterThan(3)
  const unknown = found.filter((template) => !Object.keys(composed).some((one) => template.startsWith(one)))
  expect(unknown).toEqual([])
})

test('K15: every kind of record that is audited has a name', () => {
  const entities = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bentity: '([a-z_-]+)'/g)].map(([, entity = '']) => entity),
  )
  expect(new Set(entities).size).toBeGreaterThan(20)
  expect([...new Set(entities)].filter((entity) => !(entity in recordNames))).toEqual([])
})
