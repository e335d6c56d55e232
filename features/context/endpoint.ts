import type { z } from 'zod/mini'
import type { Ctx } from './context.server.ts'
import type { Permission } from './permissions.ts'

/**
 * `public`: anybody. `session`: anybody signed in; `enrolling`: also before the second step of signing in is set up.
 * Else the permission that the caller's role must hold.
 */
export type Access = 'public' | 'session' | 'enrolling' | Permission

type Schema = z.core.$ZodType
type Parsed<S> = S extends Schema ? z.core.output<S> : undefined

export interface Input<P = Schema, Q = Schema, B = Schema> {
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  request: Request
  /** The bytes of an `upload`; none for any other endpoint. */
  upload: Uint8Array
  /** The body came from a plain HTML form: answer with a redirect. */
  isForm: boolean
}

export interface Endpoint {
  params?: Schema
  query?: Schema
  body?: Schema
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `/api/…` with `:name` for parameters. */
  path: string
  summary: string
  access: Access
  /** Also takes form-encoded bodies, for pages without JavaScript. */
  acceptsForm?: boolean
  /** 64 KiB unless told. */
  bodyBytes?: number
  /** In place of `body`: takes bytes as `application/octet-stream`, or as one of these types, at most so many. What is larger comes in parts, a request each. */
  upload?: { bytes: number; types?: string[] }
  /** Throws to refuse the caller before anything of the body is read. */
  admit?(ctx: Ctx, request: Request): void
  /** GET uses something up, leaves a trace or stays open: HEAD, which must do none of that, is refused. */
  isSpent?: boolean
  /** What a success answers; 204 when left out. */
  response?: Schema
  /** 200, or 204 without a response schema. */
  status?: number
  /** Values are sent as JSON with `status`; a Response is sent as it is. */
  handle(ctx: Ctx, input: Input): Promise<unknown>
}

/**
 * One endpoint as data: the router, the OpenAPI document, the permission matrix and the fuzzer all read it.
 * Bodies and queries reach `handle` parsed by their schemas; what doesn't fit is answered with 422 and a message a field.
 */
export function endpoint<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(
  definition: Omit<Endpoint, 'params' | 'query' | 'body' | 'handle'> & {
    params?: P
    query?: Q
    body?: B
    handle(ctx: Ctx, input: Input<P, Q, B>): Promise<unknown>
  },
): Endpoint {
  // The router parses with these same schemas before it calls, so the narrower input type holds.
  return definition as Endpoint
}
