import { expect, onTestFinished, test } from 'vitest'
import { dropDataDir, newDataDir } from '#tests/data-dir.ts'
import { startSite } from '#tests/site.ts'
import { enquiry, eventually, postJson, signIn } from '#tests/visits.ts'

const soon = { withinMs: 1000 }

test(
  'what an editor changes on one server is on another one within a second: a page, its list, the menu, a plan by its minute, what is taken back, hours and words of a mail',
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
    const address = '/api/pages/solutions/machine-vision'
    const call = async (method: string, path: string, data?: object) => {
      const answer = await fetch(first.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(data && { body: JSON.stringify(data) }),
      })
      expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
      return answer.json()
    }
    const read = async (path: string) => (await fetch(second.url + path)).text()
    const shows = async (path: string, words: string) =>
      (await read(path)).includes(words) ? true : undefined
    const write = async (title: string) => {
      const page = await call('GET', address)
      const text = page.text.replace(/^title: .*$/m, `title: ${title}`)
      return call('PUT', address, { version: page.version, text })
    }
    // The second server has all of these in its cache.
    for (const path of ['/', '/solutions', '/solutions/machine-vision']) await read(path)

    const draft = await write('Kiln vision')
    expect(await shows('/solutions/machine-vision', 'Kiln vision')).toBeUndefined()
    const preview = await fetch(`${second.url}/api/page-previews/${draft.previewKey}`)
    expect(await preview.text()).toContain('Kiln vision</h1>')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(preview.headers.get('x-frame-options')).not.toBe('DENY')

    const live = await call('POST', `${address}/publish`, { version: draft.version })
    await eventually(() => shows('/solutions/machine-vision', 'Kiln vision</h1>'), {
      ...soon,
      what: 'the page',
    })
    expect(await read('/solutions')).toContain('Kiln vision')
    expect(await read('/')).toContain('Kiln vision')

    const later = await call('PUT', address, {
      version: live.version,
      text: live.text.replace('Kiln vision', 'Oven vision'),
    })
    const publishAt = new Date(Date.now() + 3000)
    const planned = await call('POST', `${address}/publish`, {
      version: later.version,
      publishAt: publishAt.toISOString(),
    })
    expect(await shows('/solutions/machine-vision', 'Oven vision')).toBeUndefined()
    await eventually(() => shows('/solutions/machine-vision', 'Oven vision</h1>'), {
      withinMs: publishAt.getTime() - Date.now() + 1000,
      what: 'the plan',
    })

    await call('POST', `${address}/take-back`, { version: planned.version })
    await eventually(() => shows('/solutions/machine-vision', 'Machine vision</h1>'), {
      ...soon,
      what: 'the words of the site',
    })

    const others: [string, string][] = [
      ['site/team-augmentation', '/team-augmentation'],
      ['demos/machine-vision', '/demo/machine-vision'],
      ['resources/baseline-protocol', '/resources/baseline-protocol'],
    ]
    for (const [id, path] of others) {
      await read(path)
      const page = await call('GET', `/api/pages/${id}`)
      const text = page.text.replace(/^title: .*$/m, 'title: Quern and kiln')
      const { version } = await call('PUT', `/api/pages/${id}`, { version: page.version, text })
      await call('POST', `/api/pages/${id}/publish`, { version })
      await eventually(() => shows(path, 'Quern and kiln</h1>'), { ...soon, what: path })
    }
    const pdf = await fetch(`${second.url}/resources/baseline-protocol/download.pdf`)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('Quern and kiln')

    // K2: what is set holds there too, for page, promise and mail.
    await read('/contact')
    await call('PUT', '/api/settings/texts/contact.acknowledgement', {
      subject: 'Set on the first: {{reply by}}',
      heading: 'Thanks',
      text: 'Hello {{name}}',
      version: 0,
    })
    const sundayAlone = [null, null, null, null, null, null, { opens: '10:00', closes: '10:30' }]
    await call('PUT', '/api/settings/hours', { week: sundayAlone, closedDays: [], version: 0 })
    await eventually(() => shows('/contact', 'Sunday, 10:00 to 10:30'), { ...soon, what: 'the hours' })
    const sent = await postJson(`${second.url}/api/contact`, enquiry({ email: 'ann@castings.example' }))
    const { replyBy } = await sent.json()
    const dueOn = new Date(replyBy).toLocaleString('en-GB', { timeZone: 'Europe/London', weekday: 'long' })
    expect(dueOn).toBe('Sunday')
    const { items } = await call('GET', '/api/mails?limit=25')
    expect(items.map(({ subject }: { subject: string }) => subject)).toContainEqual(
      expect.stringMatching(/^Set on the first: Sunday /),
    )
  },
)
