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
import { failedPage, inlineMark } from '#features/context/request-context.server.ts'
import adminCss from './admin/admin.css?inline'
import { screenFilesName, screenFilesOf } from './admin/frame/screen-files.ts'
import { beforeFirstPaint } from './document/first-scripts.ts'

/** Renders a screen of the staff area. Public pages are documents of their own (`document/page.server.tsx`) and never come here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const mark = loadContext.get(inlineMark)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex')
  const html = await render(<ServerRouter context={context} url={request.url} nonce={mark} />)
  const screenFiles = `<meta name="${screenFilesName}" content="${screenFilesOf(context.manifest).join(' ')}">`
  // Beside React, which would ship the style a second time in its code.
  const head = `<script nonce="${mark}">(${beforeFirstPaint})(${JSON.stringify(themeKey)})</script><style nonce="${mark}">${adminCss}</style>${screenFiles}`
  return new Response(
    html.replace('</head>', () => `${head}</head>`),
    { status, headers },
  )
}

/** In place of the router's own, which writes errors as they are on standard error. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(failedPage)(error)

async function render(element: React.ReactElement): Promise<string> {
  const body = new PassThrough()
  const done = text(body)
  let failure: unknown
  const { pipe } = renderToPipeableStream(element, {
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
