import { eq } from 'drizzle-orm'
import type { PersonHolder } from '#features/context/person.ts'
import { users } from './user.table.server.ts'

/** Colleagues: an account is closed under Users, and its name stays on what it did. */
export const userHolder: PersonHolder = {
  label: 'Staff accounts',
  columns: [
    'users.email',
    'users.name',
    'sessions.address',
    'sessions.userAgent',
    'userLinks.email',
    'userLinks.name',
    'userLinks.createdBy',
    'conversations.assigneeName',
    'chatTurns.actorName',
    'chatQuestions.decidedBy',
    'leads.ownerName',
    'leadViews.ownerName',
    'activities.actorName',
    'tasks.ownerName',
    'messages.ownerName',
    'auditLog.actorName',
    'supplierChecks.checkedBy',
    'supplierShortlistings.addedBy',
    'supplierShortlistings.decidedBy',
    'recordFiles.uploadedByName',
    'posts.updatedBy',
    'pageEntries.updatedBy',
    'pageEntryVersions.by',
    'postVersions.by',
    'faqEntries.updatedBy',
    'firmSettings.updatedBy',
    'firmEntries.updatedBy',
    'redirects.updatedBy',
    'privacyRequests.handlerName',
    'mentions.decidedByName',
    'jobSignals.changedBy',
    'roleRules.updatedBy',
    'notifications.actorName',
    'leadClaims.userName',
    'inboxSnoozes.byName',
    'pushBrowsers.userAgent',
  ],
  async exportPerson(ctx, { emailKey }) {
    if (!emailKey) return []
    const { email, name, role, state, createdAt, lastSignInAt } = users
    const rows = await ctx.db
      .select({ email, name, role, state, createdAt, lastSignInAt })
      .from(users)
      .where(eq(users.email, emailKey))
    return rows.map((fields) => ({ title: 'Your account', fields }))
  },
  async erasePerson() {
    return 0
  },
  async keptOf(ctx, { emailKey }) {
    if (!emailKey) return []
    const rows = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, emailKey))
    return rows.length === 0
      ? []
      : ['The staff account, which an owner closes under Users, and the name on what it did']
  },
}
