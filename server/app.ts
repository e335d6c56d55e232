import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#lib/errors.ts'
import { acceptRequestId, continueTrace } from '#lib/request-trace.ts'
import { addressBlock, clientAddress, parseProxies } from '#lib/client-address.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { analyticsApi } from '#features/analytics/analytics.api.ts'
import { analyticsStaffApi } from '#features/analytics/analytics-staff.api.ts'
import { attachmentsApi } from '#features/attachments/attachments.api.ts'
import { backupApi, backupDownloadApi } from '#features/backup/backup.api.ts'
import { beingRestored } from '#features/backup/restore/maintenance.server.ts'
import { assessmentApi } from '#features/assessment/assessment.api.ts'
import { keepReports } from '#features/assessment/result/send-report.server.ts'
import { auditApi } from '#features/audit/audit.api.ts'
import { chatApi } from '#features/chat/chat.api.ts'
import { conversationsApi } from '#features/chat/conversations/conversations.api.ts'
import { correspondenceApi, messageViewApi } from '#features/correspondence/correspondence.api.ts'
import { inboundApi } from '#features/correspondence/inbound/inbound.api.ts'
import { contactApi } from '#features/contact/contact.api.ts'
import { keepContact } from '#features/contact/contact.server.ts'
import { dashboardApi } from '#features/dashboard/dashboard.api.ts'
import { exportApi } from '#features/leads/export/export.api.ts'
import { scannerApi } from '#features/job-scanner/scanner.api.ts'
import { inboxApi } from '#features/inbox/inbox.api.ts'
import { leadClaimsApi } from '#features/leads/claims/lead-claims.api.ts'
import { mergeApi } from '#features/leads/merge/merge.api.ts'
import { leadImportApi } from '#features/lead-import/lead-import.api.ts'
import { findApi } from '#features/find/find.api.ts'
import { companiesApi } from '#features/leads/companies/companies.api.ts'
import { peopleApi } from '#features/leads/companies/people.api.ts'
import { reportsApi } from '#features/leads/reports/reports.api.ts'
import { customFieldsApi } from '#features/custom-fields/custom-fields.api.ts'
import { leadsApi } from '#features/leads/leads.api.ts'
import { releaseApi } from '#features/intake/release.api.ts'
import { matcherApi } from '#features/matcher/matcher.api.ts'
import { liveApi } from '#features/live/live.api.ts'
import { mailApi } from '#features/mail/mail.api.ts'
import { answerPicture } from '#features/media/pictures.server.ts'
import { notificationsApi } from '#features/notifications/notifications.api.ts'
import { firmEntriesApi } from '#features/publishing/firm/entries.api.ts'
import { firmApi } from '#features/publishing/firm/firm.api.ts'
import { mailTextsApi } from '#features/publishing/mail-texts/mail-texts.api.ts'
import { hoursApi } from '#features/publishing/firm/hours/hours.api.ts'
import { faqsApi } from '#features/publishing/faq/faqs.api.ts'
import { picturesApi } from '#features/media/pictures.api.ts'
import { pagePreviewApi, pagesApi } from '#features/publishing/pages/pages.api.ts'
import { postsApi } from '#features/publishing/posts/posts.api.ts'
import { redirectsApi } from '#features/publishing/redirects/redirects.api.ts'
import { newsletterPreviewApi } from '#features/newsletter/issues/issues.api.ts'
import { newsletterApi, newsletterSignUpApi } from '#features/newsletter/newsletter.api.ts'
import { staffPrivacyApi, privacyRequestApi } from '#features/privacy/privacy.api.ts'
import { placingApi } from '#features/suppliers/placing.api.ts'
import { suppliersApi } from '#features/suppliers/suppliers.api.ts'
import { leadRequestsApi, teamRequestApi } from '#features/team-request/team-request.api.ts'
import { keepTeamRequest } from '#features/team-request/team-request.server.ts'
import { authApi } from '#features/users/sign-in/auth.api.ts'
import { roleSettingsApi } from '#features/users/roles/role-settings.api.ts'
import { usersApi } from '#features/users/accounts/users.api.ts'
import { searchApi } from '#features/search/search.api.ts'
import { findSession, mustBeConfirmed } from '#features/users/sign-in/sessions.server.ts'
import { proveOnce } from '#features/users/sign-in/sign-in.server.ts'
import { attachmentOwners } from './attachment-owners.ts'
import { mountEndpoints, type AppContext } from './api/api.ts'
import { isUser, isVisitor, visitor } from '#features/context/actor.ts'
import { createContext, logOf, type Deps } from './context.ts'
import { dashboardReadings } from './dashboard-readings.ts'
import { errorPage } from './http/error-page.ts'
import { errorAnswer } from './http/errors.ts'
import { healthRoutes, type Health } from './health/health.ts'
import type { Metrics } from './health/metrics.ts'
import { inboxSources } from './inbox-sources.ts'
import { workSources } from './work-sources.ts'
import { undoApi } from '#features/leads/undo/undo.api.ts'
import { finders } from './finders.ts'
import { undoers } from './undoers.ts'
import { recordNamers } from './record-names.ts'
import { leadChildrenOfAll } from './lead-children.ts'
import { personHolders } from './personal-data.ts'
import { otherMethod, readOnly } from './http/methods.ts'
import { openApiDocument } from './api/openapi.ts'
import { priorityOf } from './limits/priority.ts'
import { refusalOf } from './limits/refusals.ts'
import { bareCsp, frameOptions, mayBeFramed, securityHeaders } from './http/security-headers.ts'

