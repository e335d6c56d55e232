import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { themeKey } from '#config/constants.ts'
import { structuredDataOf } from '#content/structured-data.ts'
import { failedPage, inlineMark, requestCtx } from '#features/context/request-context.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import adminCss from './admin/admin.css?inline'
import { lateLayoutStyle } from './public/late-layout.ts'
import publicCss from './public/public.css?inline'
import { needsToolSheet } from './public/tool-sheet.tsx'
import toolsCss from './public/tools.css?inline'
import { beforeFirstPaint, deferHydration, reloadWhenOnline } from './boot.ts'

const fontPath = /\/fonts\/heading-\w+\.woff2/.exec(publicCss)?.[0]
if (!fontPath) throw new Error('The style names no heading font')
// There in time for the first paint, or not used in this document.
const fontLink = `<link rel="preload" href="${fontPath}" as="font" type="font/woff2" crossorigin="">`
const firstScript = `(${beforeFirstPaint})(${JSON.stringify(themeKey)})`

/** Renders one document, whole: public ones hydrate late and may be kept by anybody, admin ones hydrate at once and never are. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const path = new URL(request.url).pathname
  const ctx = loadContext.get(requestCtx)
  const mark = loadContext.get(inlineMark)
  const isAdmin = context.staticHandlerContext.matches.some((match) => match.route.id === 'admin/layout')
  headers.set('content-type', 'text/html; charset=utf-8')
  // Only listed pages are everybody's: what a person gets by a link of their own is kept by no browser and no service worker.
  const page = isAdmin || status !== 200 ? undefined : await findPage(ctx, path)
  const isForAll = page !== undefined
  headers.set('cache-control', isForAll ? 'public, max-age=0, must-revalidate' : 'no-store')
  if (isAdmin) headers.set('x-robots-tag', 'noindex')

  const rendered = await render(<ServerRouter context={context} url={request.url} nonce={mark} />)
  const head = [
    fontLink,
    script(firstScript, mark),
    ...(isAdmin ? [style(adminCss, mark)] : [publicStyle(context, mark), style(lateLayoutStyle, mark)]),
    ...structuredDataOf(page, ctx.settings.siteUrl).map(jsonLd),
  ].join('')
  const html = import.meta.env.DEV ? rendered : withScripts(rendered, context, isAdmin, mark)
  return new Response(
    html.replace('</head>', () => `${head}</head>`),
    { status, headers },
  )
}

/** In place of the router's own, which writes errors as they are on standard error. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(failedPage)(error)

/** The smaller sheet, or the one that a page with a tool needs. */
function publicStyle({ staticHandlerContext, routeModules }: EntryContext, mark: string): string {
  const isTool = staticHandlerContext.matches.some(({ route }) =>
    needsToolSheet(routeModules[route.id]?.handle),
  )
  return isTool ? style(toolsCss, mark, ' data-sheet="tools"') : style(publicCss, mark)
}

async function render(element: React.ReactElement): Promise<string> {
  const body = new PassThrough()
  const done = text(body)
  let failure: unknown
  const { pipe } = renderToPipeableStream(element, {
    // One piece, so that no hidden templates and swapping scripts remain in the page.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: () => pipe(body),
    onError: (error) => {
      failure ??= error
    },
    onShellError: (error) => body.destroy(error instanceof Error ? error : new Error(String(error))),
  })
  const html = await done
  if (failure !== undefined) throw failure
  return html
}

/** Takes the router's own script tags out of the way and leaves a plan that `deferHydration` carries out later. */
function withScripts(
  html: string,
  { manifest, staticHandlerContext }: EntryContext,
  isEager: boolean,
  mark: string,
): string {
  const isStill = staticHandlerContext.matches.some(({ route }) => route.id === 'public/offline')
  const routes = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const found = manifest.routes[id]
    return found ? [found] : []
  })
  const plan = {
    manifest: isEager ? manifest.url : manifest.url.replace('/manifest-', '/public-manifest-'),
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    preload: [...new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])],
  }
  const moduleScript = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/
  const preloads = /<link rel="modulepreload"[^>]*>/g
  if (!moduleScript.test(html) || !preloads.test(html)) {
    throw new Error('The router no longer writes the script tags that deferred hydration replaces')
  }
  if (isStill)
    return html.replace(preloads, '').replace(moduleScript, () => script(`(${reloadWhenOnline})()`, mark))
  const planTag = `<script type="application/json" id="hydration">${safeJson(plan)}</script>`
  return html
    .replace(preloads, '')
    .replace(moduleScript, () => `${planTag}${script(`(${deferHydration})(${isEager})`, mark)}`)
}

// The mark tells the policy which code is ours (server/security-headers.ts).
const script = (source: string, mark: string) => `<script nonce="${mark}">${source}</script>`
const style = (source: string, mark: string, attributes = '') =>
  `<style${attributes} nonce="${mark}">${source}</style>`

function jsonLd(data: object) {
  return `<script type="application/ld+json">${safeJson(data)}</script>`
}

/** JSON that can't end the script element it stands in. */
function safeJson(data: object) {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
