import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { keepMessage } from './keep-message.server.ts'
import { mailLimits } from './mail-limits.ts'
import { readMail } from './read-mail.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Before anything of the body is read. */
function mustHaveToken({ settings }: Ctx, request: Request): void {
  if (!settings.inboundToken)
    throw new AppError('not_found', 'Mails are not taken here: INBOUND_TOKEN is not set')
  const given = /^Bearer (\S{1,500})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!timingSafeEqual(digest(given), digest(settings.inboundToken)))
    throw new AppError('unauthorized', 'The token is not that of INBOUND_TOKEN')
}

export const inboundApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/mail/inbound',
    summary:
      'Takes a raw message (RFC 5322) from a mail provider; Authorization: Bearer INBOUND_TOKEN. The same message twice is kept once',
    access: 'public',
    admit: mustHaveToken,
    upload: { bytes: mailLimits.rawBytes, types: ['message/rfc822', 'application/octet-stream'] },
    response: z.object({ result: z.enum(['kept', 'known', 'not ours to keep']) }),
    async handle(ctx, { upload }) {
      if (upload.length === 0) throw new AppError('invalid', 'Please send a message')
      const mail = await readMail(upload)
      return { result: await keepMessage(ctx, { mail, receivedAt: ctx.clock.now() }) }
    },
  }),
]
