import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { mailTextChange, mailTextItem, mailTextList } from './mail-text.schema.ts'
import { changeMailText, listMailTexts } from './mail-texts.server.ts'

export const mailTextsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/texts',
    summary: 'The words of mails that go out by themselves, with their placeholders',
    access: 'settings.write',
    response: mailTextList,
    handle: (ctx) => listMailTexts(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/texts/:id',
    summary: 'Give a mail other words; 409 with the present ones when someone was quicker',
    access: 'settings.write',
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    body: mailTextChange,
    response: mailTextItem,
    handle: (ctx, { params, body }) => changeMailText(ctx, { ...body, id: params.id }),
  }),
]
