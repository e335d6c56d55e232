import type { Page } from '@playwright/test'
import { authTokenKey } from '../config/constants.ts'
import { postJson, signIn } from '../tests/visits.ts'

const siteUrl = () => process.env['E2E_URL'] ?? ''

/** A word that no other lead has, to find these by. */
export const oneWord = () => `q${crypto.randomUUID().slice(0, 8)}`

/** A lead entered over the wire. */
export async function enteredLead(fields: Record<string, unknown>) {
  const authorization = `Bearer ${await signIn(siteUrl())}`
  const answer = await postJson(`${siteUrl()}/api/leads`, fields, { authorization })
  if (answer.status !== 201) throw new Error(`The lead was answered with ${answer.status}`)
  const lead: { id: string; version: number } = await answer.json()
  return lead
}

/** What a colleague does meanwhile, with the session of this page. */
export async function meanwhile(
  page: Page,
  method: 'PATCH' | 'POST',
  path: string,
  data: Record<string, unknown>,
) {
  const token = await page.evaluate((key) => localStorage.getItem(key), authTokenKey)
  const answer = await page.request.fetch(`${siteUrl()}${path}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}`)
}
