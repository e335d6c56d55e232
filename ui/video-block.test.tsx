import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VideoBlock } from './video-block.tsx'

const picture = { name: 'quay', width: 480, height: 320, version: 'abcd1234', widths: [320, 640] }
const block = { title: 'The quay', picture, alt: 'A quay' }

test('a film shows its local picture and a link to play, and fetches nothing from elsewhere before the click', () => {
  const html = renderToStaticMarkup(<VideoBlock {...block} videoUrl="/videos/quay.mp4" videoId="abc" />)
  expect(html).toContain('aria-label="Play: The quay"')
  expect(html).toContain('href="/videos/quay.mp4"')
  expect(html).not.toMatch(/<iframe|<video|youtube/)
})

test('with an embed alone the link leads to the film without script', () => {
  const html = renderToStaticMarkup(<VideoBlock {...block} videoId="a b" />)
  expect(html).toContain('href="https://www.youtube.com/watch?v=a%20b"')
})

test('where no film exists the drawing stands alone, and nothing says that one is missing', () => {
  const html = renderToStaticMarkup(<VideoBlock {...block} isSpecialist />)
  expect(html).toContain('alt="A quay"')
  expect(html).not.toMatch(/Video|Play:|<a |<p[ >]/)
})

test('a film that is there keeps its notice hidden until it fails: of a specialist it says that it is so for now', () => {
  const notice = (isSpecialist: boolean) =>
    renderToStaticMarkup(<VideoBlock {...block} videoId="abc" isSpecialist={isSpecialist} />)
  expect(notice(false)).toMatch(/<p hidden=""[^>]*>Video Coming Soon</)
  expect(notice(true)).toMatch(/<p hidden=""[^>]*>Video Temporarily Unavailable</)
})
