import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './source-tree.ts'

/** What keeps on the device what is typed. */
const keeping = /\b(?:useDraft|useRecordEdit|useLeadEdit|useMessageDraft|useRuleDrafts)\b/

/** Fields whose text the form around them holds. */
const parts = [
  'features/company-screens/company-fields.tsx',
  'features/company-screens/person-fields.tsx',
  'features/intake/form-fields.tsx',
  'features/lead-screens/batch/stage-question.tsx',
  'features/lead-screens/lead/lead-fields.tsx',
  'features/lead-screens/lead/loss-fields.tsx',
  'features/newsletter/issues/issue-fields.tsx',
  'features/publishing/firm/identity-fields.tsx',
  'features/publishing/pages/editor/page-field-input.tsx',
  'features/publishing/posts/editor/editor-text.tsx',
  'features/suppliers/supplier-fields.tsx',
  'features/correspondence/screens/message-composer.tsx',
  'features/job-scanner/rules/rule-editor.tsx',
]

/** Nobody of the staff writes there; visitors' forms keep theirs in the session. */
const ofVisitors = [
  'app/admin/design/form-parts.tsx',
  'features/demos/frame/own-data/own-table.tsx',
  'features/privacy/requests/privacy-form.tsx',
]

test('K8: whoever of the staff writes more than a line finds it again: a new form with a text area keeps its draft', () => {
  const writing = modules()
    .filter(({ path, isTest }) => /^(?:features|app\/admin)\/.*\.tsx$/.test(path) && !isTest)
    .map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => text.includes('<TextArea'))
  expect(writing.length).toBeGreaterThan(25)
  const losing = writing.filter(({ text }) => !keeping.test(text)).map(({ path }) => path)
  expect(losing.toSorted()).toEqual([...parts, ...ofVisitors].toSorted())
})
