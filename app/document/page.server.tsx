import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LoaderFunctionArgs } from 'react-router'
import { ownScreenAt } from '#content/pages.ts'
import { failedPage, inlineMark, requestCtx } from '#features/context/request-context.server.ts'
import { firmAround } from '#features/publishing/firm/around-pages.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { AppError } from '#lib/errors.ts'
import { bindRanges } from './bind-ranges.ts'
import { Document, type Sheet } from './document.tsx'
import { Failure } from './failure.tsx'
import { MissingPage } from './missing-page.tsx'

interface Options {
  /** The larger one, for pages that are or hold a tool. */
  sheet?: Sheet
  /** Of each answer, such as `no-store` for what belongs to one person. */
  headers?: Record<string, string>
  /** The page runs no code at all but a line that loads it again when there is a connection. */
  isStill?: boolean
}

/** A page with another status than 200: a form that came back with its errors, or a link that opens nothing. */
export interface Answer {
  status: number
  retryAfterS?: number | undefined
  element: ReactElement
}

// Listed pages are the same for everybody. A page that was fetched ahead is used at the click without asking again; proxies ask each time.
const forEverybody = 'public, max-age=30, stale-while-revalidate=30, s-maxage=0'

/**
 * Makes the loader or action of a public address: `write` returns the page's content, and the answer is a whole document, or a response, such as a
 * redirect, as it is. An `AppError` becomes a page that says what is wrong, with its status; anything else one with 500.
 */
export function page<Args extends LoaderFunctionArgs>(
  write: (args: Args) => MaybePromise<ReactElement | Answer | Response>,
  options: Options = {},
) {
  return async (args: Args): Promise<Response> => {
    try {
      const result = await write(args)
      if (result instanceof Response) return result
      const answer = isValidElement(result) ? { status: 200, element: result } : result
      return await respond(args, answer, options)
    } catch (error) {
      if (error instanceof Response) return error
      return respond(args, failed(args, error), options)
    }
  }
}

type MaybePromise<T> = T | Promise<T>

function failed({ context }: LoaderFunctionArgs, error: unknown): Answer {
  const known = error instanceof AppError && error.status !== 500 ? error : undefined
  const { status, retryAfterS } = known ?? { status: 500 }
  if (status === 404 || status === 410) return { status, element: <MissingPage isGone={status === 410} /> }
  if (status >= 500) context.get(failedPage)(error)
  return { status, retryAfterS, element: <Failure reason={known?.message} /> }
}

async function respond({ url, context }: LoaderFunctionArgs, answer: Answer, options: Options) {
  const { status, retryAfterS, element } = answer
  const ctx = context.get(requestCtx)
  const listed = await findPage(ctx, url.pathname)
  const isForEverybody = status === 200 && listed !== undefined
  const html = renderToStaticMarkup(
    <Document
      page={listed ?? ownScreenAt(url.pathname)}
      path={url.pathname}
      siteUrl={ctx.settings.siteUrl}
      firm={await firmAround(ctx, url.pathname)}
      structured={isForEverybody ? listed : undefined}
      mark={context.get(inlineMark)}
      sheet={options.sheet ?? 'public'}
      isStill={options.isStill ?? false}
    >
      {element}
    </Document>,
  )
  return new Response(`<!doctype html>${bindRanges(html)}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isForEverybody ? forEverybody : 'no-store',
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
      ...options.headers,
    },
  })
}

/** What a page's own `load` returns. */
export type Loaded<Load extends (...args: never) => unknown> = Awaited<ReturnType<Load>>

export const nothingHere = () => new AppError('not_found', 'There is nothing at this address')
