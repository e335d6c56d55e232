import { endpoint } from '#features/context/endpoint.ts'
import { mailDetail, mailPage, mailParams, mailQuery } from './mail.schema.ts'
import { getMail, listMails, resendMail } from './mail.server.ts'

export const mailApi = [
  endpoint({
    method: 'GET',
    path: '/api/mails',
    summary: 'Mails of the outbox: those that failed first, then the newest',
    access: 'mail.read',
    query: mailQuery,
    response: mailPage,
    handle: (ctx, { query }) => listMails(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/mails/:id',
    summary: 'One mail with its texts',
    access: 'mail.read',
    params: mailParams,
    response: mailDetail,
    handle: (ctx, { params }) => getMail(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/mails/:id/resend',
    summary: 'Queues a mail again',
    access: 'mail.resend',
    params: mailParams,
    response: mailDetail,
    handle: (ctx, { params }) => resendMail(ctx, params.id),
  }),
]
