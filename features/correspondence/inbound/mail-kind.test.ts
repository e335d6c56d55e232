import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

const mail = (head: string, body = 'Hello') =>
  Buffer.from(
    `From: Ann Lee <ann@castings.example>\r\nTo: sales@site.test\r\nMessage-ID: <1@castings.example>\r\n${head.trim().replaceAll('\n', '\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`,
  )

const automatic: [program: string, head: string][] = [
  [
    'Outlook and Exchange',
    'Subject: Automatic reply: Your enquiry\nAuto-Submitted: auto-generated\nX-Auto-Response-Suppress: All',
  ],
  ['Exchange by a rule', 'Subject: Away\nX-MS-Exchange-Inbox-Rules-Loop: ann@castings.example'],
  [
    'Gmail',
    'Subject: Away Re: Your enquiry\nAuto-Submitted: auto-replied\nPrecedence: bulk\nX-Autoreply: yes',
  ],
  ['Zimbra', 'Subject: Away\nAuto-Submitted: auto-replied (zimbra; vacation)\nPrecedence: bulk'],
  ['vacation of Unix', 'Subject: Away\nPrecedence: junk'],
  ['Lotus Notes', 'Subject: Ann Lee is out of the office (returning 30/11/2026)'],
  ['a German Outlook', 'Subject: =?utf-8?Q?Automatische_Antwort:_Anfrage?='],
  ['a French Outlook', 'Subject: =?utf-8?Q?R=C3=A9ponse_automatique_:_Devis?='],
  ['a sieve script without a sender', 'Subject: Away\nReturn-Path: <>'],
  ['cPanel', 'Subject: Away\nX-Autorespond: Your enquiry\nPrecedence: auto_reply'],
  ['a ticket system', 'Subject: [#4711] Your enquiry\nAuto-Submitted: auto-notified'],
]

test.for(automatic)('an automatic answer of %s is no word of a person', async ([, head]) => {
  expect((await readMail(mail(head))).kind).toBe('auto_reply')
})

const written: [what: string, head: string][] = [
  ['a plain answer', 'Subject: Re: Your enquiry\nIn-Reply-To: <x@site.test>'],
  ['a mail that says so', 'Subject: Re: Your enquiry\nAuto-Submitted: no'],
  ['somebody on holiday soon', 'Subject: Re: I am out of the office next week, can we talk on Monday?'],
  ['an answer about automatic replies', 'Subject: Re: Automatic reply: Your enquiry'],
  ['from Exchange', 'Subject: Quote\nX-MS-Exchange-Organization-SCL: 1\nX-Auto-Response-Suppress: DR, OOF'],
  ['with an empty subject', 'Subject:'],
]

test.for(written)('%s counts as the word of a person', async ([, head]) => {
  expect((await readMail(mail(head))).kind).toBe('written')
})

const report = (kind: string) =>
  `Content-Type: multipart/report; report-type=${kind}; boundary="b"\nMIME-Version: 1.0\nSubject: Report`
const dsn = (fields: string) => `--b
Content-Type: text/plain

It did not work.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.castings.example

${fields}
--b
Content-Type: message/rfc822

Message-ID: <11111111-2222-4333-8444-555555555555@site.test>
Subject: Our quote

Hello
--b--`

const bounces: [server: string, head: string, body: string, address: string, reason: RegExp][] = [
  [
    'Postfix',
    report('delivery-status'),
    dsn(
      'Final-Recipient: rfc822; ben@castings.example\nOriginal-Recipient: rfc822;ben@castings.example\nAction: failed\nStatus: 5.1.1\nRemote-MTA: dns; mx.castings.example\nDiagnostic-Code: smtp; 550 5.1.1 <ben@castings.example>: Recipient address\n    rejected: User unknown',
    ),
    'ben@castings.example',
    /550 5\.1\.1 .*Recipient address rejected: User unknown/,
  ],
  [
    'Exchange',
    report('delivery-status'),
    dsn(
      'Final-Recipient: rfc822;ben@castings.example\nAction: failed\nStatus: 5.1.10\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
    ),
    'ben@castings.example',
    /RecipientNotFound/,
  ],
  [
    'Gmail',
    `${report('delivery-status')}\nX-Failed-Recipients: ben@gmail.example`,
    dsn(
      'Final-Recipient: rfc822; ben@gmail.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    ),
    'ben@gmail.example',
    /does not exist/,
  ],
  [
    'Exim',
    'Subject: Mail delivery failed: returning message to sender\nX-Failed-Recipients: ben@castings.example\nAuto-Submitted: auto-replied',
    'A message that you sent could not be delivered:\n\n  ben@castings.example\n    550 No such user here\n\nMessage-ID: <11111111-2222-4333-8444-555555555555@site.test>',
    'ben@castings.example',
    /550 No such user here/,
  ],
  [
    'qmail',
    'From: MAILER-DAEMON@castings.example\nSubject: failure notice\nReturn-Path: <>',
    'Hi. This is the qmail-send program.\n\n<ben@castings.example>:\n550 5.7.1 no mailbox here by that name',
    'ben@castings.example',
    /no mailbox here/,
  ],
]

test.for(bounces)(
  'a bounce of %s names the address and the reason',
  async ([, head, body, address, reason]) => {
    const read = await readMail(mail(head, body))
    expect(read.kind).toBe('bounce')
    expect(read.bounce).toMatchObject({ address, isFinal: true })
    expect(read.bounce?.reason).toMatch(reason)
  },
)

test('a report that a mail is late is no bounce', async () => {
  const body = dsn('Final-Recipient: rfc822; ben@castings.example\nAction: delayed\nStatus: 4.4.1')
  expect((await readMail(mail(report('delivery-status'), body))).kind).toBe('receipt')
})

test('a read receipt is neither an answer nor a bounce', async () => {
  const body =
    '--b\nContent-Type: text/plain\n\nRead.\n--b\nContent-Type: message/disposition-notification\n\nFinal-Recipient: rfc822;ann@castings.example\nDisposition: manual-action/MDN-sent-manually; displayed\n--b--'
  expect((await readMail(mail(report('disposition-notification'), body))).kind).toBe('receipt')
})

test('an accepted invitation is a receipt', async () => {
  const body =
    '--b\nContent-Type: text/plain\n\nAccepted\n--b\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--b--'
  const head = 'Subject: Accepted: Kick-off\nContent-Type: multipart/alternative; boundary="b"'
  expect((await readMail(mail(head, body))).kind).toBe('receipt')
})
