import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { personHolders } from '#server/personal-data.ts'
import { aboutNobody } from './about-nobody.ts'
import { filesOf } from './source-tree.ts'

const colleague = 'a colleague’s name'
const derived = 'made of other columns that are searched'
const ownFact = 'a fact of the record’s own person, which an erasure deletes or finds by the address'

/** Text about people that the search for mentions leaves out, with the reason. All other text of a holder is a place to search. */
const notSearched: Record<string, string> = {
  'activities.actorName': colleague,
  'assessments.answers': 'ids and figures of the questionnaire',
  'assessments.result': 'ids and figures of the questionnaire',
  'auditLog.actorName': colleague,
  'bouncedAddresses.addressKey': ownFact,
  'bouncedAddresses.reason': 'words of a mail server about that very address',
  'chatQuestions.decidedBy': colleague,
  'chatQuestions.questionKey': derived,
  'chatTurns.actorName': colleague,
  'conversations.assigneeName': colleague,
  'companies.country': 'a country',
  'companies.nameKey': derived,
  'companies.search': derived,
  'companyDomains.domain': 'the domain of a firm',
  'enquiries.consents': 'our words at the form',
  'enquiries.messageKey': 'a hash',
  'enquiries.name': ownFact,
  'enquiries.phone': ownFact,
  'enquiries.repeatKey': 'a hash',
  'erasures.emailHash': 'a hash',
  'faqEntries.updatedBy': colleague,
  'firmEntries.updatedBy': colleague,
  'firmSettings.updatedBy': colleague,
  'jobSignals.changedBy': colleague,
  'leadImports.createdByName': colleague,
  'leadImports.ownerName': colleague,
  'leadMerges.mergedByName': colleague,
  'leads.consents': 'our words at the form',
  'leads.country': 'a country',
  'leads.domain': derived,
  'leads.email': ownFact,
  'leads.emailKey': ownFact,
  'leads.ownerName': colleague,
  'leads.phone': ownFact,
  'leads.phoneKey': ownFact,
  'leads.search': derived,
  'leads.signals': 'figures and names of ours',
  'leadViews.ownerName': colleague,
  'mails.replyTo': ownFact,
  'mails.to': ownFact,
  'messages.authorName': colleague,
  'messages.bouncedAddress': ownFact,
  'messages.fromAddress': ownFact,
  'messages.ownerName': colleague,
  'mentions.decidedByName': colleague,
  'mentions.reason': 'of another request; masked when that is closed',
  'mentionSearches.terms': 'of another request; deleted when that is closed',
  'issues.updatedBy': colleague,
  'inboxSnoozes.byName': colleague,
  'leadClaims.userName': colleague,
  'notifications.actorName': colleague,
  'pageEntries.id': 'the name of a page',
  'pageEntries.shippedHash': 'a hash',
  'pageEntries.updatedBy': colleague,
  'pageEntryVersions.by': colleague,
  'pageEntryVersions.entryId': 'the name of a page',
  'people.email': ownFact,
  'people.emailKey': ownFact,
  'people.phone': ownFact,
  'people.phoneKey': ownFact,
  'people.search': derived,
  'posts.updatedBy': colleague,
  'pushBrowsers.userAgent': 'of a colleague',
  'postVersions.by': colleague,
  'privacyRequests.confirmHash': 'a hash',
  'privacyRequests.email': ownFact,
  'privacyRequests.emailKey': ownFact,
  'privacyRequests.handlerName': colleague,
  'privacyRequests.name': ownFact,
  'quarantinedEnquiries.emailKey': ownFact,
  'quarantinedEnquiries.messageKey': 'a hash',
  'recordFiles.uploadedByName': colleague,
  'redirects.updatedBy': colleague,
  'roleRules.updatedBy': colleague,
  'sessions.address': 'of a colleague',
  'sessions.userAgent': 'of a colleague',
  'subscribers.asked': 'what a form offers, and our words at it',
  'subscribers.confirmHash': 'a hash',
  'subscribers.country': 'a country',
  'subscribers.email': ownFact,
  'subscribers.emailKey': ownFact,
  'subscribers.endReason': 'words of a mail server about that very address',
  'subscribers.leaveKey': 'random',
  'subscribers.topics': 'names of ours',
  'supplierChecks.checkedBy': colleague,
  'supplierShortlistings.addedBy': colleague,
  'supplierShortlistings.decidedBy': colleague,
  'suppliers.contactEmail': ownFact,
  'suppliers.contactPhone': ownFact,
  'tasks.ownerName': colleague,
  'undos.data':
    'ids and what changed of a lead within the last day, and what staff deleted of their own texts and settings; it goes after that',
  'userLinks.createdBy': colleague,
  'userLinks.email': colleague,
  'userLinks.name': colleague,
  'users.email': colleague,
  'users.name': colleague,
}

