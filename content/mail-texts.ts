import type { MailKind, MailPlaceholder } from './mail-text.ts'

const name: MailPlaceholder = { label: 'The name as it was typed', sample: 'Maeve Example' }
const replyBy: MailPlaceholder = {
  label: 'When we reply at the latest, UK time',
  sample: { strong: 'Monday 23 November, 17:30' },
}
const reference: MailPlaceholder = {
  label: 'What the enquiry is called; it stands at the end of the mail too',
  sample: '5a0c1f6e',
}
const link = (label: string, says: string, path: string): MailPlaceholder => ({
  label,
  sample: { url: `https://www.example.com${path}`, label: says },
  isRequired: true,
})
const until: MailPlaceholder = {
  label: 'Until when the link works',
  sample: 'Monday 23 November 2026 at 17:30 London time',
}

/** Every mail that goes out by itself to visitors and about accounts, with the words that come with the site. By the id of its text. */
export const mailTexts = {
  'contact.acknowledgement': {
    label: 'Contact form: we have your message',
    about: 'To whoever sends the contact form, at once.',
    subject: 'We have your message: reply by {{reply by}}',
    heading: 'We have your message',
    text: `Hello {{name}},

thank you for writing to {{our name}}. Your message has arrived, and we will reply by {{reply by}}, UK time.

What happens next:
1. An engineer reads your message. There is no sales script.
2. You get an answer by email, or a call if you left a number: what seems feasible, what it would take and what it would cost to find out.
3. If it isn’t one for us, we say so and suggest who might help.

If it can’t wait, call {{phone}} ({{hours}}).

If you didn’t write to us, someone gave your address by mistake. Ignore this email, or reply to it and we will delete the message.`,
    placeholders: { name, 'reply by': replyBy, reference },
  },
  'team-request.acknowledgement': {
    label: 'Team request: we have your request',
    about: 'To whoever asks for people, at once.',
    subject: 'We have your team request: reply by {{reply by}}',
    heading: 'We have your team request',
    text: `Hello {{name}},

thank you for asking {{our name}} for people. Your request has arrived, and we will reply by {{reply by}}, UK time.

What happens next:
1. An engineer reads the request, and calls or writes if we need to know more to find the right people.
2. We compare it with the people we have tested and checked, and tell you honestly if nobody is free.
3. You get a proposal with each person’s rate, start date and the test they passed, and interview whoever you like.

If it can’t wait, call {{phone}} ({{hours}}).

If you didn’t write to us, someone gave your address by mistake. Ignore this email, or reply to it and we will delete the message.`,
    placeholders: { name, 'reply by': replyBy, reference },
  },
  'chat.acknowledgement': {
    label: 'Chat: we have your details',
    about: 'To whoever leaves their name and address in the chat, at once.',
    subject: 'We have your details: reply by {{reply by}}',
    heading: 'We have your details',
    text: `Hello {{name}},

thank you for your questions in our chat. An engineer will read the conversation, and we will reply by {{reply by}}, UK time.

If it can’t wait, call {{phone}} ({{hours}}).

If you weren’t in our chat, someone gave your address by mistake. Ignore this email, or reply to it and we will delete the conversation.`,
    placeholders: { name, 'reply by': replyBy, reference },
  },
  'chat.answer': {
    label: 'Chat: a colleague’s answer',
    about: 'To someone who left the chat and gave an address, when a colleague answers.',
    subject: '{{colleague}} of {{our name}} answers you',
    heading: 'An answer to your question',
    text: `Hello {{name}},

you asked us something in our chat and have since left. {{colleague}} replies:

{{answer}}

You can reply to this email.`,
    placeholders: {
      name,
      colleague: { label: 'Who answers', sample: 'Una Example' },
      answer: {
        label: 'What the colleague wrote',
        sample: { quote: 'Yes, two cameras are enough for this belt. Shall we look at it together?' },
        isRequired: true,
      },
    },
  },
  'assessment.report': {
    label: 'Readiness assessment: the report',
    about: 'To whoever asks for their result by mail.',
    subject: 'Your AI readiness: {{result}}',
    heading: '{{result}}',
    text: `Hello {{name}},

the result of your assessment is {{result}}. {{meaning}}

What to do next:

{{actions}}

{{report link}}

{{file link}}

Anyone who has these links can read the result. They work for 24 months.

An engineer will read it too and write to you by {{reply by}}, UK time, about what seems worth doing first and what doesn’t.

If you didn’t ask for this, someone gave your address by mistake. Please ignore this email.`,
    placeholders: {
      name,
      result: { label: 'The result', sample: { strong: '58 of 100, under way' } },
      meaning: {
        label: 'What the result means and rests on',
        sample: 'Some of what a first project needs is there. All 24 questions were answered.',
      },
      actions: {
        label: 'What to do next, as a list',
        sample: { lines: ['Data (41): name one owner for each source.', 'Skills (47): train two people.'] },
      },
      'report link': link('Where the whole report is', 'Open the whole report', '/result'),
      'file link': {
        label: 'The report as a PDF',
        sample: { url: 'https://www.example.com/report.pdf', label: 'The report as a PDF' },
      },
      'reply by': replyBy,
      reference,
    },
  },
  'assessment.link': {
    label: 'Readiness assessment: go on later',
    about: 'To whoever asks for a link to go on with the questions.',
    subject: 'Continue your AI readiness assessment',
    heading: 'Pick up where you left off',
    text: `Here is the link to continue your AI readiness assessment. You have answered {{answered}} questions.

{{link}}

It works until 30 days after the last answer; then the answers are deleted.

Your address was used for this one email. Nobody will write to you about it. If you didn’t ask for this, someone gave your address by mistake. Please ignore this email.`,
    placeholders: {
      answered: { label: 'How many questions are answered', sample: '12 of 24' },
      link: link('Where to go on', 'Go on', '/assessment'),
    },
  },
  'assessment.result-link': {
    label: 'Readiness assessment: link to the result',
    about: 'To whoever asks for a link to their result.',
    subject: 'Your AI readiness result',
    heading: 'Your result',
    text: `Here is the link to the result of your AI readiness assessment.

{{link}}

It works for 24 months.

Your address was used for this one email. Nobody will write to you about it. If you didn’t ask for this, someone gave your address by mistake. Please ignore this email.`,
    placeholders: { link: link('Where the result is', 'Open the result', '/result') },
  },
  'newsletter.confirm': {
    label: 'Newsletter: please confirm',
    about: 'To an address that was entered for the newsletter.',
    subject: 'Please confirm: news by email from {{our name}}',
    heading: 'Please confirm: news by email from {{our name}}',
    text: `Someone, hopefully you, signed this address up for the {{our name}} newsletter on our site. Open this link and press the button to confirm:

{{link}}

The link works for 7 days. If this wasn’t you, do nothing: you will get no newsletter, and your address will be deleted.`,
    placeholders: { link: link('Where to confirm', 'Confirm my address', '/newsletter/confirm') },
  },
  'newsletter.already': {
    label: 'Newsletter: you already get it',
    about: 'To an address that was entered for the newsletter and is already on the list.',
    subject: 'You already get our newsletter',
    heading: 'You already get our newsletter',
    text: `Someone, hopefully you, signed up this address for the newsletter, but it is on the list already. Here you can see what you chose, change it or unsubscribe:

{{link}}

If this wasn’t you, do nothing: nothing has changed.`,
    placeholders: { link: link('Where the choices are', 'See my preferences', '/newsletter/preferences') },
  },
  'user.invitation': {
    label: 'Accounts: invitation',
    about: 'To a new colleague.',
    subject: 'Your account at {{our name}}',
    heading: 'Your account at {{our name}}',
    text: `Hello {{name}},

{{invitation}} to the staff area of {{our name}}, as {{role}}.

Choose a password here; the link works once, until {{until}}:

{{link}}

If you did not expect this, you can ignore this email.`,
    placeholders: {
      name: { label: 'Their name, if it is known', sample: 'Una Example' },
      invitation: { label: '“Ann invites you”, or “You are invited”', sample: 'Maeve Example invites you' },
      role: { label: 'Their role', sample: 'Sales' },
      until,
      link: link('Where to choose a password', 'Choose a password', '/accept'),
    },
  },
  'user.reset': {
    label: 'Accounts: new password, sent by a colleague',
    about: 'To a colleague, when somebody who looks after accounts asks for it.',
    subject: 'A new password for {{our name}}',
    heading: 'A new password for {{our name}}',
    text: `Hello {{name}},

A colleague has sent you this link to set a new password.

It works once, until {{until}}. Until then your current password stays valid:

{{link}}

If you did not ask for this, tell your colleague who looks after the accounts.`,
    placeholders: { name, until, link: link('Where to set it', 'Set a new password', '/accept') },
  },
  'user.forgotten': {
    label: 'Accounts: new password, asked for',
    about: 'To whoever asks for it on the sign-in page.',
    subject: 'A new password for {{our name}}',
    heading: 'A new password for {{our name}}',
    text: `Hello {{name}},

Someone asked on our sign-in page for a new password for this account.

If it was you, set one here. The link works once, until {{until}}; until then your current password stays valid:

{{link}}

If it was not you, you can ignore this email: nothing changes unless the link is used.`,
    placeholders: { name, until, link: link('Where to set it', 'Set a new password', '/accept') },
  },
  'user.new-device': {
    label: 'Accounts: signed in from a new device',
    about: 'To a colleague whose account was signed in to from an unknown device.',
    subject: 'Signed in from a new device at {{our name}}',
    heading: 'Signed in from a new device',
    text: `Hello {{name}},

Someone signed in to your account on {{time}}, from {{browser}} at the network address {{network address}}, on a device that has not been used before.

If this was you, there is nothing to do. If it was not, set a new password at once with “Forgotten your password?”; that ends every session:

{{link}}

Your own account lists everywhere you are signed in.`,
    placeholders: {
      name,
      time: { label: 'When', sample: 'Monday 23 November 2026 at 17:30 London time' },
      browser: { label: 'The browser', sample: 'Firefox on Windows' },
      'network address': { label: 'From where', sample: '198.51.100.7' },
      link: link('The sign-in page', 'Set a new password', '/login'),
    },
  },
  'user.access-changed': {
    label: 'Accounts: password, second step or address changed',
    about: 'To a colleague when their password, second step or sign-in address has been changed, by anyone.',
    subject: 'A change to how you sign in at {{our name}}',
    heading: 'A change to how you sign in',
    text: `Hello {{name}},

{{what happened}}, on {{time}}, {{by whom}}.

If you made or expected this change, there is nothing to do. If not, set a new password at once with “Forgotten your password?”, which ends every session, and tell your colleague who looks after the accounts:

{{link}}`,
    placeholders: {
      name,
      'what happened': { label: 'What was changed', sample: 'Your password was changed' },
      time: { label: 'When', sample: 'Monday 23 November 2026 at 17:30 London time' },
      'by whom': {
        label: 'A colleague, or the browser that was used',
        sample: 'from Firefox on Windows at the network address 198.51.100.7',
      },
      link: link('The sign-in page', 'Set a new password', '/login'),
    },
  },
} as const satisfies Record<string, MailKind>

export type MailTextId = keyof typeof mailTexts
export type PlaceholderOf<Id extends MailTextId> = keyof (typeof mailTexts)[Id]['placeholders'] & string
