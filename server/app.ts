import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '#lib/errors.ts'
import { addressBlock, clientAddress, parseProxies } from '#lib/client-address.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { auditApi } from '#features/audit/audit.api.ts'
import { contactApi } from '#features/contact/contact.api.ts'
import { releaseApi } from '#features/contact/release.api.ts'
import { dashboardApi } from '#features/dashboard/dashboard.api.ts'
import { leadsApi } from '#features/leads/leads.api.ts'
import { mailApi } from '#features/mail/mail.api.ts'
import { authApi } from '#features/users/auth.api.ts'
import { usersApi } from '#features/users/users.api.ts'
import { findSession } from '#features/users/sessions.server.ts'
import { mountEndpoints, type AppContext } from './api.ts'
import { createContext, visitor, type Surroundings } from './context.ts'
import { errorPage } from './error-page.ts'
import { errorAnswer } from './errors.ts'
import { healthRoutes, type Health } from './health.ts'
import type { Metrics } from './metrics.ts'
import { openApiDocument } from './openapi.ts'
import { bareCsp, securityHeaders } from './security-headers.ts'

export const publicEndpoints = [...contactApi, ...authApi]
export const staffEndpoints = [
  ...dashboardApi,
  ...leadsApi,
  ...releaseApi,
  ...mailApi,
  ...usersApi,
  ...auditApi,
]
export const endpoints = [...publicEndpoints, ...staffEndpoints]

const unlimited = { allowed: true, retryAfterS: 0 }
const apiRate = { name: 'api', points: 600, seconds: 60 }

interface Options {
  around: Surroundings
  apiLimits: Ctx['limits']
  trustedProxies: string[]
  health: Health
  metrics: Metrics
  metricsToken: string | undefined
  /** Everything that isn't the API: static files and rendered pages. */
  pages(request: Request, ctx: Ctx): Promise<Response>
}

/** The composition root: a request passes from the top to the bottom of this function. */
export function createApp({
  around,
  apiLimits,
  trustedProxies,
  health,
  metrics,
  metricsToken,
  pages,
}: Options) {
  const app = new Hono<AppContext>()
  const proxies = parseProxies(trustedProxies)
  const openApi = openApiDocument(endpoints, around.settings.siteUrl)

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value)
    c.res.headers.set('x-request-id', requestId)
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', bareCsp)
    const kind = c.req.path.startsWith('/api/') ? 'api' : 'render'
    const seconds = (performance.now() - started) / 1000
    metrics.requests.labels(kind, `${Math.floor(c.res.status / 100)}xx`).inc()
    metrics.duration.labels(kind).observe(seconds)
    const fields = {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(seconds * 1e4) / 10,
    }
    around.log.debug(fields, 'answered')
  })

  app.onError((error, c) => {
    const { status, headers, body, isFault } = errorAnswer(error)
    if (isFault)
      around.log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed')
    const wantsPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html')
    // Every status of an AppError may carry a body; Hono's type only knows so from literals.
    if (!wantsPage) return c.json(body, status as ContentfulStatusCode, headers)
    const { html, csp } = errorPage(status)
    return c.html(html, status as ContentfulStatusCode, {
      ...headers,
      'content-security-policy': csp,
      'cache-control': 'no-store',
    })
  })

  app.route('/', healthRoutes(health, metrics, metricsToken))

  app.use(async (c, next) => {
    const address = clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      proxies,
    )
    const client = {
      address: addressBlock(address),
      userAgent: c.req.header('user-agent')?.slice(0, 400) ?? '',
    }
    c.set('ctx', createContext(around, visitor, client))
    const isCounted = c.req.path.startsWith('/api/') || c.req.method !== 'GET'
    const { allowed, retryAfterS } = isCounted ? await apiLimits.consume(apiRate, client.address) : unlimited
    if (!allowed)
      throw new AppError('rate_limited', 'Too many requests. Please wait a moment.', { retryAfterS })
    await next()
  })
  app.use('/api/*', async (c, next) => {
    const ctx = c.get('ctx')
    const actor = await findSession(ctx, c.req.header('authorization'))
    if (actor.kind !== 'visitor') c.set('ctx', createContext(around, actor, ctx.client))
    c.header('cache-control', 'no-store')
    await next()
  })
  app.get('/api/openapi.json', (c) => c.json(openApi))
  mountEndpoints(app, publicEndpoints)
  // From here on nothing is for visitors, whatever an endpoint says of itself.
  mountEndpoints(app, staffEndpoints, 'signed in')
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such address in the API')
  })
  app.all('*', (c) => pages(c.req.raw, c.get('ctx')))
  return app
}
