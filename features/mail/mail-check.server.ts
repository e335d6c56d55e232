import { createTransport } from 'nodemailer'
import { brand } from '#config/brand.ts'
import type { Settings } from '#features/context/context.server.ts'
import { serverOf } from './mail-transport.server.ts'

const open = (smtpUrl: string) => createTransport(serverOf(smtpUrl))

/** Connects to the mail server and signs in, and sends nothing. Throws nodemailer's error. */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const transport = open(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Sends a mail past the outbox. Resolves with what the server said; throws nodemailer's error. */
export async function sendTestMail(smtpUrl: string, settings: Settings, to: string): Promise<string> {
  const transport = open(smtpUrl)
  try {
    const { response } = await transport.sendMail({
      to: { name: '', address: to },
      from: settings.mailFrom,
      subject: `Test mail of ${brand.name}`,
      text: `This mail shows that ${settings.siteUrl} can send mail. It was asked for by npm run doctor.\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return response
  } finally {
    transport.close()
  }
}
