import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from './picture.tsx'

const wide = { name: 'quay', width: 1536, height: 720, version: 'abcd1234' }
const narrow = { name: 'quay-phone', width: 412, height: 392, version: 'ef567890' }
const images = (html: string) => html.match(/<img [^>]*>/g) ?? []
const sources = (html: string) => html.match(/<source [^>]*>/g) ?? []

test('a picture offers one drawing in both themes, with its version and its size', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} alt="A quay" />)
  const addresses = images(html).map((image) => /src="([^"]+)"/.exec(image)?.[1])
  expect(addresses).toEqual(['/pictures/quay.svg?v=abcd1234', '/pictures/quay.svg?v=abcd1234#dark'])
  expect(images(html).every((image) => image.includes('width="1536" height="720"'))).toBe(true)
  expect(images(html).every((image) => image.includes('alt="A quay"'))).toBe(true)
})

test('only the light picture of a priority pair is fetched before it is needed', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} alt="" priority />)
  expect(images(html).map((image) => image.includes('loading="lazy"'))).toEqual([false, true])
  expect(images(html)[0]).toContain('fetchPriority="high"')
  const ordinary = renderToStaticMarkup(<Picture picture={wide} alt="" />)
  expect(images(ordinary).every((image) => image.includes('loading="lazy"'))).toBe(true)
})

test('below 768 px a picture has no lettering, or the composition for phones with its own shape', () => {
  const [light, dark] = sources(renderToStaticMarkup(<Picture picture={wide} alt="" />))
  expect(light).toContain('media="(max-width: 767.98px)"')
  expect(light).toContain('srcSet="/pictures/quay.small.svg?v=abcd1234"')
  expect(dark).toContain('srcSet="/pictures/quay.small.svg?v=abcd1234#dark"')
  const [composed] = sources(renderToStaticMarkup(<Picture picture={wide} narrow={narrow} alt="" />))
  expect(composed).toContain('/pictures/quay-phone.small.svg?v=ef567890')
  expect(composed).toContain('width="412" height="392"')
})

test('a card has no lettering on any screen', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} alt="" isCard />)
  expect(sources(html)).toEqual([])
  expect(images(html)[0]).toContain('src="/pictures/quay.small.svg?v=abcd1234"')
})
