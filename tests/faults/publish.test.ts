import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { eventually, signIn } from '#tests/visits.ts'

/** As the screen sends a form that is empty. */
const nobody = {
  registeredOffice: '',
  postalAddress: '',
  vatNumber: '',
  noVat: '',
  icoNumber: '',
  otherRegulators: '',
  euRepresentative: '',
  noEuRepresentative: '',
  insurance: '',
}

const soon = { withinMs: 1000 }

test(
  'what one server publishes is on another one within a second: article, address, answer, redirect, who the firm is, and the minute of a plan',
  { timeout: 120_000 },
  async () => {
    const dataDir = await newDataDir()
    const first = await startSite({ dataDir })
    const second = await startSite({ dataDir, env: { WORKER: 'off' } })
    onTestFinished(async () => {
      await second.stop()
      await first.stop()
      await dropDataDir(dataDir)
    })
    const token = await signIn(first.url)
    const call = async (method: string, path: string, data: object) => {
      const answer = await fetch(first.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
      return answer.json()
    }
    const read = async (path: string) => {
      const answer = await fetch(second.url + path, { redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    }
    const written = async (title: string) => {
      const draft = await call('POST', '/api/posts', { title })
      const fields = { ...draft.fields, description: `About ${title}`, body: `Words on ${title}.` }
      return call('PUT', `/api/posts/${draft.id}`, { version: draft.version, fields })
    }
    // The second server has all of these in its cache, or has answered that they are missing.
    for (const path of ['/blog', '/qa', '/blog/kilns', '/old-page', '/sitemap.xml']) await read(path)

    const draft = await written('Kilns')
    const live = await call('POST', `/api/posts/${draft.id}/publish`, { version: draft.version })
    await eventually(async () => ((await read('/blog/kilns')).status === 200 ? true : undefined), {
      ...soon,
      what: 'the article',
    })
    // A missing page is looked for anew, a kept one goes when the server hears of the article: a moment later at times.
    await eventually(
      async () =>
        ((await read('/blog')).text.includes('/blog/kilns') &&
          (await read('/sitemap.xml')).text.includes('/blog/kilns<')) ||
        undefined,
      { ...soon, what: 'the article in its lists' },
    )

    const renamed = await call('PUT', `/api/posts/${draft.id}`, {
      version: live.version,
      fields: { ...live.fields, slug: 'ovens' },
    })
    await call('POST', `/api/posts/${draft.id}/publish`, { version: renamed.version })
    await eventually(
      async () => ((await read('/blog/kilns')).location === '/blog/ovens' ? true : undefined),
      { ...soon, what: 'the new address' },
    )

    await call('POST', '/api/faqs', {
      group: 'security',
      question: 'Who has the keys?',
      answer: 'Two people.',
      see: [],
    })
    await eventually(
      async () => ((await read('/qa')).text.includes('Who has the keys?') ? true : undefined),
      { ...soon, what: 'the answer' },
    )

    await call('POST', '/api/redirects', { from: '/old-page', to: '/contact', status: 301 })
    await eventually(async () => ((await read('/old-page')).location === '/contact' ? true : undefined), {
      ...soon,
      what: 'the redirect',
    })

    await call('PUT', '/api/firm/identity', {
      ...nobody,
      legalName: 'Exampletown Works Ltd',
      registeredIn: 'Scotland',
      companyNumber: 'SC 123456',
      version: 0,
    })
    await eventually(
      async () =>
        (await read('/')).text.includes('Registered in Scotland, number SC123456') ? true : undefined,
      { ...soon, what: 'who the firm is' },
    )
    expect((await read('/terms-of-service')).text).toContain('Exampletown Works Ltd')

    const planned = await written('Planned')
    const publishAt = new Date(Date.now() + 2500)
    await call('POST', `/api/posts/${planned.id}/publish`, {
      version: planned.version,
      publishAt: publishAt.toISOString(),
    })
    expect((await read('/blog/planned')).status).toBe(404)
    expect((await read('/blog')).text).not.toContain('/blog/planned')
    await sleep(publishAt.getTime() - Date.now())
    await eventually(async () => ((await read('/blog')).text.includes('/blog/planned') ? true : undefined), {
      ...soon,
      what: 'the minute of the plan',
    })
    expect((await read('/blog/planned')).status).toBe(200)
  },
)
