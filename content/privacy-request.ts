import { brand } from '#config/brand.ts'

/** The words of /privacy-request. */
export const privacyRequestPage = {
  title: 'Your data, your request',
  intro:
    'See what we hold about you, have it deleted, object to its use or complain. It costs nothing, needs no reason, and is answered within one month.',
  steps: {
    title: 'What happens then',
    items: [
      {
        title: 'At once',
        text: 'A page and a mail give you a reference and the last day for our answer. For a copy or a deletion the mail holds a link.',
      },
      {
        title: 'You open the link',
        text: 'It shows that the address is yours. Without it nothing is sent or deleted, so nobody can ask in your name.',
      },
      {
        title: 'A person does it',
        text: 'Within one month, counted from the day you wrote, not from your click. A complex request may take two more; then you hear why within the first.',
      },
    ],
  },
  rights: {
    title: 'Your rights in plain words',
    intro:
      'They come from the UK GDPR and the Data Protection Act 2018 in the United Kingdom, and from the EU GDPR and the Data Protection Act 2018 in Ireland. Both say nearly the same; where they differ, we follow the stricter one for everybody.',
    columns: ['You may', 'Which means here', 'Where it stands'],
    rows: [
      [
        'See it',
        'A copy of everything that carries your address: record, enquiries, notes of our work, chats, assessments, mails, and what was changed when',
        'Article 15',
      ],
      ['Correct it', 'Ask for a copy and say what is wrong or missing', 'Article 16'],
      [
        'Have it deleted',
        'All of that goes. What stays is a request without name and address, and a hash that keeps a restored backup from bringing you back. A running contract keeps what the law demands',
        'Article 17',
      ],
      ['Restrict it', 'We keep it and don’t use it, for instance while a question is open', 'Article 18'],
      [
        'Take it with you',
        'The same copy as JSON, which other programs read: say so in the request',
        'Article 20',
      ],
      [
        'Object',
        'News by email stops when the form is sent, without a question. Against other uses we weigh your reason, and tell you the outcome',
        'Article 21',
      ],
      [
        'Complain',
        'We acknowledge it within 30 days, in fact with the mail that follows at once, look into it and tell you the outcome',
        'Data (Use and Access) Act 2025, section 103',
      ],
    ],
  },
  regulators: {
    title: 'Without us',
    text: 'You may go to a regulator at any time, also without having written to us.',
    links: [
      { label: 'Information Commissioner’s Office (UK)', to: 'https://ico.org.uk/make-a-complaint/' },
      { label: 'Data Protection Commission (Ireland)', to: 'https://www.dataprotection.ie/' },
    ],
    other: 'Any way of writing or calling counts; the form is only the quickest.',
    contact: [
      { label: brand.email, to: `mailto:${brand.email}` },
      { label: brand.phone.label, to: brand.phone.href },
    ],
  },
  form: { title: 'Send a request' },
} as const
