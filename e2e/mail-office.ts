import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startDovecot } from '../tests/dovecot.ts'
import { startSite, type Site } from '../tests/site.ts'
import { test as base } from './journey.ts'

export const inboundToken = 'a-token-that-the-provider-of-mail-has'

export interface Office {
  site: Site
  /** What reached the visitor's mailbox. */
  visitors: Email[]
  /** Sends a mail with the visitor's own program, as it is given to nodemailer. */
  write(mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]): Promise<unknown>
  /** A raw message arrives at ours. */
  arrive(raw: string): Promise<void>
}

/** A site that sends by SMTP and reads its mailbox by IMAP (Dovecot), and the mail server between it and a visitor. */
export const test = base.extend<{ office: Office }>({
  office: [
    async ({}, use) => {
      const ends: (() => unknown)[] = []
      const dovecot = await startDovecot({ onTestFinished: (end) => void ends.push(end as () => unknown) })
      const visitors: Email[] = []
      const server = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        logger: false,
        onData(stream, { envelope }, done) {
          buffer(stream)
            .then(async (raw) => {
              const isOurs = envelope.rcptTo.some(({ address }) => address.endsWith('@site.test'))
              if (isOurs) await dovecot.deliver(raw.toString())
              else visitors.push(await PostalMime.parse(raw))
              done()
            })
            .catch(done)
        },
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.server.address() as AddressInfo
      const smtp = `smtp://127.0.0.1:${port}`
      const dataDir = await newDataDir()
      const site = await startSite({
        dataDir,
        env: {
          SMTP_URL: smtp,
          MAIL_FROM: 'Site <sales@site.test>',
          SALES_EMAIL: 'owner@elsewhere.example',
          IMAP_URL: `imap://sales:secret@127.0.0.1:${dovecot.port}`,
          INBOUND_TOKEN: inboundToken,
        },
      })
      const program = createTransport({ url: smtp })
      await use({
        site,
        visitors,
        write: (mail) => program.sendMail(mail),
        arrive: (raw) => dovecot.deliver(raw),
      })
      program.close()
      await site.stop()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      for (const end of ends) await end()
      await dropDataDir(dataDir)
    },
    { timeout: 180_000 },
  ],
})
