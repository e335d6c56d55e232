import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNode, modules, nodesOf, parse, type Node, type ParsedFile } from './source-tree.ts'

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

/** What takes in words, a choice or a tick. */
const controls =
  /^(?:input|select|textarea|TextField|TextArea|SelectField|Checkbox|SideChoice|PasswordField)$/

/** What a list is searched for or shown by, and what visitors write to the chat, which keeps the conversation. */
const lookedFor: Record<string, string[]> = {
  'features/chat/widget/chat-composer.tsx': ['text'],
  'features/find/find-palette.tsx': ['words'],
  'features/lead-screens/list/lead-filters.tsx': ['words'],
  'features/lead-screens/pick-lead-dialog.tsx': ['words'],
  'features/suppliers/matching-suppliers.tsx': ['role'],
}

/** A secret, or a word or tick that confirms a step. */
const neverKept: Record<string, string[]> = {
  'features/backup/screen/restore-dialog.tsx': ['name', 'secret'],
  'features/correspondence/screens/mailbox-dialog.tsx': ['opening'],
  'features/notifications/new-room-dialog.tsx': ['webhook'],
  'features/privacy/erasure/erase-dialog.tsx': ['typed'],
  'features/users/second-step/recovery-codes.tsx': ['isSaved'],
}

/** The last step, one or two choices that are seen anew before the button is pressed: when it is published or sent, where leads go, which days and which part of a picture. */
const lastSteps: Record<string, string[]> = {
  'features/media/crop-dialog.tsx': ['shape', 'part'],
  'features/newsletter/issues/issue-draft.tsx': ['at'],
  'features/publishing/pages/editor/publish-page-dialog.tsx': ['isLater', 'at'],
  'features/publishing/posts/editor/publish-dialog.tsx': ['isLater', 'at'],
  'features/settings/archive-stage-dialog.tsx': ['to'],
  'features/settings/bank-holidays-dialog.tsx': ['region', 'year', 'struck'],
}

/** As it is spelt while someone types; the form around is told of each letter and keeps it. An id made for sending is no field. */
const toldToTheForm: Record<string, string[]> = {
  'features/lead-screens/tasks/task-form.tsx': ['id'],
  'features/publishing/pages/editor/page-field-input.tsx': ['typed'],
  'features/settings/assignment-rule-form.tsx': ['countries'],
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : isNode(node) ? nameOf(node['name']) : ''

/** Names that a file holds by `useState` alone. */
function statesOf({ program }: Pick<ParsedFile, 'program'>): Set<string> {
  return new Set(
    nodesOf(program).flatMap(({ node }) => {
      const { type, id, init } = node
      if (type !== 'VariableDeclarator' || !isNode(id) || id.type !== 'ArrayPattern' || !isNode(init))
        return []
      if (init.type !== 'CallExpression' || nameOf(init['callee']) !== 'useState') return []
      return [nameOf((id['elements'] as unknown[])[0])]
    }),
  )
}

/** Controls whose value is such a state, by its name. */
function lostIn(file: Pick<ParsedFile, 'program'>): string[] {
  const states = statesOf(file)
  const lost = new Set<string>()
  for (const { node } of nodesOf(file.program)) {
    if (node.type !== 'JSXOpeningElement' || !controls.test(nameOf(node['name']))) continue
    for (const attribute of node['attributes'] as Node[]) {
      if (!['value', 'checked', 'chosen'].includes(nameOf(attribute['name']))) continue
      if (!isNode(attribute['value'])) continue
      for (const inner of nodesOf(attribute['value']))
        if (inner.node.type === 'Identifier' && states.has(nameOf(inner.node))) lost.add(nameOf(inner.node))
    }
  }
  return [...lost]
}

const controlled = modules().filter(
  ({ path, isTest }) => /^(?:features|app\/admin)\/(?!demos\/).*\.tsx$/.test(path) && !isTest,
)

test('K8: what is chosen, ticked or typed in a form of staff is held by its draft, not by its screen alone', () => {
  const lost = controlled.flatMap((file) => {
    const names = lostIn(file)
    return names.length > 0 ? [[file.path, names]] : []
  })
  expect(Object.fromEntries(lost)).toEqual({ ...lookedFor, ...neverKept, ...lastSteps, ...toldToTheForm })
})

test('the rule about what a screen alone holds finds words, choices and ticks', () => {
  const text = `
    const [words, setWords] = useState('')
    const [isOn, setOn] = useState(false)
    const { draft, set } = useDraft('x', { a: '' })
    const form = <><TextField value={words.trim()} /><Checkbox checked={isOn} /><SelectField value={draft.a} /><Panel value={words} /></>`
  const { program } = parse({ path: 'a.tsx', top: '', text, lines: 5, isTest: false })
  expect(lostIn({ program })).toEqual(['words', 'isOn'])
})
