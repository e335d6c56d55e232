import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { z } from 'zod'
import type { Env } from '#config/env.server.ts'
import { isLoopback } from '#lib/client-address.ts'
import { dayMs } from '#lib/durations.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const withinMs = 8000
const certificateDays = 14
/** Sign-in codes tolerate 30 s. */
const skewMs = { warning: 5000, wrong: 30_000 }
/** From a range for documentation: nobody's. */
const forged = '198.51.100.77'

const versionAnswer = z.object({
  build: z.string(),
  client: z
    .object({ forwarding: z.enum(['none', 'trusted', 'ignored']), address: z.string().optional() })
    .optional(),
})

interface Seen {
  siteUrl: string
  build: string
  servers: number
}

/** Asks the server at SITE_URL which build it is, how it saw the request, and what time it has. */
export async function checkSite(env: Env, { siteUrl, build, servers }: Seen): Promise<Finding[]> {
  const findings: Finding[] = []
  const { hostname, protocol } = new URL(siteUrl)
  const isLocal = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
  if (!env.SITE_URL)
    findings.push(
      warning(
        'site',
        `SITE_URL is not set: links in mails lead to ${siteUrl}`,
        'Set SITE_URL to where visitors reach the site.',
      ),
    )
  else if (protocol === 'http:' && !isLocal)
    findings.push(
      wrong(
        'site',
        `${siteUrl} is not encrypted`,
        'Let a proxy in front do TLS, and set SITE_URL to https://…',
      ),
    )
  if (protocol === 'https:') findings.push(await checkCertificate(siteUrl))

  const asked = Date.now()
  let response: Response
  let answer: z.infer<typeof versionAnswer>
  try {
    response = await ask(siteUrl)
    answer = versionAnswer.parse(await response.json())
  } catch (error) {
    const reason =
      error instanceof z.ZodError || error instanceof SyntaxError
        ? 'another site answers there'
        : reasonOf(error)
    const text = `${siteUrl} can’t be asked: ${reason}`
    return [
      ...findings,
      servers === 0
        ? warning(
            'site',
            `${text}; no server runs on this database`,
            'Start the server, then ask the doctor again.',
          )
        : wrong(
            'site',
            text,
            'Is SITE_URL where visitors reach the site, and does the proxy lead there to this server? From this machine, too, it must be reachable.',
          ),
    ]
  }
  const middle = (asked + Date.now()) / 2
  findings.push(
    answer.build === build
      ? ok('site', `${siteUrl} is served by this build, ${build}`)
      : warning(
          'site',
          `${siteUrl} is served by another build, ${answer.build}; this is ${build}`,
          'Restart the server after an update; or SITE_URL leads to another installation.',
        ),
  )
  const date = Date.parse(response.headers.get('date') ?? '')
  // The header has whole seconds.
  if (!Number.isNaN(date)) findings.push(clockFinding(`the server at ${siteUrl}`, date + 500 - middle))
  findings.push(await checkProxy(siteUrl, answer.client))
  return findings
}

function ask(siteUrl: string, headers: Record<string, string> = {}) {
  return fetch(`${siteUrl}/version`, { headers, redirect: 'manual', signal: AbortSignal.timeout(withinMs) })
}

async function checkProxy(
  siteUrl: string,
  client: z.infer<typeof versionAnswer>['client'],
): Promise<Finding> {
  const about = 'proxy'
  if (!client)
    return warning(
      about,
      'The server is too old to say how it sees requests',
      'Restart it with this version.',
    )
  if (client.forwarding === 'ignored')
    return wrong(
      about,
      'A proxy in front forwards addresses, and the server doesn’t trust it: all visitors share one address and its limits',
      'Name the proxy in TRUSTED_PROXIES, as an address, a range or loopback.',
    )
  if (client.forwarding === 'none')
    return siteUrl.startsWith('https:')
      ? wrong(
          about,
          'What does TLS in front sends no X-Forwarded-For: all visitors share its address and its limits',
          'Let the proxy set X-Forwarded-For, and name it in TRUSTED_PROXIES; deploy/nginx.conf does.',
        )
      : ok(about, 'There is none in front: the server sees who asks')
  const lied = await ask(siteUrl, { 'x-forwarded-for': forged })
    .then(async (response) => versionAnswer.parse(await response.json()).client?.address)
    .catch(() => undefined)
  if (lied === forged)
    return wrong(
      about,
      'Anybody may claim any address: an invented X-Forwarded-For is believed',
      'Name only the proxy in TRUSTED_PROXIES, and let it append to X-Forwarded-For or set it anew.',
    )
  return ok(
    about,
    `Trusted; this machine is seen as ${client.address ?? 'unknown'}, and an invented address is not believed`,
  )
}

/** `aheadMs`: by how much the other clock is ahead of this machine's. */
export function clockFinding(whose: string, aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 100) / 10
  const text = `The clock of ${whose} is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine’s`
  const remedy = 'Synchronise the clocks of both (chrony, systemd-timesyncd).'
  if (Math.abs(aheadMs) > skewMs.wrong) return wrong('clock', text, remedy)
  return Math.abs(aheadMs) > skewMs.warning ? warning('clock', text, remedy) : ok('clock', text)
}

function checkCertificate(siteUrl: string): Promise<Finding> {
  const about = 'certificate'
  const { hostname, port } = new URL(siteUrl)
  const remedy = 'Renew it, and see that the proxy loads the new one.'
  return new Promise((done) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? '' : hostname,
      rejectUnauthorized: false,
      timeout: withinMs,
    })
    const end = (finding: Finding) => {
      socket.destroy()
      done(finding)
    }
    socket.once('error', (error) =>
      end(
        wrong(about, `No TLS with ${siteUrl}: ${error.message}`, 'Is a proxy that does TLS running there?'),
      ),
    )
    socket.once('timeout', () =>
      end(wrong(about, `${siteUrl} doesn’t answer`, 'Is a proxy that does TLS running there?')),
    )
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs)
      if (!socket.authorized)
        return end(wrong(about, `Browsers refuse it: ${String(socket.authorizationError)}`, remedy))
      const text = `Valid for ${days} more days`
      end(days < certificateDays ? warning(about, text, remedy) : ok(about, text))
    })
  })
}
