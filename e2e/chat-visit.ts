import type { Page, Request } from '@playwright/test'
import { expect } from './journey.ts'

export const launcherOf = (page: Page) => page.getByRole('button', { name: 'Chat with our assistant' })
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Ask us' })
export const fieldOf = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Your message' })
export const turnsOf = (page: Page) => panelOf(page).locator('ol > li')
export const isChat = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/chatbot')

export async function openChat(page: Page, path = '/solutions') {
  await page.goto(path)
  await launcherOf(page).click()
  await expect(panelOf(page)).toBeVisible()
}

export async function say(page: Page, words: string) {
  await fieldOf(page).fill(words)
  await fieldOf(page).press('Enter')
  await expect(fieldOf(page)).toBeEnabled()
}
