import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { escapeHtml } from '#lib/escape-html.ts'
import { startOfLondonDay } from '#lib/like-periods.ts'
import { isoDateOf, longDate } from '#lib/office-time.ts'
import { userActor } from '#features/context/actor.ts'
import { mustHave, signedIn, type Colleague, type Ctx } from '#features/context/context.server.ts'
import { mailFrame } from '#features/context/mail-frame.ts'
import { reportLosses, reportPeople, reportSources } from './report-groups.server.ts'
import { forecastLines, groupLines, lossLines, stageLines, type Lines } from './report-lines.ts'
import { reportForecast, reportStages } from './report-stages.server.ts'
import { reportTitles } from './report-words.ts'
import { reportMails } from './report.table.server.ts'
import { reportNames, type ReportName } from './report.schema.ts'

/** Which reports the signed-in person gets by mail. */
export async function getReportMails(ctx: Ctx): Promise<{ reports: ReportName[] }> {
  mustHave(ctx, 'reports.read')
  const { userId } = signedIn(ctx)
  const [row] = await ctx.db.select().from(reportMails).where(eq(reportMails.userId, userId))
  return { reports: row?.reports ?? [] }
}

export async function chooseReportMails(
  ctx: Ctx,
  { reports: chosen }: { reports: ReportName[] },
): Promise<{ reports: ReportName[] }> {
  mustHave(ctx, 'reports.read')
  const { userId } = signedIn(ctx)
  const reports = reportNames.filter((name) => chosen.includes(name))
  await ctx.transaction(async (ctx) => {
    if (reports.length === 0) await ctx.db.delete(reportMails).where(eq(reportMails.userId, userId))
    else
      await ctx.db
        .insert(reportMails)
        .values({ userId, reports })
        .onConflictDoUpdate({ target: reportMails.userId, set: { reports } })
    await ctx.audit({ action: 'report.choose', entity: 'report', entityId: userId, to: { reports } })
  })
  return { reports }
}

/**
 * On Mondays: the week before, for everybody who wants it and may still read it, each mail once. A person who fails leaves the others alone.
 * Returns how many mails were queued.
 */
export async function mailReports(ctx: Ctx): Promise<number> {
  const today = isoDateOf(ctx.clock.now())
  const unsent = or(isNull(reportMails.sentOn), ne(reportMails.sentOn, today))
  const [wanted, readers] = await Promise.all([
    ctx.db.select().from(reportMails).where(unsent),
    ctx.listColleagues('reports.read'),
  ])
  const due = wanted.flatMap(({ userId, reports }) => {
    const reader = readers.find(({ id }) => id === userId)
    return reader ? [{ reader, reports }] : []
  })
  if (due.length === 0) return 0
  const end = new Date(startOfLondonDay(today).getTime() - 1)
  const ofAll = await readParts(ctx, end)
  let sent = 0
  for (const { reader, reports } of due) {
    const { id, name, email } = reader
    const parts = reader.seesOnlyOwnLeads ? await readParts(asReader(ctx, reader), end) : ofAll
    await ctx.transaction(async (ctx) => {
      const [taken] = await ctx.db
        .update(reportMails)
        .set({ sentOn: today })
        .where(and(eq(reportMails.userId, id), unsent))
        .returning()
      if (!taken) return
      const own = parts.filter((part) => reports.includes(part.report))
      await ctx.sendMail({ to: email, kind: 'report.weekly', ...mailOf(ctx, name, own, today) })
      sent += 1
    })
  }
  return sent
}

interface Part {
  report: ReportName
  title: string
  lines: Lines
}

/** The same context for somebody who is told but of their own leads. It reads, and writes nothing. */
function asReader(ctx: Ctx, { id: userId, ...reader }: Colleague): Ctx {
  return { ...ctx, actor: userActor({ ...reader, userId, sessionId: '' }) }
}

/** Every report of the week that ends with an instant. */
async function readParts(ctx: Ctx, end: Date): Promise<Part[]> {
  const part = (report: ReportName, lines: Lines, more = ''): Part => ({
    report,
    title: [reportTitles[report], more].filter(Boolean).join(', '),
    lines,
  })
  return [
    part('people', groupLines('Person', (await reportPeople(ctx, 'week', end)).items)),
    part('sources', groupLines('Source', (await reportSources(ctx, 'week', 'source', end)).items)),
    part(
      'sources',
      groupLines('Campaign', (await reportSources(ctx, 'week', 'campaign', end)).items),
      'campaigns',
    ),
    part('sources', groupLines('Sector', (await reportSources(ctx, 'week', 'sector', end)).items), 'sectors'),
    part('stages', stageLines((await reportStages(ctx)).items), 'now'),
    part('losses', lossLines((await reportLosses(ctx, 'week', end)).items)),
    part('forecast', forecastLines(await reportForecast(ctx)), 'now'),
  ]
}

function mailOf(ctx: Ctx, name: string, parts: readonly Part[], today: string) {
  const subject = `Reports for the week to ${longDate(new Date(startOfLondonDay(today).getTime() - 1).toISOString())}`
  const url = new URL('/reports', ctx.settings.siteUrl).href
  const hello = `Hello ${name}, these are the figures of last week, with the week before in brackets.`
  const text = parts.map(({ title, lines: [head = [], ...rows] }) =>
    [
      title,
      ...(rows.length === 0 ? ['Nothing to report.'] : [head, ...rows].map((cells) => cells.join(' | '))),
    ].join('\n'),
  )
  return {
    subject,
    text: [hello, ...text, url].join('\n\n'),
    html: mailFrame(
      subject,
      `<p>${escapeHtml(hello)}</p>${parts.map(inHtml).join('')}<p><a href="${escapeHtml(url)}">Open the reports</a></p>`,
      `reports-${today}`,
    ),
  }
}

/** More do not stand side by side on a phone. */
const mostColumns = 4

function inHtml({ title, lines }: Part): string {
  const [head = [], ...rows] = lines
  const body =
    rows.length === 0
      ? '<p>Nothing to report.</p>'
      : head.length > mostColumns
        ? rows.map((cells) => asParagraph(head, cells)).join('')
        : asTable(lines)
  return `<h2 style="font-size:16px;margin:24px 0 8px">${escapeHtml(title)}</h2>${body}`
}

/** A row by its name, its figures below with the heading of each. */
function asParagraph([, ...headings]: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const figures = cells.map(
    (cell, at) =>
      `<span style="white-space:nowrap">${escapeHtml(headings[at] ?? '')} <strong>${escapeHtml(cell)}</strong></span>`,
  )
  return `<p style="margin:0 0 12px;font-size:14px"><strong>${escapeHtml(name)}</strong><br>${figures.join(' · ')}</p>`
}

function asTable([head = [], ...rows]: Lines): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell, at) => `<${tag} style="padding:4px 12px 4px 0;text-align:${at === 0 ? 'left' : 'right'}">${escapeHtml(cell)}</${tag}>`).join('')}</tr>`
  return `<table style="border-collapse:collapse;font-size:14px">${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`
}
