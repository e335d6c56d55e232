import type { HeaderMap } from './headers.ts'

const verdicts = [/(?:^|[;\s])dmarc=([a-z]+)/, /(?:^|[;\s])dkim=([a-z]+)/, /(?:^|[;\s])spf=([a-z]+)/]

/**
 * What the mail server that took the mail in found of its sender, by its own Authentication-Results (RFC 8601): the topmost, since whoever sends a mail can only write
 * further down.
 */
export function authenticationOf(headers: HeaderMap): 'pass' | 'fail' | 'none' {
  const results = headers.get('authentication-results')?.toLowerCase() ?? ''
  const [dmarc, dkim, spf] = verdicts.map((verdict) => verdict.exec(results)?.[1])
  if (dmarc === 'fail') return 'fail'
  if (dmarc === 'pass' || dkim === 'pass') return 'pass'
  if (dkim === 'fail' || spf === 'fail') return 'fail'
  return 'none'
}
