import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mood = 'takes mail' | 'refuses for now' | 'refuses for good' | 'hangs'

export interface Mailbox {
  url: string
  mails: Email[]
  mood: Mood
  /** Mails that someone began to send. */
  tries: number
  close(): Promise<void>
}

/** A mail server on this machine that keeps what it gets. `mood` may change at any time; a closed one refuses connections. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Milliseconds in which lines that are kept open may end by themselves.
    closeTimeout: 20,
    onRcptTo(_address, _session, callback) {
      mailbox.tries += 1
      if (mailbox.mood === 'hangs') return
      const code = { 'refuses for now': 451, 'refuses for good': 550 }[mailbox.mood as string]
      callback(code ? Object.assign(new Error('Not taken'), { responseCode: code }) : null)
    },
    onData(stream, _session, callback) {
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mailbox.mails.push(mail)
          callback()
        }, callback)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const { port: used } = server.server.address() as AddressInfo
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${used}`,
    mails: [],
    mood: 'takes mail',
    tries: 0,
    close: () => new Promise((done) => server.close(() => done())),
  }
  return mailbox
}
