import { z } from 'zod'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'
import { linkShapes, longText, odd, scriptAt } from './scripts.ts'

const made = z.object({ id: z.string() })
const filled = z.object({ items: z.array(z.unknown()) })
const saved = z.looseObject({ version: z.number(), fields: z.record(z.string(), z.unknown()) })

export interface Planted {
  leadId: string
  supplierId: string
  postId: string
  slug: string
  conversationId: string
  privacyId: string
  importId: string
  /** Ways in that were used. */
  ways: number
  /** Texts that didn't come back as they went in. */
  changed: string[]
}

/** Sends scripts through every way in, as a visitor, as staff and as a job board, and reads back what was kept. */
export async function plant(site: string, boards: string): Promise<Planted> {
  const headers = { authorization: `Bearer ${await signIn(site)}`, 'user-agent': scriptAt(1) }
  const changed: string[] = []
  let ways = 0
  const ask = async <T extends z.ZodType>(
    method: string,
    path: string,
    body: unknown,
    answer: T,
  ): Promise<z.infer<T>> => {
    const isRead = body === undefined
    const got = await fetch(site + path, {
      method,
      headers: { ...headers, ...(isRead ? {} : { 'content-type': 'application/json' }) },
      ...(isRead ? {} : { body: JSON.stringify(body) }),
    })
    const text = await got.text()
    if (!got.ok) throw new Error(`${method} ${path}: ${got.status} ${text.slice(0, 300)}`)
    if (!isRead) ways += 1
    return answer.parse(text ? JSON.parse(text) : undefined)
  }
  const visitor = async (path: string, body: unknown) => {
    const answer = await postJson(site + path, body, {
      referer: `https://x.example/?${scriptAt(2)}`,
      'user-agent': `Mozilla/5.0 ${scriptAt(3)}`,
    })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    ways += 1
    return answer
  }
  const same = (what: string, sent: string, kept: unknown) => {
    if (kept !== sent && kept !== sent.trim()) changed.push(`${what}: ${JSON.stringify(kept)?.slice(0, 200)}`)
  }

  const leadText = {
    name: scriptAt(10),
    email: 'lead@xss.example',
    company: scriptAt(11),
    phone: '<svg onload=ran(12)>',
    problem: scriptAt(13),
    tags: [scriptAt(14).slice(0, 40), '<svg onload=ran(15)>'],
  }
  const { id: leadId } = await ask('POST', '/api/leads', leadText, made)
  for (const text of [...odd, longText.slice(0, 9000)])
    await ask('POST', `/api/leads/${leadId}/activities`, { kind: 'note', body: text }, z.unknown())
  await ask(
    'POST',
    `/api/leads/${leadId}/tasks`,
    { title: scriptAt(16), dueAt: new Date().toISOString() },
    z.unknown(),
  )
  await ask('POST', `/api/leads/${leadId}/stage`, { stage: 'lost', reason: scriptAt(17) }, z.unknown())
  const lead = JSON.stringify(await ask('GET', `/api/leads/${leadId}`, undefined, z.unknown()))
  for (const text of [...odd, leadText.name, leadText.company, leadText.problem])
    if (!lead.includes(JSON.stringify(text.trim()).slice(1, -1))) changed.push(`lead: ${text}`)

  const source = {
    page: `/?${scriptAt(20)}`,
    referrer: `https://x.example/${scriptAt(21)}`,
    utm_source: scriptAt(22),
    utm_campaign: scriptAt(23),
    utm_medium: '<svg onload=ran(24)>',
    ref: scriptAt(25),
  }
  await visitor(
    '/api/contact',
    enquiry({
      name: scriptAt(26),
      company: scriptAt(27),
      message: longText.slice(0, 4900),
      email: 'contact@xss.example',
      source,
    }),
  )
  await visitor(
    '/api/contact',
    enquiry({
      name: 'Nice Person',
      company: 'Nice',
      message: longText.replaceAll(/https?:/g, '').slice(0, 3000),
      email: 'nice@xss.example',
      source,
    }),
  )
  await visitor(
    '/api/team-request',
    enquiry({
      name: 'Team <b>Person',
      company: 'Team',
      email: 'team@xss.example',
      roles: { 'ml-engineer': 2 },
      location: scriptAt(28),
      skills: scriptAt(29),
      message: longText.slice(0, 3000),
    }),
  )
  await visitor(
    '/api/privacy-request',
    enquiry({
      kind: 'complaint',
      name: scriptAt(30),
      email: 'privacy@xss.example',
      message: longText.slice(0, 3000),
    }),
  )
  const chat = z.object({ sessionId: z.string() })
  const first = chat.parse(
    await (await visitor('/api/chatbot', { message: scriptAt(31), sessionId: null })).json(),
  )
  for (const message of [longText.slice(0, 1900), 'speak to a person', scriptAt(32)])
    await visitor('/api/chatbot', { message, sessionId: first.sessionId })
  await visitor('/api/events', {
    events: [
      { name: 'page_view', path: `/${scriptAt(33)}`, isEntry: true },
      { name: 'search', path: '/search', props: { results: 0 } },
    ],
    origin: { utm_source: scriptAt(34), utm_campaign: scriptAt(35) },
    referrer: '<svg onload=ran(36)>',
  })
  for (const text of [scriptAt(37), scriptAt(38)]) {
    await fetch(`${site}/api/search?q=${encodeURIComponent(text)}`)
    await fetch(`${site}/${encodeURIComponent(text)}`)
    await fetch(`${site}/missing/${encodeURIComponent(text).slice(0, 40)}`)
  }
  ways += 2

  const supplier = {
    type: 'person',
    legalName: scriptAt(40),
    contactName: scriptAt(41),
    contactEmail: 'supplier@xss.example',
    contactPhone: '<svg onload=ran(42)>',
    roles: ['ml-engineer'],
    skills: [scriptAt(43)],
    seniority: 'senior',
    location: scriptAt(44),
    notes: longText.slice(0, 1900),
  }
  const { id: supplierId } = await ask('POST', '/api/suppliers', supplier, made)
  const keptSupplier = await ask('GET', `/api/suppliers/${supplierId}`, undefined, z.looseObject({}))
  for (const name of ['legalName', 'contactName', 'notes', 'location'] as const)
    same(`supplier ${name}`, supplier[name], keptSupplier[name])

  const question = {
    group: 'cost',
    question: scriptAt(50),
    answer: longText.replaceAll('\t', ' ').slice(0, 3900),
    see: [],
  }
  const keptFaq = await ask('POST', '/api/faqs', question, z.looseObject({}))
  same('question', question.question, keptFaq['question'])
  same('answer', question.answer, keptFaq['answer'])
  await ask(
    'POST',
    '/api/redirects',
    { from: '/xss-old', to: '/contact?x=%22onmouseover=ran(51)', status: 301 },
    z.unknown(),
  )

  const draft = await ask(
    'POST',
    '/api/posts',
    { title: scriptAt(52) },
    z.looseObject({ id: z.string(), version: z.number(), fields: z.record(z.string(), z.unknown()) }),
  )
  const slug = `xss-${crypto.randomUUID().slice(0, 8)}`
  const chart = [
    '```bar',
    `title: ${scriptAt(53)}`,
    `labels ${scriptAt(54)}: ${scriptAt(55)}, b`,
    'a: 1, 2',
    '```',
  ].join('\n')
  const body = [
    longText,
    `# ${scriptAt(56)}`,
    `## ${scriptAt(57)}`,
    `| ${scriptAt(58)} | b |\n| --- | --- |\n| ${scriptAt(59)} | \`${scriptAt(60)}\` |`,
    `> ${scriptAt(61)}`,
    `- ${scriptAt(62)}`,
    chart,
    ...linkShapes,
  ].join('\n\n')
  const fields = {
    ...draft.fields,
    title: scriptAt(52),
    slug,
    description: `${scriptAt(63)} is what this is about, and more of it.`,
    tags: [scriptAt(64).slice(0, 40).toLowerCase()],
    author: scriptAt(65),
    category: 'law-and-safety',
    body,
  }
  const kept = await ask('PUT', `/api/posts/${draft.id}`, { version: draft.version, fields }, saved)
  same('post title', fields.title, kept.fields['title'])
  same('post body', fields.body, kept.fields['body'])
  await ask('POST', '/api/posts/check', { id: draft.id, fields }, z.unknown())
  await ask('POST', `/api/posts/${draft.id}/publish`, { version: kept.version }, z.unknown())

  const sheet = [
    'Name,Email,Company,Problem',
    ...odd.map(
      (text, i) =>
        `"${scriptAt(70 + i)}",row${i}@xss.example,"${text.replaceAll('"', '""')}","${scriptAt(80 + i).replaceAll('"', '""')}"`,
    ),
  ]
    .join('\n')
    .replaceAll(/"([^",\n]*)"([^",\n]+)"/g, '"$1""$2"')
  const bytes = new TextEncoder().encode(sheet)
  const { id: importId } = await ask(
    'POST',
    '/api/lead-imports',
    { fileName: `${scriptAt(90)}.csv`, bytes: bytes.length },
    made,
  )
  await fetch(`${site}/api/lead-imports/${importId}/parts/0`, {
    method: 'PUT',
    body: bytes,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  await ask('POST', `/api/lead-imports/${importId}/uploaded`, {}, z.unknown())
  await ask(
    'POST',
    '/api/users/invitations',
    { email: 'invited@xss.example', name: scriptAt(91), role: 'analyst' },
    z.unknown(),
  )
  await ask(
    'POST',
    '/api/lead-views',
    { name: '<svg onload=ran(92)>', query: 'q=x', isShared: true },
    z.unknown(),
  ).catch(() => undefined)

  const jobs = [0, 1, 2].map((i) => ({
    id: `x${i}`,
    title: `Machine Learning Engineer ${scriptAt(94 + i)}`,
    place: `London ${scriptAt(97 + i)}`,
    text: longText,
    company: scriptAt(93),
  }))
  await fetch(`${boards}/-/greenhouse/xss`, { method: 'PUT', body: JSON.stringify({ jobs }) })
  await ask(
    'POST',
    '/api/scanner/sources',
    { address: 'https://boards.greenhouse.io/xss', company: scriptAt(93), schedule: 'manual' },
    z.unknown(),
  )
  await eventually(
    async () =>
      (await ask('GET', '/api/scanner/jobs?q=Machine', undefined, filled)).items.length > 0 || undefined,
    { withinMs: 10_000, what: 'jobs of the board' },
  )

  const list = z.object({ items: z.array(made) })
  const conversations = await ask('GET', '/api/conversations', undefined, list)
  const conversationId = conversations.items[0]?.id ?? ''
  await ask('POST', `/api/conversations/${conversationId}/take`, {}, z.unknown()).catch(() => undefined)
  await ask(
    'POST',
    `/api/conversations/${conversationId}/answers`,
    { text: longText.slice(0, 3900) },
    z.unknown(),
  ).catch(() => undefined)
  const requests = await ask('GET', '/api/privacy-requests', undefined, list).catch(() => ({ items: [] }))
  return {
    leadId,
    supplierId,
    postId: draft.id,
    slug,
    conversationId,
    privacyId: requests.items[0]?.id ?? '',
    importId,
    ways,
    changed,
  }
}
