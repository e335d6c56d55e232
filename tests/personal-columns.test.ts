import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { personHolders } from '#server/personal-data.ts'
import { filesOf } from './source-tree.ts'

/** Text that is about nobody, with the reason. A new column of text is either here or with a holder in `server/personal-data.ts`. */
const aboutNobody: Record<string, string> = {
  'attachments.contentId': 'an id that a mail program made; it goes with its mail',
  'attachments.type': 'a kind of file',
  'assessmentKeys.keyHash': 'a hash of a random key; it goes with its assessment',
  'assessments.modelVersion': 'ours',
  'auditLog.action': 'a name of ours',
  'auditLog.entity': 'a name of ours',
  'auditLog.entityId': 'an id; what it named is gone after an erasure',
  'backups.*': 'files of backups',
  'backupStores.*': 'how it goes with the store of backups',
  'backupTickets.*': 'hashes of random keys',
  'backupTasks.*': 'what was done with backups; who asked is an id',
  'chatQuestions.answerId': 'an id of ours',
  'chatQuestions.questionKey': 'the words of the question',
  'contentVersions.*': 'ours',
  'conversations.subject': 'a page and a question of ours',
  'conversations.sessionHash': 'a hash of a random key; it goes with its conversation',
  'demoRecords.*': 'ids of made-up records',
  'droppedContacts.day': 'a day',
  'enquiries.source': 'a tool',
  'erasures.key': 'a random key',
  'erasures.removals': 'where something stood, without what it was',
  'erasures.reference': 'a reference, of which the person is told',
  'events.*': 'page views and steps, without anything that tells one visitor from another',
  'faqEntries.*': 'public words, with paths and names of ours',
  'faqOrders.*': 'ours',
  'knownDevices.tokenHash': 'a hash of random bits; it goes with its user, or after 90 days',
  'learnedWordings.questionId': 'an id of ours',
  'learnedWordings.wording': 'words without address and number; nobody’s',
  'leadDuplicates.reasons': 'names of ours',
  'leadImports.counts': 'counts',
  'leadImports.mapping': 'names of ours',
  'filteredDays.*': 'sums by day',
  'firmSettings.fields': 'public words about the firm, searched for mentions',
  'ignoredPaths.*': 'paths without addresses and long numbers',
  'jobHosts.host': 'a host of a job board',
  'jobRuns.*': 'readings of job boards',
  'jobSignals.companyKey': 'a company',
  'jobSources.*': 'job boards of companies',
  'mailboxes.*': 'mailboxes of ours',
  'mailboxFolders.*': 'folders of mailboxes of ours',
  'mails.kind': 'a name of ours',
  'mails.lastError': 'our words, without an address',
  'mails.messageId': 'an id of ours',
  'mailTemplates.*': 'words of ours',
  'mentions.place': 'a name of ours',
  'mentions.record': 'an id',
  'mentions.removals': 'where something stood, without what it was',
  'mentions.textHash': 'a hash',
  'mentionSearches.after': 'an id',
  'messages.fingerprint': 'a hash',
  'messages.inReplyTo': 'an id that a mail program made; it goes with its mail',
  'messages.messageId': 'an id that a mail program made; it goes with its mail',
  'messages.references': 'ids that mail programs made; they go with their mail',
  'messages.viewKey': 'random; it opens one mail for some minutes',
  'missingPages.*': 'paths without addresses and long numbers, by day; nobody’s',
  'missedSearches.query': 'words without address, number or link, by day; nobody’s',
  'originDays.*': 'sums by day',
  'pageDays.*': 'sums by day',
  'noticeRooms.*': 'names and words of ours, and the address of a webhook, shown to nobody',
  'notifications.key': 'ids and times',
  'notificationSettings.*': 'choices of a colleague',
  'pageEntries.*': 'public words',
  'pageEntryVersions.*': 'public words',
  'pathDays.*': 'sums by day',
  'performanceDays.*': 'sums by day',
  'postVersions.fields': 'public words, with the byline that the author chose',
  'posts.*': 'public words, with the byline that the author chose',
  'privacyRequests.notice': 'our words',
  'privacyRequests.reference': 'random, told to the person',
  'proofSecrets.secret': 'ours',
  'pushBrowsers.auth': 'a key of a colleague’s browser',
  'pushBrowsers.endpoint': 'a random address of a colleague’s browser',
  'pushBrowsers.p256dh': 'a key of a colleague’s browser',
  'pushKeys.*': 'ours',
  'rateLimits.key': 'a hash that goes within a day',
  'roomNotices.key': 'ids and times',
  'replyTokens.token': 'random; it goes with its lead',
  'roleRules.exclusions': 'words of ours',
  'roleRules.keywords': 'words of ours',
  'scannedJobs.*': 'public job postings, from which names, addresses and numbers of people were taken out',
  'screenedContacts.repeatKey': 'a hash that goes within five minutes',
  'redirects.from': 'a path',
  'redirects.to': 'an address of a page',
  'seenMessages.fingerprint': 'a hash',
  'sourceDays.*': 'sums by day',
  'sessions.formerTokenHash': 'a hash of a random key',
  'sessions.successorKey': 'random',
  'sessions.tokenHash': 'a hash of a random key',
  'usedProofs.signature': 'a signature of ours; it goes within ten minutes',
  'userLinks.tokenHash': 'a hash of a random key',
  'users.passwordHash': 'a key of a colleague, shown to nobody',
  'users.recoveryCodeHashes': 'keys of a colleague, shown to nobody',
  'users.totpPending': 'a key of a colleague, shown to nobody',
  'users.totpSecret': 'a key of a colleague, shown to nobody',
  'vitalDays.*': 'counts by day',
}

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
  'mentions.decidedByName': colleague,
  'mentions.reason': 'of another request; masked when that is closed',
  'mentionSearches.terms': 'of another request; deleted when that is closed',
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
  'redirects.updatedBy': colleague,
  'roleRules.updatedBy': colleague,
  'sessions.address': 'of a colleague',
  'sessions.userAgent': 'of a colleague',
  'supplierChecks.checkedBy': colleague,
  'suppliers.contactEmail': ownFact,
  'suppliers.contactPhone': ownFact,
  'tasks.ownerName': colleague,
  'undos.data': 'ids and what changed of a lead within the last day; it goes after that',
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
    'mails',
    'mail_files',
    'messages',
    'attachments',
    'privacy_requests',
    'missed_searches',
    'learned_wordings',
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
