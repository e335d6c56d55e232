import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  pageChange,
  pageChoices,
  pageCheck,
  pageDetail,
  pageList,
  pageParams,
  pagePublication,
  pageRestoration,
  pageText,
  pageVersion,
  pageVersions,
  previewParams,
  previewQuery,
} from './page.schema.ts'
import { listPageChoices } from './page-choices.server.ts'
import { previewLivePage, previewPage } from './page-previews.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { exportPages } from './staff-pages.server/export-pages.ts'
import { getPage, listPageEntries } from './staff-pages.server/list-pages.ts'
import { listPageVersions, restorePage } from './staff-pages.server/page-history.ts'
import { publishPage, takePageBack, unschedulePage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

const bodyBytes = 512 * 1024
const path = '/api/pages/:folder/:name'
const write = { access: 'content.write', params: pageParams, response: pageDetail } as const

export const pagesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages',
    summary: 'Every page that staff may change, by kind',
    access: 'content.read',
    response: pageList,
    handle: (ctx) => listPageEntries(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/patch',
    summary: 'What was published otherwise than the files of the site say, as a patch for them',
    access: 'content.read',
    handle: (ctx) => exportPages(ctx),
  }),
  endpoint({
    method: 'GET',
    path,
    summary: 'A page with its working copy',
    access: 'content.read',
    params: pageParams,
    response: pageDetail,
    handle: (ctx, { params }) => getPage(ctx, params),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/choices`,
    summary:
      'The fields of a page: values to choose among, in words, lists that take entries, and what may be left out',
    access: 'content.read',
    params: pageParams,
    response: pageChoices,
    handle: async (ctx, { params }) => listPageChoices(ctx, params),
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path,
    summary: 'Save the working copy; 409 with the present one when someone else saved',
    body: pageChange,
    bodyBytes,
    handle: (ctx, { params, body }) => savePage(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/check`,
    summary: 'What a page would be with a text: faults, links, reading age, quantities; nothing is saved',
    access: 'content.read',
    params: pageParams,
    body: pageText,
    bodyBytes,
    response: pageCheck,
    handle: (ctx, { params, body }) => checkPage(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/publish`,
    summary: 'Make the working copy public, now or at a time to come',
    body: pagePublication,
    handle: (ctx, { params, body }) => publishPage(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/unschedule`,
    summary: 'Take a plan back; the change stays as a draft',
    body: pageVersion,
    handle: (ctx, { params, body }) => unschedulePage(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/take-back`,
    summary: 'Show the words that come with the site again',
    body: pageVersion,
    handle: (ctx, { params, body }) => takePageBack(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'GET',
    path: `${path}/versions`,
    summary: 'Versions of a page that were kept',
    access: 'content.read',
    params: pageParams,
    response: pageVersions,
    handle: (ctx, { params }) => listPageVersions(ctx, params),
  }),
  endpoint({
    ...write,
    method: 'POST',
    path: `${path}/restore`,
    summary: 'Make an earlier version the working copy',
    body: pageRestoration,
    handle: (ctx, { params, body }) => restorePage(ctx, { ...params, ...body }),
  }),
]

/** Without a session: a frame can’t send one. */
export const pagePreviewApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/page-previews/:key',
    summary: 'A draft as the page that it will be, for whoever has its address',
    access: 'public',
    params: previewParams,
    query: previewQuery,
    handle: (ctx, { params }) => previewPage(ctx, params.key),
  }),
  endpoint({
    method: 'GET',
    path: '/api/page-previews/:folder/:name',
    summary: 'A page as visitors see it, for the frame of the page editor',
    access: 'public',
    params: pageParams,
    query: previewQuery,
    handle: (ctx, { params }) => previewLivePage(ctx, params),
  }),
]
