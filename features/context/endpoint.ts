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

interface Shape {
  params?: Schema
  query?: Schema
  body?: Schema
}

export interface Input<S extends Shape = Shape> {
  params: Parsed<S['params']>
  query: Parsed<S['query']>
  body: Parsed<S['body']>
  request: Request
  /** The body came from a plain HTML form: answer with a redirect. */
  isForm: boolean
}

export interface Endpoint extends Shape {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** `/api/…` with `:name` for parameters. */
  path: string
  summary: string
  access: Access
  /** Also takes form-encoded bodies, for pages without JavaScript. */
  acceptsForm?: boolean
  /** 64 KiB unless told. */
  bodyBytes?: number
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
export function endpoint<const S extends Shape>(
  definition: Omit<Endpoint, 'params' | 'query' | 'body' | 'handle'> &
    S & { handle(ctx: Ctx, input: Input<S>): Promise<unknown> },
): Endpoint {
  // The router parses with these same schemas before it calls, so the narrower input type holds.
  return definition as Endpoint
}
