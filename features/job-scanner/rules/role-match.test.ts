import { expect, test } from 'vitest'
import { roleSlugs } from '#config/roles.ts'
import { defaultRules } from './default-rules.ts'
import { matchRoles, readyRule, scoreRole, type RoleRule } from './role-match.ts'
import { ruleFields } from './rule.schema.ts'
import { lineOf } from './word-match.ts'

const rule: RoleRule = {
  role: 'ml-engineer',
  keywords: [
    { phrase: 'machine learning', title: 3, body: 1 },
    { phrase: 'PyTorch', title: 3, body: 1 },
  ],
  exclusions: ['recruiter'],
  threshold: 4,
}
const job = (title: string, body = '') => ({ title: lineOf(title), body: lineOf(body) })
const rolesOf = (title: string, body = '') =>
  matchRoles(
    roleSlugs.map((role) => readyRule({ role, ...defaultRules[role] })),
    job(title, body),
  ).map(({ role }) => role)

test('a word counts 3 in the title and 1 in the description, each once, and 4 points make a match', () => {
  const ready = readyRule(rule)
  const scored = (title: string, body: string) => scoreRole(ready, job(title, body))
  expect(scored('Machine learning engineer', 'Nothing').score).toBe(3)
  expect(matchRoles([ready], job('Machine learning engineer', 'Nothing'))).toEqual([])
  const [match] = matchRoles([ready], job('Machine learning engineer', 'PyTorch, pytorch and PyTorch'))
  expect(match).toEqual({
    role: 'ml-engineer',
    score: 4,
    words: [
      { phrase: 'machine learning', where: 'title', points: 3 },
      { phrase: 'PyTorch', where: 'body', points: 1 },
    ],
  })
})

test('an excluded word in the title outweighs all points, in the description it does not', () => {
  const ready = [readyRule(rule)]
  expect(matchRoles(ready, job('Machine learning recruiter', 'Machine learning and PyTorch'))).toEqual([])
  expect(matchRoles(ready, job('Machine learning lead', 'PyTorch. Talk to our recruiter'))).toHaveLength(1)
})

test('the rules that come with the product are valid, and there is one for each role', () => {
  expect(Object.keys(defaultRules).toSorted()).toEqual([...roleSlugs].toSorted())
  for (const role of roleSlugs)
    expect([role, ruleFields.safeParse(defaultRules[role]).success]).toEqual([role, true])
})

test.each([
  ['Senior Machine Learning Engineer', 'You train models with PyTorch.', 'ml-engineer'],
  ['MLOps Engineer', 'Kubernetes and MLflow', 'mlops-engineer'],
  ['Data Engineer (dbt)', 'Airflow and Snowflake', 'data-engineer'],
  ['Lead Data Scientist', 'Forecasting in Python', 'data-scientist'],
  ['Computer Vision Engineer', 'OpenCV', 'computer-vision'],
  ['Machine Vision Engineer', 'Cognex cameras', 'machine-vision'],
  ['NLP Engineer', 'transformers', 'nlp-engineer'],
  ['AI Engineer', 'You build RAG with LangChain', 'ai-engineer'],
  ['AI Product Manager', 'Own the product roadmap', 'ai-product-manager'],
  ['AI Solutions Architect', 'Azure OpenAI', 'ai-solutions-architect'],
  ['AI Architect', 'Reference architecture', 'ai-architect'],
  ['AI Consultant', 'Stakeholders', 'ai-consultant'],
  ['Generative AI Specialist', 'Fine-tuning', 'generative-ai-specialist'],
  ['GenAI Developer', 'OpenAI', 'gen-ai-specialist'],
] as const)('%s is of the role it says', (title, body, role) => {
  expect(rolesOf(title, body)).toContain(role)
})

test.each([
  [
    'Warehouse operative',
    'We use machine learning to plan shifts, and Python, SQL and data pipelines besides.',
  ],
  ['Talent Acquisition Partner, AI and Machine Learning', 'Machine learning, LLM, PyTorch'],
  ['Account Executive, AI', 'Generative AI, LLM, RAG'],
  ['Nurse', 'Care for people'],
])('%s is of no role', (title, body) => {
  expect(rolesOf(title, body)).toEqual([])
})
