import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

const htmlOf = (text: string) => renderToStaticMarkup(<LinkedText text={text} />)

test('links of this site, of others and to a mailbox are made from [words](address)', () => {
  expect(htmlOf('See the [policy](/cookie-policy).')).toBe('See the <a href="/cookie-policy">policy</a>.')
  expect(htmlOf('[ICO](https://ico.org.uk/) and [us](mailto:a@b.example)')).toBe(
    '<a href="https://ico.org.uk/">ICO</a> and <a href="mailto:a@b.example">us</a>',
  )
})

test('text without links stays as it is, markup included as text', () => {
  expect(htmlOf('a [b] (c) <d>')).toBe('a [b] (c) &lt;d&gt;')
})