/** Every column of text, JSON or lists that isn't one of fixed words, as `table.column`. */
async function freeColumns(): Promise<string[]> {
  return (await tablesByName()).flatMap(({ name, table }) => freeColumnsOf(name, table))
}

const freeColumnsOf = (name: string, table: PgTable) =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const isFree = /^(?:text|jsonb|json|tsvector|varchar)/.test(column.getSQLType())
    return isFree && !column.enumValues?.length ? [`${name}.${key}`] : []
  })

async function tablesByName(): Promise<{ name: string; table: PgTable }[]> {
  const files = filesOf('.table.server.ts').map(({ path }) => path)
  const found: { name: string; table: PgTable }[] = []
  for (const path of files) {
    const exported: Record<string, unknown> = await import(new URL(`../${path}`, import.meta.url).href)
    for (const [name, table] of Object.entries(exported)) if (is(table, PgTable)) found.push({ name, table })
  }
  return found
}

test('each column that can hold something about a person belongs to a holder, or is told to be about nobody', async () => {
  const columns = await freeColumns()
  expect(columns.length).toBeGreaterThan(80)
  const held = new Set(personHolders.flatMap((holder) => holder.columns))
  const isDecided = (column: string) =>
    held.has(column) || column in aboutNobody || `${column.split('.')[0]}.*` in aboutNobody
  expect(columns.filter((column) => !isDecided(column))).toEqual([])
})

test('what a holder answers for is there', async () => {
  const columns = new Set(await freeColumns())
  expect(personHolders.flatMap((holder) => holder.columns).filter((column) => !columns.has(column))).toEqual(
    [],
  )
})

test('each column of a holder is searched for mentions of others, or it is told why not', async () => {
  const tables = await tablesByName()
  const searched = new Set(
    personHolders
      .flatMap(({ texts = [] }) => texts)
      .flatMap(({ table, columns }) => {
        const name = tables.find((one) => one.table === table)?.name
        return columns.map((column) => `${name}.${column}`)
      }),
  )
  expect(searched.size).toBeGreaterThan(45)
  const columns = await freeColumns()
  expect([...searched].filter((column) => !columns.includes(column))).toEqual([])
  const isAboutNobody = (column: string) =>
    column in aboutNobody || `${column.split('.')[0]}.*` in aboutNobody
  expect(
    columns.filter((column) => !searched.has(column) && !(column in notSearched) && !isAboutNobody(column)),
  ).toEqual([])
  expect(
    Object.keys(notSearched).filter((column) => searched.has(column) || !columns.includes(column)),
  ).toEqual([])
})

test('each place has a name of its own, and none of them changes', () => {
  const ids = personHolders
    .flatMap(({ texts = [], files }) => [...texts, ...(files ? [files] : [])])
    .map(({ id }) => id)
  expect(ids).toEqual([
    'people.name',
    'people',
    'companies',
    'leads.name',
    'leads.texts',
    'enquiries',
    'activities',
    'tasks',
    'lead_merges',
    'quarantined_enquiries',
    'lead_views',
    'lead_imports',
    'lead_import_rows',
    'team_requests',
    'conversations',
    'chat_turns',
    'chat_questions',
    'suppliers',
    'supplier_checks',
    'supplier_shortlistings',
    'supplier_placements',
    'record_files',
    'mails',
    'mail_files',
    'messages',
    'attachments',
    'newsletter_subscribers',
    'newsletter_issues',
    'privacy_requests',
    'missed_searches',
    'learned_wordings',
    'custom_fields',
    'posts',
    'post_versions',
    'post_versions.live',
    'page_entries',
    'page_entry_versions',
    'page_entry_versions.live',
    'faq_entries',
    'firm_settings',
    'firm_entries',
    'audit_log',
  ])
})
