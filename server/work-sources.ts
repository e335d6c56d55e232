import { backupSummary } from '#features/backup/backup-summary.server.ts'
import type { WorkSource } from '#features/dashboard/worklist.server.ts'
import type { InboxKind } from '#features/inbox/inbox.schema.ts'
import { listInbox } from '#features/inbox/inbox.server/list-inbox.ts'
import { listTasks } from '#features/leads/tasks/list-tasks.server.ts'
import { countFailedMails } from '#features/mail/mail.server.ts'
import { kindNames } from '#features/privacy/privacy-words.ts'
import { listPrivacyRequests } from '#features/privacy/requests/privacy-requests.server.ts'
import { listUnproven } from '#features/publishing/firm/evidence.server.ts'
import { listMissingDisclosures } from '#features/publishing/firm/identity.server.ts'
import { listMissingPages } from '#features/publishing/missing-pages/missing-pages.server/list-missing-pages.ts'
import { listIssues } from '#features/newsletter/issues/issues.server.ts'
import { listPageEntries } from '#features/publishing/pages/staff-pages.server/list-pages.ts'
import { listPostItems } from '#features/publishing/posts/staff-posts.server/list-posts.ts'
import { listMissedSearches } from '#features/search/missed-searches.server.ts'
import { paperInWords } from '#features/suppliers/supplier-words.ts'
import { listPapers } from '#features/suppliers/suppliers.server/list-papers.ts'
import { dayMs, minuteMs } from '#lib/durations.ts'
import { startOfLondonDay } from '#lib/like-periods.ts'
import { isoDateOf } from '#lib/office-time.ts'
import { inboxSources } from './inbox-sources.ts'

const screenful = 10
/** Of what has no deadline. */
const few = 3

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

