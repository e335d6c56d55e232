import { isIP } from 'node:net'
import { z } from 'zod'
import { parseProxies } from '#lib/client-address.ts'

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)
const checked = (isGood: (text: string) => boolean, expected: string) =>
  z.string().refine(isGood, { error: `expected ${expected}` })
const isWeb = (url: URL | undefined) => url?.protocol === 'http:' || url?.protocol === 'https:'

export const webAddress = checked((text) => isWeb(parse(text)), 'http:// or https:// with a host')

/** The bucket is the first part of the path. The keys have settings of their own. */
export const bucketAddress = checked((text) => {
  const url = parse(text)
  const isPlain = [url?.search, url?.hash, url?.username, url?.password].every((part) => part === '')
  return isWeb(url) && isPlain && /^\/[^/]/.test(url?.pathname ?? '')
}, 'https://HOST/BUCKET or https://HOST/BUCKET/PREFIX')

/** Visitors find the site at the root of a host: a path, query or password would be lost without a word. */
export const origin = checked((text) => {
  const url = parse(text)
  return isWeb(url) && [`${url?.origin}`, `${url?.origin}/`].includes(text.toLowerCase())
}, 'http:// or https:// with a host and at most a port, as in https://www.site.example')

/** As the policy of a page names them: whole origins, without wildcards. */
export const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase().replace(/\/$/, ''))
      .filter(Boolean),
  )
  .pipe(
    z.array(
      checked((text) => {
        const url = parse(text)
        return isWeb(url) && url?.origin === text && /^[a-z\d.:/[\]-]+$/.test(text)
      }, 'origins with commas between, as in https://www.site.example, https://plant.example'),
    ),
  )

export const mailServer = checked((text) => {
  const url = parse(text)
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== ''
}, 'smtp:// or smtps:// with a host')

export const imapServer = checked((text) => {
  const url = parse(text)
  const isImap = url?.protocol === 'imap:' || url?.protocol === 'imaps:'
  return isImap && url.hostname !== '' && url.username !== '' && url.password !== ''
}, 'imaps://user:password@host, with signs such as @ in them percent-encoded')

const mailFolder = z
  .string()
  .check(z.regex(/^[^\p{Cc}*%]{1,200}$/u, { error: 'expected names of folders with commas between' }))
export const mailFolders = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.array(mailFolder).min(1).max(10))

export const databaseUrl = checked(
  (text) => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text),
  'postgres://user:password@host:port/database',
)

export const oneAddress = z.email({ error: 'expected one address, as in office@site.example' })

/** `a@b` or `Name <a@b>`; a name with signs that mails give a meaning to is in quotes. */
const mailbox = /^(?:(?:[^\p{Cc}"(),:;<>@[\\\]]*|"[^\p{Cc}"\\]*") ?<([^<>]+)>|([^<>]+))$/u
export const sender = checked((text) => {
  const [, bracketed, bare] = mailbox.exec(text) ?? []
  return oneAddress.safeParse(bracketed ?? bare).success
}, 'one address, alone or as in Name <name@site.example>')

const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i
export const domain = z
  .string()
  .toLowerCase()
  .regex(hostName, { error: 'expected a domain, as in reply.site.example' })
export const listenAddress = checked(
  (text) => isIP(text) !== 0 || (hostName.test(text) && !/^[\d.]+$/.test(text)),
  'an IP address or a host name, without a port',
)

export function numberWithin(least: number, most: number) {
  const expected = `expected a number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, { error: expected })
    .transform(Number)
    .pipe(z.number().min(least, { error: expected }).max(most, { error: expected }))
}

export const proxies = z.string().transform((list, ctx) => {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  try {
    parseProxies(entries)
  } catch (error) {
    ctx.addIssue(error instanceof Error ? error.message : 'expected addresses and ranges')
  }
  return entries
})
