import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod/mini'
import { AppError, type FieldErrors } from '#lib/errors.ts'
import { nestFields } from '#lib/form-fields.ts'
import { otherMethod, readOnly } from '#server/http/methods.ts'
import { enrolling, mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import type { Endpoint } from '#features/context/endpoint.ts'

export interface AppContext {
  Variables: {
    ctx: Ctx
    /** What names the request in the log. */
    about: { requestId: string; traceId?: string }
    passOn: Record<string, string>
  }
  Bindings: HttpBindings
}

const defaultBodyBytes = 64 * 1024
const octets = 'application/octet-stream'

/** Mounts endpoints: access, then the input by its schemas, then the verb, then JSON. `signed in` refuses visitors whatever an endpoint names. */
export function mountEndpoints(
  app: Hono<AppContext>,
  endpoints: Endpoint[],
  audience: 'anybody' | 'signed in' = 'anybody',
): void {
  for (const one of endpoints) {
    app.on(one.method, one.path, (c) => {
      if (one.isSpent && c.req.method === 'HEAD') return otherMethod('HEAD', one.method)
      if (audience === 'signed in') enrolling(c.get('ctx'))
      return answer(c, one)
    })
  }
  const methods = Map.groupBy(endpoints, (one) => one.path)
  for (const [path, list] of methods) {
    const allow = list.map(({ method, isSpent }) => (method === 'GET' && !isSpent ? readOnly : method))
    app.all(path, (c) => otherMethod(c.req.method, allow.join(', ')))
  }
}

async function answer(c: Context<AppContext>, one: Endpoint): Promise<Response> {
  const ctx = c.get('ctx')
  if (one.access === 'session') signedIn(ctx)
  else if (one.access === 'enrolling') enrolling(ctx)
  else if (one.access !== 'public') mustHave(ctx, one.access)

  one.admit?.(ctx, c.req.raw)
  const params = one.params ? parse(one.params, c.req.param(), 'not_found') : undefined
  const query = one.query ? parse(one.query, queryOf(c.req.url), 'invalid') : undefined
  const { body, isForm } = one.body ? await readBody(c, one) : { body: undefined, isForm: false }
  const upload = one.upload ? await readUpload(c, one.upload) : new Uint8Array()

  const result = await one.handle(ctx, { params, query, body, upload, request: c.req.raw, isForm })
  if (result instanceof Response) {
    // Hono leaves the body out of the answer to HEAD, and anyone who writes it would wait for a reader.
    if (c.req.method === 'HEAD') await result.body?.cancel()
    return result
  }
  if (!one.response) return c.body(null, 204)
  // Statuses of endpoints with a response are such that carry one.
  return c.json(result, (one.status ?? 200) as ContentfulStatusCode)
}

const typeOf = (c: Context<AppContext>) =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

type Upload = NonNullable<Endpoint['upload']>

async function readUpload(c: Context<AppContext>, upload: Upload): Promise<Uint8Array> {
  const { bytes, types = [octets] } = upload
  if (!types.includes(typeOf(c))) throw new AppError('unsupported_type', `Please send ${types.join(' or ')}`)
  return readBytes(c.req.raw, bytes)
}

async function readBody(c: Context<AppContext>, one: Endpoint) {
  const type = typeOf(c)
  const isForm = type === 'application/x-www-form-urlencoded'
  if (type !== 'application/json' && !(isForm && one.acceptsForm)) {
    const takes = one.acceptsForm ? 'application/json or a form' : 'application/json'
    throw new AppError('unsupported_type', `Please send ${takes}`)
  }
  const text = new TextDecoder().decode(await readBytes(c.req.raw, one.bodyBytes ?? defaultBodyBytes))
  const raw = isForm ? nestFields(new URLSearchParams(text)) : parseJson(text)
  return { body: one.body && parse(one.body, raw, 'invalid'), isForm }
}

/** Reads at most `limit` bytes, whatever Content-Length claims. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError('too_large', `This is more than the ${Math.floor(limit / 1024)} KB that fit here`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    // Who sends it left in the middle, or was cut for being slow: no fault of ours.
    if (cause instanceof AppError) throw cause
    throw new AppError('timeout', 'Your request did not arrive in full. Please send it again.', { cause })
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_request', 'This is not valid JSON', { cause })
  }
}

function queryOf(url: string) {
  return Object.fromEntries(new URL(url).searchParams)
}

/** Parses by the schema, or throws with one message a field. A parameter that doesn't fit names nothing, hence `not_found` there. */
function parse(schema: z.core.$ZodType, value: unknown, code: 'invalid' | 'not_found'): unknown {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  if (code === 'not_found') throw new AppError('not_found', 'There is nothing here')
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues)
    errors[issue.path.map(String).join('.') || 'body'] ??= issue.message
  throw new AppError('invalid', Object.values(errors)[0] ?? 'Please check what you sent', { errors })
}
