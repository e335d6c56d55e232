import { z } from 'zod'
import { expect, test } from 'vitest'
import { createTestUser } from '#tests/users.ts'
import { endpoints } from '#server/app.ts'
import type { Role } from '#features/context/permissions.ts'
import { testCtx } from '#tests/context.ts'
import { appOn } from '#tests/whole-app.ts'
import { enquiry } from '#tests/visits.ts'
import { noted, patienceMs } from './ledger.ts'

/** What nobody may set by sending it along. */
const stranger = '11111111-1111-4111-8111-111111111111'
const extras: Record<string, unknown> = {
  id: stranger,
  role: 'owner',
  state: 'active',
  isAdmin: true,
  permissions: ['users.write'],
  ownerId: stranger,
  userId: stranger,
  actorId: stranger,
  createdBy: stranger,
  createdAt: '2001-01-01T00:00:00Z',
  updatedAt: '2001-01-01T00:00:00Z',
  stage: 'won',
  score: 100,
  fit: 100,
  grade: 'A1',
  engagement: 100,
  firstReplyAt: '2001-01-01T00:00:00Z',
  replyDueAt: '2099-01-01T00:00:00Z',
  passwordHash: 'x',
  totpSecret: 'x',
  tokenHash: 'x',
  status: 'approved',
  shippedSlug: 'x',
  constructor: { prototype: { isAdmin: true } },
}

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string } }
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Every object in a schema that lets unknown keys through, and every record that takes any key. */
function openObjects(schema: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (!isSchema(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { def } = schema._zod
  const found: string[] = []
  if (def.type === 'object') {
    const rest = def['catchall']
    if (isSchema(rest) && rest._zod.def.type !== 'never') found.push(path)
    for (const [key, one] of Object.entries(def['shape'] ?? {}))
      if (isSchema(one)) found.push(...openObjects(one, `${path}.${key}`, seen))
    return found
  }
  if (def.type === 'record') {
    const keys = def['keyType']
    if (!isSchema(keys) || keys._zod.def.type !== 'enum') found.push(path)
  }
  if (def.type === 'unknown' || def.type === 'any') found.push(path)
  for (const part of [
    def['innerType'],
    def['element'],
    def['in'],
    def['out'],
    def['valueType'],
    def['options'],
  ].flat())
    if (isSchema(part)) found.push(...openObjects(part, path, seen))
  return found
}

/** Bodies in which a visitor or a colleague names keys; each is checked key by key behind the schema. */
const named: Record<string, string> = {
  'POST /api/assessments body.answers': 'question ids, checked against the model',
  'PATCH /api/assessments/:id body.answers': 'question ids, checked against the model',
  'POST /api/matcher body.answers': 'question ids, checked against the model',
  'POST /api/events body.events.props': 'names by a pattern, six at most',
  'POST /api/seo/vitals body.geo': 'taken for the shape of the report and dropped',
  'POST /api/seo/vitals body.vitals': 'names of vitals, an unknown one is dropped',
  'POST /api/seo/performance-report body.metrics': 'names of vitals, an unknown one is dropped',
  'POST /api/team-request body.roles': 'only the slugs of roles',
  'POST /api/leads/:id/merge body.choices': 'only names of fields of a lead',
  'POST /api/leads body.custom': 'ids of fields of that record, any other is refused',
  'POST /api/companies body.custom': 'ids of fields of that record, any other is refused',
  'POST /api/people body.custom': 'ids of fields of that record, any other is refused',
  'POST /api/suppliers body.custom': 'ids of fields of that record, any other is refused',
  'PATCH /api/leads/:id body.custom': 'ids of fields of that record, any other is refused',
  'PATCH /api/companies/:id body.custom': 'ids of fields of that record, any other is refused',
  'PATCH /api/people/:id body.custom': 'ids of fields of that record, any other is refused',
  'PATCH /api/suppliers/:id body.custom': 'ids of fields of that record, any other is refused',
}

test('a schema that lets unknown keys through is noticed', () => {
  expect(openObjects(z.looseObject({ name: z.string() }), 'body')).toEqual(['body'])
  expect(openObjects(z.object({ inner: z.array(z.object({}).catchall(z.string())) }), 'body')).toEqual([
    'body.inner',
  ])
  expect(openObjects(z.object({ name: z.string() }), 'body')).toEqual([])
})

test('no body of any endpoint takes keys that its schema does not name', () => {
  const bodies = endpoints.filter(({ body }) => body)
  expect(bodies.length).toBeGreaterThan(40)
  const findings = bodies.flatMap(({ method, path, body }) =>
    isSchema(body)
      ? openObjects(body, `${method} ${path} body`).filter((one) => !isNamed(one))
      : [`${method} ${path}`],
  )
  expect(
    noted({
      attack: 'mass assignment: schemas',
      payloads: Object.keys(extras).length,
      targets: bodies.length,
      findings,
    }),
  ).toEqual([])
})

const isNamed = (place: string) =>
  Object.keys(named).some((one) => place === one) ||
  /\.(?:source|origin)\.utm$|\.touch\.utm$|source\.data$/.test(place)

interface Try {
  role: Role | 'visitor'
  method: string
  path: string
  body: Record<string, unknown>
  /** Where the result can be read, as an owner; the answer itself when left out. */
  read?: string
}

const lead = { name: 'Ada Example', email: 'ada@plant.example', company: 'Plant Example' }
const supplier = {
  type: 'person',
  legalName: 'Sam Example',
  contactName: 'Sam Example',
  contactEmail: 'sam@supplier.example',
  roles: ['ml-engineer'],
  seniority: 'senior',
}

const tries: Try[] = [
  { role: 'analyst', method: 'PATCH', path: '/api/user', body: { name: 'Now Somebody' } },
  { role: 'visitor', method: 'POST', path: '/api/contact', body: enquiry(), read: '/api/leads' },
  { role: 'sales', method: 'POST', path: '/api/leads', body: lead },
  { role: 'sales', method: 'POST', path: '/api/suppliers', body: supplier },
  {
    role: 'editor',
    method: 'POST',
    path: '/api/redirects',
    body: { from: '/old', to: '/contact', status: 301 },
  },
  {
    role: 'editor',
    method: 'POST',
    path: '/api/faqs',
    body: { question: 'Is this kept?', answer: 'It is.', group: 'cost', see: [] },
  },
  { role: 'editor', method: 'POST', path: '/api/posts', body: { title: 'A draft', slug: 'a-draft' } },
  {
    role: 'admin',
    method: 'POST',
    path: '/api/users/invitations',
    body: { email: 'new@site.test', role: 'analyst' },
    read: '/api/users/invitations',
  },
]
/** A name of a field that this input does have, so that it may be set. A lead’s form brings an id of its own, so that sent twice it makes one. */
const allowed: Record<string, string[]> = {
  '/api/leads': ['ownerId', 'id'],
  '/api/users/invitations': ['role'],
}

test(
  'keys sent along with a valid body are neither stored nor told back',
  { timeout: patienceMs },
  async () => {
    const findings: string[] = []
    for (const { role, method, path, body, read } of tries) {
      const ctx = await testCtx({ limits: 'off' })
      const { ask } = appOn(ctx)
      const token = role === 'visitor' ? undefined : (await createTestUser(ctx, role)).token
      const owner = await createTestUser(ctx, 'owner', 'chief@site.test')
      const sent = Object.fromEntries(
        Object.entries(extras).filter(([name]) => !(name in body) && !allowed[path]?.includes(name)),
      )
      const plain = await ask(method, path, { token, body: { ...body, ...sent } })
      expect(plain.status, `${path}: ${plain.text}`).toBeLessThan(300)
      const stored = read ? (await ask('GET', read, { token: owner.token })).text : plain.text
      for (const value of [
        stranger,
        '2001-01-01',
        '2099-01-01',
        '"won"',
        '"role":"owner"',
        'isAdmin',
        '"approved"',
      ])
        if (stored.includes(value)) findings.push(`${method} ${path}: ${value} came through`)
    }
    expect(
      noted({
        attack: 'mass assignment: stored by verbs',
        payloads: Object.keys(extras).length,
        targets: tries.length,
        findings,
      }),
    ).toEqual([])
  },
)
