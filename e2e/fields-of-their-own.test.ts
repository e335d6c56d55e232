import type { Page } from '@playwright/test'
import { postJson, signIn } from '../tests/visits.ts'
import { expect, test } from './journey.ts'

/** Ids that stand for more than one part of the page: a label would name the wrong one. */
const idsTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })

test('a field in a dialog over a list has its own label, though the list is filtered by the same', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/users')
  await expect(page.getByRole('search').getByLabel('Role')).toBeVisible()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const role = page.getByRole('dialog', { name: 'Invite someone' }).getByLabel('Role')
  await role.selectOption('editor')
  await expect(role).toHaveValue('editor')
  expect(await idsTwice(page)).toEqual([])
})

test('a task that is changed beside the form for a new one has fields of its own', async ({
  page,
  baseURL,
  asOwner,
}) => {
  const authorization = `Bearer ${await signIn(baseURL ?? '')}`
  const title = `Ring ${crypto.randomUUID().slice(0, 8)}`
  const task = { title, dueAt: new Date().toISOString() }
  const me: { id: string } = await (await fetch(`${baseURL}/api/user`, { headers: { authorization } })).json()
  const answer = await postJson(`${baseURL}/api/tasks`, { ...task, assigneeId: me.id }, { authorization })
  expect(answer.status).toBe(201)
  await asOwner()
  await page.goto('/my-day')
  await page.getByRole('button', { name: 'New task' }).first().click()
  await page.getByRole('button', { name: `Change: ${title}` }).click()
  const form = page.getByRole('form', { name: 'Change the task' })
  await expect(form.getByRole('textbox', { name: 'New task' })).toHaveValue(title)
  expect(await idsTwice(page)).toEqual([])
})
