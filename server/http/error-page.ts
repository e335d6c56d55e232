import { brand } from '#config/brand.ts'
import { pageCsp } from './security-headers.ts'

const style =
  'html{color-scheme:light dark;font:1.0625rem/1.65 system-ui,sans-serif}body{max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{line-height:1.1}'

const texts: Record<number, [title: string, text: string]> = {
  404: ['There is nothing here', 'The address may be mistyped, or the page has moved.'],
  405: ['This page can only be read', 'Please go back and try another way.'],
  429: ['Please wait a moment', 'That was more than we can answer at once. Try again in a minute.'],
  503: [
    'We’ll be back shortly',
    'We can’t answer this at the moment. Nothing you sent was saved, so please try again in a minute.',
  ],
}

/** The page for when no page can be rendered: stands alone, loads nothing. */
export function errorPage(status: number) {
  const [title, text] = texts[status] ?? [
    'Something went wrong',
    'We have been notified. Please try again, or write to us.',
  ]
  const html = `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | ${brand.name}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Return Home</a> · <a href="mailto:${brand.email}">${brand.email}</a></p></main></body></html>`
  return { html, csp: pageCsp({ scripts: [], styles: [style] }) }
}
