import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from './source-tree.ts'

/** What keeps on the device what is typed. */
const keeping =
  /\b(?:useDraft|useRecordEdit|useLeadEdit|useMessageDraft|useRuleDrafts|useNewRecord|useKeptFields|useEditing|useSettingForm)\b/

/** Fields whose text the form around them holds. */
const parts = [
  'features/company-screens/company-fields.tsx',
  'features/company-screens/person-fields.tsx',
  'features/correspondence/screens/message-composer.tsx',
  'features/custom-fields/custom-field-inputs.tsx',
  'features/intake/form-fields.tsx',
  'features/job-scanner/rules/rule-editor.tsx',
  'features/job-scanner/rules/rule-keywords.tsx',
  'features/lead-screens/batch/stage-question.tsx',
  'features/lead-screens/batch/tags-question.tsx',
  'features/lead-screens/lead/lead-fields.tsx',
  'features/lead-screens/lead/loss-fields.tsx',
  'features/newsletter/issues/issue-fields.tsx',
  'features/newsletter/issues/segment-fields.tsx',
  'features/publishing/firm/identity-fields.tsx',
  'features/publishing/pages/editor/page-field-input.tsx',
  'features/publishing/pages/editor/page-picture.tsx',
  'features/publishing/posts/editor/editor-text.tsx',
  'features/publishing/posts/editor/post-details.tsx',
  'features/settings/assignment-rule-form.tsx',
  'features/settings/option-list.tsx',
  'features/suppliers/supplier-fields.tsx',
]

/** Passwords, codes, and words typed to confirm a step that can't be taken back: they are not to be found on a device. */
const secrets = [
  'features/backup/screen/restore-dialog.tsx',
  'features/privacy/erasure/erase-dialog.tsx',
  'features/users/confirmation/confirm-dialog.tsx',
  'features/users/links/accept-link-form.tsx',
  'features/users/links/forgotten-password-form.tsx',
  'features/users/own-account/own-password.tsx',
  'features/users/passwords/password-field.tsx',
  'features/users/second-step/mfa-setup.tsx',
  'features/users/second-step/second-step-form.tsx',
  'features/users/sign-in/sign-in-form.tsx',
]

/** What a list is searched for, which mostly stands in the address, and times that are picked. */
const searches = [
  'features/analytics/screen/period-bar.tsx',
  'features/audit/audit-list.tsx',
  'features/custom-fields/custom-filter-dialog.tsx',
  'features/lead-screens/list/lead-filters.tsx',
  'features/lead-screens/pick-lead-dialog.tsx',
  'features/notifications/notification-choices.tsx',
  'features/publishing/pages/editor/publish-page-dialog.tsx',
  'features/publishing/pages/pages-tab.tsx',
  'features/publishing/posts/editor/publish-dialog.tsx',
]

/** Nobody of the staff writes there; visitors' forms keep theirs in the session. */
const ofVisitors = [
  'app/admin/design/form-parts.tsx',
  'features/assessment/run/later-note.tsx',
  'features/calculators/calculator-frame.tsx',
  'features/newsletter/newsletter-form.tsx',
  'features/privacy/requests/privacy-form.tsx',
]

test('K8: whatever staff type into a form is found again: a new form, of one line or many, keeps its draft', () => {
  const writing = modules()
    .filter(({ path, isTest }) => /^(?:features|app\/admin)\/(?!demos\/).*\.tsx$/.test(path) && !isTest)
    .map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /<(?:TextArea|TextField|PasswordField)\b/.test(text))
  expect(writing.length).toBeGreaterThan(70)
  const losing = writing.filter(({ text }) => !keeping.test(text)).map(({ path }) => path)
  expect(losing.toSorted()).toEqual([...parts, ...secrets, ...searches, ...ofVisitors].toSorted())
})

test('K8: no password is kept: a form that keeps its draft has no field for one, but for the mailbox, whose are set apart', () => {
  const kept = modules()
    .filter(({ path, isTest }) => path.endsWith('.tsx') && !isTest)
    .filter(({ path }) => keeping.test(readFileSync(path, 'utf8')))
    .filter(({ path }) => /PasswordField|type: 'password'|type="password"/.test(readFileSync(path, 'utf8')))
  expect(kept.map(({ path }) => path)).toEqual(['features/correspondence/screens/mailbox-dialog.tsx'])
})
