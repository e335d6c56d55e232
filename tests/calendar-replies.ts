const ann = 'ann@castings.example'

/** What a guest answers, by whose calendar a function below writes it. */
export interface Reply {
  uid: string
  sequence?: number
  partstat: string
  stamp?: string
  from?: string
  attendee?: string
  head?: string
}

const mailOf = (parts: string[], head: string[]) => Buffer.from([...head, '', ...parts, ''].join('\r\n'))
const folded = (lines: string[]) => lines.map((line) => line.replace(/(.{73})(?=.)/g, '$1\r\n ')).join('\r\n')
const base64 = (text: string) =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')
let count = 0
const headOf = ({ from = ann, head }: Reply, subject: string) => [
  `From: Ann Lee <${from}>`,
  'To: sales@site.test',
  `Subject: ${subject}`,
  `Message-ID: <${(count += 1)}@castings.example>`,
  ...(head ? [head] : []),
  'MIME-Version: 1.0',
]

/** As Google Calendar sends it: the calendar as one of three ways to read the mail, and once more as a file. */
export function google(reply: Reply): Buffer {
  const { uid, sequence = 0, partstat, stamp = '20261118T100030Z', attendee = ann } = reply
  const calendar = folded([
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    'DTSTART:20261120T140000Z',
    'DTEND:20261120T143000Z',
    `DTSTAMP:${stamp}`,
    'ORGANIZER;CN=Test sales:mailto:sales@site.test',
    `UID:${uid}`,
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=${attendee};X-NUM-GUESTS=0:mailto:${attendee}`,
    'CREATED:20261118T100000Z',
    'DESCRIPTION:',
    'LAST-MODIFIED:20261118T100030Z',
    'LOCATION:',
    `SEQUENCE:${sequence}`,
    'STATUS:CONFIRMED',
    'SUMMARY:Kick-off',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  return mailOf(
    [
      '--mixed',
      'Content-Type: multipart/alternative; boundary="way"',
      '',
      '--way',
      'Content-Type: text/plain; charset="UTF-8"; format=flowed; delsp=yes',
      '',
      `Ann Lee has ${partstat.toLowerCase()} this invitation.`,
      '',
      '--way',
      'Content-Type: text/html; charset="UTF-8"',
      '',
      '<p>Ann Lee has answered this invitation.</p>',
      '--way',
      'Content-Type: text/calendar; charset="UTF-8"; method=REPLY',
      'Content-Transfer-Encoding: 7bit',
      '',
      calendar,
      '--way--',
      '--mixed',
      'Content-Type: application/ics; name="invite.ics"',
      'Content-Disposition: attachment; filename="invite.ics"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(calendar),
      '--mixed--',
    ],
    [
      ...headOf(reply, 'Accepted: Kick-off @ Fri 20 Nov 2026'),
      'Sender: Google Calendar <calendar-notification@google.com>',
      'Auto-Submitted: auto-generated',
      'Content-Type: multipart/mixed; boundary="mixed"',
    ],
  )
}

/** As Outlook sends it through Exchange: encoded, with a time zone of its own before the event. */
export function exchange(reply: Reply): Buffer {
  const { uid, sequence = 0, partstat, stamp = '20261118T100030Z', attendee = ann } = reply
  const calendar = folded([
    'BEGIN:VCALENDAR',
    'METHOD:REPLY',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:GMT Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `ATTENDEE;PARTSTAT=${partstat};CN="Lee; Ann":MAILTO:${attendee}`,
    'COMMENT;LANGUAGE=en-GB:I am away that day\\n',
    `UID:${uid}`,
    'SUMMARY;LANGUAGE=en-GB:Declined: Kick-off',
    'DTSTART;TZID=GMT Standard Time:20261120T140000',
    'DTEND;TZID=GMT Standard Time:20261120T143000',
    'CLASS:PUBLIC',
    'PRIORITY:5',
    `DTSTAMP:${stamp}`,
    'TRANSP:OPAQUE',
    'STATUS:CONFIRMED',
    `SEQUENCE:${sequence}`,
    'X-MICROSOFT-CDO-APPT-SEQUENCE:0',
    'BEGIN:VALARM',
    'UID:of-an-alarm@castings.example',
    'ACTION:DISPLAY',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  return mailOf(
    [
      '--_000_way_',
      'Content-Type: text/plain; charset="iso-8859-1"',
      '',
      'I am away that day',
      '--_000_way_',
      'Content-Type: text/calendar; charset="utf-8"; method=REPLY',
      'Content-Transfer-Encoding: base64',
      '',
      base64(calendar),
      '--_000_way_--',
    ],
    [...headOf(reply, 'Declined: Kick-off'), 'Content-Type: multipart/alternative; boundary="_000_way_"'],
  )
}

/** As Apple’s calendars send it: one part, the address once more as a parameter. */
export function apple(reply: Reply): Buffer {
  const { uid, sequence = 0, partstat, stamp = '20261118T100030Z', attendee = ann } = reply
  return mailOf(
    [
      '--Apple-Mail',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'Ann Lee has tentatively accepted your invitation.',
      '--Apple-Mail',
      'Content-Type: text/calendar; charset=utf-8; method=REPLY; name="iCal-20261118.ics"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      folded([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Apple Inc.//macOS 15.1//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        `UID:${uid.toUpperCase()}`,
        'DTSTART:20261120T140000Z',
        'DTEND:20261120T143000Z',
        `ATTENDEE;CN="Ann Lee";CUTYPE=INDIVIDUAL;EMAIL="${attendee}";PARTSTAT=${partstat};ROLE=REQ-PARTICIPANT:mailto:${attendee}`,
        'ORGANIZER;CN="Test sales";EMAIL="sales@site.test":mailto:sales@site.test',
        'SUMMARY:Kick-off',
        `DTSTAMP:${stamp}`,
        `SEQUENCE:${sequence}`,
        'END:VEVENT',
        'END:VCALENDAR',
      ]).replaceAll('=', '=3D'),
      '--Apple-Mail--',
    ],
    [
      ...headOf(reply, 'Tentatively accepted: Kick-off'),
      'Content-Type: multipart/alternative; boundary="Apple-Mail"',
    ],
  )
}
