import { brand } from '#config/brand.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Mail, Settings } from '#features/context/context.server.ts'
import type { NoticeKind } from '#features/context/notice.ts'
import { plainTitleOf, screenOf } from './notice-words.ts'

interface Told {
  kind: NoticeKind
  leadId: string | null
  recordId: string | null
  dueAt: Date | null
}

/** Says what it is and where; who it is about is told by the screen alone. */
export function noticeMail(settings: Settings, reader: { name: string; email: string }, told: Told): Mail {
  const url = settings.siteUrl + screenOf({ ...told, dueAt: told.dueAt?.toISOString() ?? null })
  const own = `${settings.siteUrl}/notifications`
  const title = plainTitleOf(told.kind)
  const why = `You can choose which of these you get by email, and when, under ${own}`
  return {
    to: reader.email,
    kind: 'user.notification',
    subject: title,
    text: [`Hello ${reader.name},`, `${title}:\n${url}`, why, brand.name].join('\n\n'),
    html: [
      `<p>Hello ${escapeHtml(reader.name)},</p>`,
      `<p>${escapeHtml(title)}:<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
      `<p>You can choose which of these you get by email, and when, under <a href="${escapeHtml(own)}">${escapeHtml(own)}</a></p>`,
      `<p>${escapeHtml(brand.name)}</p>`,
    ].join('\n'),
  }
}