export const publicEndpoints = [
  ...matcherApi,
  ...contactApi,
  ...chatApi,
  ...teamRequestApi,
  ...newsletterSignUpApi,
  ...newsletterPreviewApi,
  ...privacyRequestApi,
  ...pagePreviewApi,
  ...authApi,
  ...analyticsApi,
  ...assessmentApi,
  ...searchApi,
  ...backupDownloadApi,
  ...inboundApi,
  ...messageViewApi,
]
export const staffEndpoints = [
  ...dashboardApi(dashboardReadings, workSources),
  // Before the leads themselves: “duplicates” and “export” are no ids.
  ...exportApi,
  ...mergeApi(leadChildrenOfAll),
  ...leadsApi,
  ...customFieldsApi,
  ...leadClaimsApi,
  ...inboxApi(inboxSources),
  ...findApi(finders),
  ...undoApi(undoers),
  ...companiesApi,
  ...peopleApi,
  ...reportsApi,
  ...leadImportApi,
  ...leadRequestsApi,
  ...placingApi,
  ...suppliersApi,
  ...attachmentsApi(attachmentOwners),
  ...scannerApi,
  ...releaseApi({ contact: keepContact, team_request: keepTeamRequest, assessment: keepReports }),
  ...conversationsApi,
  ...liveApi,
  ...notificationsApi,
  ...mailApi,
  ...correspondenceApi,
  ...pagesApi,
  ...picturesApi,
  ...postsApi,
  ...faqsApi,
  ...redirectsApi,
  ...firmApi,
  ...hoursApi,
  ...mailTextsApi,
  ...firmEntriesApi,
  ...usersApi,
  ...roleSettingsApi,
  ...newsletterApi,
  ...staffPrivacyApi(personHolders),
  ...auditApi(recordNamers),
  ...backupApi({ confirm: proveOnce, mustBeConfirmed }),
  ...analyticsStaffApi,
]
export const endpoints = [...publicEndpoints, ...staffEndpoints]

/** Answered beside the API and the pages; `server/health/health.ts` has most of them. */
const fixedPaths = ['/healthz', '/readyz', '/version', '/metrics', '/sw.js']

const unlimited = { allowed: true, retryAfterS: 0 }
const apiRate = { name: 'api', points: 600, seconds: 60 }

interface Options {
  deps: Deps
  /** The same with connections to the database that nothing but enquiries uses. */
  enquiryDeps?: Deps
  apiLimits: Ctx['limits']
  trustedProxies: string[]
  health: Health
  metrics: Metrics
  metricsToken: string | undefined
  /** Whether a restore is swapping the data: only what needs none of it is answered then. */
  isBeingRestored?: () => boolean
  /** Answers /sw.js. */
  serviceWorker(): Response
  /** Everything that isn't the API: static files and rendered pages. */
  pages(request: Request, ctx: Ctx): Promise<Response>
}

