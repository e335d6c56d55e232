import { Hono } from 'hono'
import type { Endpoint } from '#features/context/endpoint.ts'
import type { Role } from '#features/context/permissions.ts'
import { mountEndpoints, type AppContext } from '#server/api/api.ts'
import { errorAnswer } from '#server/http/errors.ts'
import { testCtx } from './context.ts'

/** Endpoints as a visitor, or someone of a role, meets them, with the errors of the real app, on a database of their own. */
export async function apiApp(endpoints: Endpoint[], role: Role | 'visitor' = 'visitor') {
  const ctx = await testCtx({ role })
  const app = new Hono<AppContext>()
  app.onError((error, c) => {
    const { status, headers, body } = errorAnswer(error)
    return c.json(body, status as 500, headers)
  })
  app.use(async (c, next) => {
    c.set('ctx', ctx)
    await next()
  })
  mountEndpoints(app, endpoints)
  return { ctx, app }
}