/** What the worklist of the dashboard is made of. */
export const workSources: WorkSource[] = [
  waitingSource('reply', 'lead', { to: '/lead-form/', action: 'Reply' }),
  waitingSource('chat', 'conversation', { to: '/conversations/', action: 'Answer' }),
  waitingSource('unassigned', 'mail', { to: '/inbox?message=', action: 'Assign' }),
  {
    kind: 'task',
    needs: ['leads.read'],
    async list(ctx) {
      const { items } = await listTasks(ctx, { owner: 'me', due: 'today', limit: screenful })
      return items.map(({ id, kind, title, dueAt, lead }) => ({
        id,
        title,
        detail: lead ? `${kind === 'meeting' ? 'Meeting with' : 'Task for'} ${lead.name}` : 'Task',
        dueAt,
        riskAt: null,
        to: lead ? `/lead-form/${lead.id}` : '/my-day',
        action: 'Open',
      }))
    },
  },
  {
    kind: 'privacy',
    needs: ['privacy.write'],
    async list(ctx) {
      const { items } = await listPrivacyRequests(ctx, { state: 'open', limit: screenful })
      return items.map(({ id, name, kind, dueOn }) => ({
        id,
        title: name ?? 'Privacy request',
        detail: kindNames[kind],
        ...byTheEndOf(dueOn),
        to: `/privacy-desk/${id}`,
        action: 'Answer',
      }))
    },
  },
  {
    kind: 'supplier',
    needs: ['suppliers.write'],
    async list(ctx) {
      const { items } = await listPapers(ctx)
      return items.slice(0, screenful).map((paper) => ({
        id: paper.id,
        title: paper.name,
        detail: paperInWords(paper),
        ...byTheEndOf(paper.expiresOn),
        to: `/supplier-form/${paper.id}`,
        action: 'Renew',
      }))
    },
  },
  {
    kind: 'mail',
    needs: ['mail.resend'],
    async list(ctx) {
      const count = await countFailedMails(ctx)
      if (count === 0) return []
      return [
        undated({
          id: 'failed',
          title: count === 1 ? 'One mail was not delivered' : `${count} mails were not delivered`,
          detail: 'The mail server refused them, or could not be reached',
          to: '/mails?state=failed',
          action: 'Send again',
        }),
      ]
    },
  },
  {
    kind: 'backup',
    needs: ['backup.create'],
    async list(ctx) {
      const { lastBackupAt, lastFailure } = await backupSummary(ctx)
      if (lastFailure === null && lastBackupAt !== null) return []
      return [
        undated({
          id: 'backup',
          title: lastFailure ? 'The last backup failed' : 'No backup has been made yet',
          detail: lastFailure?.text ?? 'What is stored would be lost with this server',
          to: '/admin/backup',
          action: 'Open',
        }),
      ]
    },
  },
  {
    kind: 'disclosure',
    needs: ['firm.write'],
    async list(ctx) {
      const missing = await listMissingDisclosures(ctx)
      if (missing.length === 0) return []
      return [
        undated({
          id: 'disclosures',
          title: `The firm’s details are incomplete`,
          detail: `Required by law: ${missing.map(({ label }) => label).join(', ')}`,
          to: '/firm',
          action: 'Fill in',
        }),
      ]
    },
  },
  {
    kind: 'claim',
    needs: ['firm.write'],
    async list(ctx) {
      const unproven = await listUnproven(ctx)
      if (unproven.length === 0) return []
      return [
        undated({
          id: 'claims',
          title:
            unproven.length === 1
              ? 'One claim has no evidence'
              : `${unproven.length} claims have no evidence`,
          detail: unproven.map(({ value, text }) => `${value} ${text}`).join(', '),
          to: '/firm?tab=claims',
          action: 'Add evidence',
        }),
      ]
    },
  },
  {
    kind: 'draft',
    needs: ['content.write'],
    async list(ctx) {
      const { items } = await listPostItems(ctx, { state: 'draft', sort: '-updated', limit: few })
      return items.map(({ id, title, updatedBy }) =>
        undated({
          id,
          title: title || 'Untitled article',
          detail: updatedBy ? `Draft, last edited by ${updatedBy}` : 'Draft',
          to: `/content/posts/${id}`,
          action: 'Edit',
        }),
      )
    },
  },
  {
    kind: 'draft',
    needs: ['content.write'],
    async list(ctx) {
      const { groups } = await listPageEntries(ctx)
      const drafts = groups.flatMap(({ items }) => items).filter(({ hasDraft }) => hasDraft)
      return drafts
        .toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
        .slice(0, few)
        .map(({ id, title, updatedBy }) =>
          undated({
            id,
            title,
            detail: updatedBy
              ? `Page with an unpublished draft, last edited by ${updatedBy}`
              : 'Page with an unpublished draft',
            to: `/content/pages/${id}`,
            action: 'Edit',
          }),
        )
    },
  },
  {
    kind: 'draft',
    needs: ['newsletter.write'],
    async list(ctx) {
      const { items } = await listIssues(ctx)
      return items
        .filter(({ state }) => state === 'draft')
        .slice(0, few)
        .map(({ id, subject, updatedBy }) =>
          undated({
            id,
            title: subject || 'Newsletter without a subject',
            detail: `Newsletter, last edited by ${updatedBy}`,
            to: `/newsletter-desk/${id}`,
            action: 'Edit',
          }),
        )
    },
  },
  {
    kind: 'missing-page',
    needs: ['content.write'],
    async list(ctx) {
      const { items } = await listMissingPages(ctx, { days: 30, who: 'people', limit: few })
      return items.map(({ path, hits }) =>
        undated({
          id: path,
          title: path,
          detail: `Missing page, requested ${times(hits)} in 30 days`,
          to: `/content?tab=missing&q=${encodeURIComponent(path)}`,
          action: 'Redirect',
        }),
      )
    },
  },
  {
    kind: 'search',
    needs: ['content.write', 'analytics.read'],
    async list(ctx) {
      const now = ctx.clock.now()
      const from = isoDateOf(new Date(now.getTime() - 29 * dayMs))
      const found = await listMissedSearches(ctx, { from, to: isoDateOf(now) })
      return found.slice(0, few).map(({ query, count }) =>
        undated({
          id: query,
          title: `“${query}”`,
          detail: `Searched for ${times(count)} in 30 days, with no result`,
          to: '/analytics?tab=searches',
          action: 'Review',
        }),
      )
    },
  },
]

/** A deadline that is a day, of which the last minute is named. */
function byTheEndOf(isoDate: string) {
  const end = startOfLondonDay(isoDate, 1).getTime() - minuteMs
  return { dueAt: new Date(end).toISOString(), riskAt: new Date(end - 7 * dayMs).toISOString() }
}

const undated = (item: { id: string; title: string; detail: string; to: string; action: string }) => ({
  ...item,
  dueAt: null,
  riskAt: null,
})

/** Who waits for an answer, as the inbox has them. */
function waitingSource(
  kind: 'reply' | 'chat' | 'unassigned',
  source: InboxKind,
  { to, action }: { to: string; action: string },
): WorkSource {
  return {
    kind,
    needs: source === 'conversation' ? ['leads.read', 'conversations.answer'] : ['leads.read'],
    async list(ctx) {
      // Leads in a chat stand there.
      const only = inboxSources.filter((one) => one.kind === source || one.kind === 'conversation')
      const { items } = await listInbox(ctx, only, { filter: 'all', limit: screenful })
      return items
        .filter((item) => item.kind === source)
        .map(({ id, who, company, words, dueAt, riskAt, owner }) => ({
          id,
          title: [who, company].filter(Boolean).join(', '),
          detail: [owner?.name, words || (kind === 'chat' ? 'Asked to speak to a person' : 'Left no message')]
            .filter(Boolean)
            .join(': '),
          dueAt,
          riskAt,
          to: `${to}${id}`,
          action,
        }))
    },
  }
}
