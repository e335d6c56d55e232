import type { Settings } from '#features/context/context.server.ts'
import { sendTestMail, verifySmtp } from '#features/mail/mail-check.server.ts'
import { isLoopback } from '#lib/client-address.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const about = 'mail'

/** Connects and signs in to the mail server; `to` is sent a mail. */
export async function checkMail(settings: Settings, to: string | undefined): Promise<Finding[]> {
  const { smtpUrl, mailFrom } = settings
  if (!smtpUrl) {
    const remedy = 'Set SMTP_URL.'
    if (to) return [wrong(about, `No mail goes to ${to}: SMTP_URL is not set`, remedy)]
    return [
      warning(about, 'SMTP_URL is not set: mails become files in DATA_DIR/mail and reach nobody', remedy),
    ]
  }
  const url = new URL(smtpUrl)
  const server = `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? '465' : '587')}`
  const findings: Finding[] = []
  try {
    await verifySmtp(smtpUrl)
    findings.push(
      ok(
        about,
        `${server} takes the connection${url.username ? ` and the sign-in as ${decodeURIComponent(url.username)}` : ''}`,
      ),
    )
  } catch (error) {
    return [wrong(about, `${server}: ${reasonOf(error)}`, remedyOf(error))]
  }
  const isTls = url.protocol === 'smtps:' || url.searchParams.get('requireTLS') === 'true'
  if (!isTls && !isLoopback(url.hostname) && url.hostname !== 'localhost')
    findings.push(
      warning(
        about,
        'A mail server that offers no TLS gets mails and password in clear',
        'Use smtps://, or add ?requireTLS=true to SMTP_URL.',
      ),
    )
  if (to) {
    try {
      findings.push(
        ok(
          about,
          `A test mail from ${mailFrom} to ${to} was taken: ${await sendTestMail(smtpUrl, settings, to)}`,
        ),
      )
    } catch (error) {
      findings.push(
        wrong(
          about,
          `The test mail to ${to} was refused: ${reasonOf(error)}`,
          'MAIL_FROM must be an address that this mail server may send for.',
        ),
      )
    }
  }
  return findings
}

function remedyOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EAUTH')
    return 'User name or password in SMTP_URL are wrong; characters such as @ and / must be percent-encoded.'
  if (code === 'ETLS' || /certificate|SSL|TLS/i.test(reasonOf(error)))
    return 'smtps:// is for ports that speak TLS at once (465), smtp:// for the others (587, 25); the certificate must be valid for this name.'
  if (code === 'EDNS' || code === 'ENOTFOUND')
    return 'The name of the server in SMTP_URL is misspelt, or the name server doesn’t answer.'
  return 'Is the server running, are its name and port right in SMTP_URL, and does a firewall let this machine out to that port?'
}