/** The composition root: a request passes from the top to the bottom of this function. */
export function createApp({
  deps,
  enquiryDeps = deps,
  apiLimits,
  trustedProxies,
  health,
  metrics,
  metricsToken,
  isBeingRestored,
  serviceWorker,
  pages,
}: Options) {
  const app = new Hono<AppContext>()
  const proxies = parseProxies(trustedProxies)
  // Made for the first who asks: it takes a tenth of a start.
  let openApi: ReturnType<typeof openApiDocument> | undefined

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = acceptRequestId(c.req.header('x-request-id')) ?? randomUUID()
    const trace = continueTrace(c.req.header('traceparent'))
    const about = { requestId, ...(trace && { traceId: trace.traceId }) }
    c.set('about', about)
    c.set('passOn', { 'x-request-id': requestId, ...(trace && { traceparent: trace.traceparent }) })
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) {
      if (name === frameOptions && mayBeFramed(c.res.headers.get('content-security-policy'))) continue
      // A page may be stricter: the referrer policy of those whose address holds a key.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('x-request-id', requestId)
    if (trace) c.res.headers.set('traceparent', trace.traceparent)
    // After the handler, since some answer with a Response of their own.
    if (c.req.path.startsWith('/api/') && !c.res.headers.get('cache-control')?.includes('no-store'))
      c.res.headers.set('cache-control', 'no-store')
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', bareCsp)
    const isApi = c.req.path.startsWith('/api/')
    const route = routePath(c) === '/*' ? metrics.routeOf(c.req.path) : routePath(c)
    const seconds = (performance.now() - started) / 1000
    metrics.requests.of(isApi ? 'api' : 'render', route).add(c.res.status, seconds)
    const fields = {
      ...about,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(seconds * 1e4) / 10,
    }
    deps.log.debug(fields, 'answered')
  })

  app.onError((error, c) => {
    const { status, headers, body, isFault } = errorAnswer(error)
    const { path, method } = c.req
    const about = c.get('about')
    const actor = c.get('ctx')?.actor
    const refusal = refusalOf(body.code, path, c.req.header('authorization') !== undefined)
    if (refusal) deps.turnedAway(refusal, { ...about, method, path })
    if (isFault) deps.log.error({ err: error, ...about, path }, 'request failed')
    // To confirm or to set up the second step is a step on the way; anything else forbidden was tried without the right to it.
    else if (status === 403 && actor && isUser(actor) && body.data === undefined)
      deps.log.warn({ ...about, method, path, userId: actor.userId, role: actor.role }, 'refused')
    const wantsPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    // Every status of an AppError may carry a body; Hono's type only knows so from literals.
    if (!wantsPage)
      return c.json(body, status as ContentfulStatusCode, { ...headers, 'cache-control': 'no-store' })
    const { html, csp } = errorPage(status)
    return c.html(html, status as ContentfulStatusCode, {
      ...headers,
      'content-security-policy': csp,
      'cache-control': 'no-store',
    })
  })

  app.route('/', healthRoutes(health, metrics, metricsToken, proxies))
  app.get('/sw.js', serviceWorker)
  for (const path of fixedPaths) app.all(path, (c) => otherMethod(c.req.method, readOnly))

  app.use(async (_, next) => {
    if (isBeingRestored?.()) throw beingRestored()
    await next()
  })

  app.use(async (c, next) => {
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      proxies,
    )
    const client = {
      address: addressBlock(address),
      userAgent: c.req.header('user-agent')?.slice(0, 400) ?? '',
      passOn: c.get('passOn'),
    }
    const isEnquiry = priorityOf(c.req.method, c.req.path) === 'enquiry'
    const log = logOf(deps.log, c.get('about'))
    c.set('ctx', createContext({ ...(isEnquiry ? enquiryDeps : deps), log }, visitor, client))
    const isCounted = c.req.path.startsWith('/api/') || c.req.method !== 'GET'
    const { allowed, retryAfterS } = isCounted ? await apiLimits.consume(apiRate, client.address) : unlimited
    if (!allowed)
      throw new AppError('rate_limited', 'Too many requests. Please wait a moment.', { retryAfterS })
    await next()
  })
  app.use('/api/*', async (c, next) => {
    const ctx = c.get('ctx')
    const actor = await findSession(ctx, c.req.header('authorization'))
    if (!isVisitor(actor)) c.set('ctx', createContext({ ...deps, log: ctx.log }, actor, ctx.client))
    await next()
  })
  app.get('/api/openapi.json', (c) => c.json((openApi ??= openApiDocument(endpoints, deps.settings.siteUrl))))
  app.all('/api/openapi.json', (c) => otherMethod(c.req.method, readOnly))
  mountEndpoints(app, publicEndpoints)
  // From here on nothing is for visitors, whatever an endpoint says of itself.
  mountEndpoints(app, staffEndpoints, 'signed in')
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such address in the API')
  })
  app.get('/media/:name', (c) => answerPicture(c.get('ctx'), c.req.param('name')))
  app.all('/media/:name', (c) => otherMethod(c.req.method, readOnly))
  app.all('*', (c) => pages(c.req.raw, c.get('ctx')))
  return app
}
