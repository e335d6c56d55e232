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

test('without a source, and when told to, the panel says what is missing: for a specialist’s film that it is so for now', () => {
  expect(renderToStaticMarkup(<VideoBlock {...block} />)).toContain('Video Coming Soon')
  const specialist = renderToStaticMarkup(
    <VideoBlock {...block} videoUrl="/videos/quay.mp4" isSpecialist shouldFallback />,
  )
  expect(specialist).toContain('Video Temporarily Unavailable')
  expect(specialist).not.toContain('Play:')
})
