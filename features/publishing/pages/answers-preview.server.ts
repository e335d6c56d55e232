import { createHash } from 'node:crypto'

interface Said {
  question: string
  answer?: string | undefined
  page: string
}

const style = `:root{color-scheme:light dark}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;padding:1.5rem clamp(1rem,5vw,3rem)}
h1{font-size:1.5rem;line-height:1.2}
p,dl{max-width:42rem}
dt{margin-top:1.5rem;font-weight:600}
dd{margin:.25rem 0 0;overflow-wrap:anywhere}
small,.open{opacity:.75}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entry = ({ question, answer, page }: Said) =>
  `<dt>${escaped(question)}</dt>${
    answer
      ? `<dd>${escaped(answer)}<br><small>From ${escaped(page)}</small></dd>`
      : '<dd class="open">Not published: the chat says so, and how to ask us.</dd>'
  }`

/** What the chat will say, question by question: no page shows it as a whole. */
export function answersPreview(title: string, said: readonly Said[]): Response {
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>As the chat and the search answer, with figures as they are set.</p><dl>${said.map(entry).join('')}</dl></body></html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'self'`,
    },
  })
}
