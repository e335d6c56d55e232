import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture.tsx'

const wide = { name: 'quay', width: 1536, height: 720, version: 'abcd1234', widths: [768, 1536] }
const narrow = { name: 'quay-phone', width: 412, height: 392, version: 'ef567890', widths: [320, 640] }
const images = (html: string) => html.match(/<img [^>]*>/g) ?? []

test('a picture offers both themes in AVIF and WebP with its version in the address', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} alt="A quay" sizes="100vw" />)
  expect(images(html)).toHaveLength(2)
  for (const theme of ['light', 'dark']) {
    expect(html).toContain(`/pictures/quay.${theme}.1536.avif?v=abcd1234 1536w`)
    expect(html).toContain(`/pictures/quay.${theme}.768.webp?v=abcd1234 768w`)
  }
  expect(images(html).every((image) => image.includes('width="1536" height="720"'))).toBe(true)
})

test('only the light picture of a priority pair is fetched before it is needed', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="100vw" priority />)
  expect(images(html).map((image) => image.includes('loading="lazy"'))).toEqual([false, true])
  expect(images(html)[0]).toContain('fetchPriority="high"')
  const ordinary = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="100vw" />)
  expect(images(ordinary).every((image) => image.includes('loading="lazy"'))).toBe(true)
})

test('a narrow composition is offered below 768 px with its own shape', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} narrow={narrow} alt="" sizes="100vw" />)
  expect(html).toContain('media="(max-width: 767.98px)"')
  expect(html).toContain('/pictures/quay-phone.light.640.avif?v=ef567890 640w')
  expect(html).toMatch(/width="412" height="392"/)
})
