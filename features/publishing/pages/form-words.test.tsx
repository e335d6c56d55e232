import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reportFormWords } from '#content/enquiry-form-words.ts'
import { newsletterPage } from '#content/newsletter.ts'
import { privacyRequestPage } from '#content/privacy-request.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { PrivacyForm } from '#features/privacy/requests/privacy-form.tsx'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx } from '#tests/context.ts'
import { faultOfPage, loadLivePages } from './live-pages.server.ts'
import { getPage } from './staff-pages.server/list-pages.ts'
import { publishPage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

const newsletter = () => renderToStaticMarkup(<NewsletterForm words={newsletterPage.form} />)
const privacy = () => renderToStaticMarkup(<PrivacyForm words={privacyRequestPage.form} />)

async function editing() {
  setLiveEdition(asShipped)
  const ctx = (await testCtx()).as('editor')
  return async (name: string, change: (text: string) => string) => {
    const where = { folder: 'site', name }
    const { version, text } = await getPage(ctx, where)
    const changed = change(text)
    expect(changed).not.toBe(text)
    const draft = await savePage(ctx, { ...where, version, text: changed })
    await publishPage(ctx, { ...where, version: draft.version })
    await loadLivePages(ctx)
  }
}

test('an editor words the fields and buttons of newsletter, privacy request and report; what is agreed to stays (W7)', async () => {
  const publish = await editing()
  await publish('newsletter', (text) => text.replace('label: Your sector', 'label: What your firm does'))
  await publish('privacy-request', (text) =>
    text
      .replace('submit: Send the request', 'submit: Ask us')
      .replace('label: What should we know?', 'label: Your words'),
  )
  await publish('enquiry-forms', (text) =>
    text.replace('reportSubmit: Send me the report', 'reportSubmit: Post it to me'),
  )
  expect(newsletter()).toContain('What your firm does')
  expect(newsletter()).not.toContain('Your sector')
  expect(newsletter()).toContain('privacy policy')
  expect(privacy()).toContain('>Ask us<')
  expect(privacy()).toContain('Your words')
  expect(reportFormWords().submit).toBe('Post it to me')
  setLiveEdition(asShipped)
})

test('a page that was changed before its form could be still shows, with the form as it comes', async () => {
  const publish = await editing()
  const withoutFields = (text: string) => text.replace(/^ {2}fields:\n(?: {4,}.*\n)+/m, '')
  await publish('newsletter', withoutFields)
  await publish('privacy-request', (text) => withoutFields(text).replace('  submit: Send the request\n', ''))
  await publish('enquiry-forms', (text) =>
    text.replace(/^report:\n(?: .*\n)+/m, '').replace(/^reportSubmit: .*\n/m, ''),
  )
  expect(
    ['newsletter', 'privacy-request', 'enquiry-forms'].map((name) => faultOfPage(`site/${name}`)),
  ).toEqual([undefined, undefined, undefined])
  expect(newsletter()).toContain('Your sector')
  expect(privacy()).toContain('Send the request')
  expect(reportFormWords()).toMatchObject({ submit: 'Send me the report', fields: {} })
  setLiveEdition(asShipped)
})
