import { brand } from '#config/brand.ts'
import type { TextPage } from '#content/text-page.ts'

const { legalName, email, address } = brand
const postal = `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`

export const privacyPolicy: TextPage = {
  title: 'Privacy policy',
  intro:
    'What this website stores about you, why, for how long and who reads it. It describes the software as it runs, field by field.',
  inShort: [
    'We store what you type into a form and what a reply needs. Nothing is sold, and no advertiser or analytics company receives anything.',
    'The site sets no cookies and doesn’t follow you from page to page or elsewhere.',
    'Enquiries are kept until 24 months after the last activity, mail texts for 90 days, what looks like spam for 30 days.',
    `You can see, correct or delete what we hold: write to ${email}.`,
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        `${legalName}, ${postal}, is the controller of the data described here. Write to [${email}](mailto:${email}) about anything in this policy, or call ${brand.phone.label}, ${brand.openingHours.label}.`,
        'The policy covers this website and the enquiries that come through it. Data that you give us in a project is covered by the order and its data processing agreement, in which you are the controller.',
        'For people in the United Kingdom the UK GDPR and the Data Protection Act 2018 apply, as amended by the Data (Use and Access) Act 2025. For people in Ireland and elsewhere in the EU the EU GDPR applies, in Ireland with the Data Protection Act 2018 (Ireland). Where they differ, we follow the stricter rule for everybody.',
      ],
    },
    {
      id: 'what-we-store',
      title: 'What is stored, why and for how long',
      blocks: [
        'Name, email and company are needed to answer an enquiry. Phone and message are up to you. Please leave out secrets and details about health.',
        {
          table: {
            columns: ['What', 'Which data', 'Why, and on which basis', 'How long'],
            rows: [
              [
                'Your enquiry',
                'Name, email, company; phone and message if given; time; the page you wrote on; the address that led you to the site and campaign marks (utm) in it, if your browser tells them',
                'To answer you: steps before a contract at your request, Article 6(1)(b), or our legitimate interest in answering firms, 6(1)(f). Origin: our legitimate interest in knowing which pages bring enquiries',
                '24 months after the last activity on your record; then the person is anonymised',
              ],
              [
                'The words at the form',
                'The exact text about privacy and about news that you saw, its version, your choice, the time',
                'To prove what was said and chosen: legal obligation, 6(1)(c)',
                'With the enquiry',
              ],
              [
                'News by email',
                'Your address and your tick; the box is empty to begin with',
                'Your consent, 6(1)(a), as PECR in the UK and the ePrivacy Regulations 2011 in Ireland require',
                'Until you withdraw it; a note that you did is kept so that we don’t write again',
              ],
              [
                'Our work on it',
                'Calls, mails and meetings noted by staff, tasks, the stage of the conversation, country, sector, size of firm, an expected value',
                'To keep promises and not to ask twice: legitimate interest, 6(1)(f)',
                'With the enquiry',
              ],
              [
                'A score',
                'Two figures for fit and for interest, computed by fixed rules from the enquiry',
                'To read the most urgent first: legitimate interest. Everybody gets a reply; nothing is decided about you by it',
                'With the enquiry',
              ],
              [
                'Mails',
                'The confirmation to you and the notice to our sales mailbox',
                'To send them and to try again when a server is down: 6(1)(b) and (f)',
                'Texts 90 days; address, subject, time and outcome with your record',
              ],
              [
                'What looks like spam',
                'The enquiry, its points and the reasons',
                'To keep programs out and to rescue a real enquiry that was set aside: legitimate interest',
                '30 days, then deleted. Clear spam isn’t stored at all; only its number a day is counted',
              ],
              [
                'Counters against floods',
                'A hash of your network address and of your email, with a count',
                'To limit how often a form is sent: legitimate interest in a site that works',
                'Their time is 5 minutes to 24 hours; deleted about an hour after it ends',
              ],
              [
                'A fingerprint of set-aside messages',
                'A hash of email, company and message',
                'To give the same answer when a message is sent twice',
                '5 minutes; swept every hour',
              ],
            ],
          },
        },
        'When very many people write in one hour, your browser is asked to solve a small calculation. That needs no data about you; a used solution is remembered for ten minutes.',
        'Pages you only read leave no record with us. The program’s log notes errors, without network addresses, search words or what was typed. The firm that runs our servers may keep technical logs of connections for a short time, for security.',
      ],
    },
    {
      id: 'scores',
      title: 'Scores and spam rules',
      blocks: [
        'An enquiry is scored by fixed rules, not by a learned model: for instance whether a company and a phone number were given and which tools were used. The score orders our list. It isn’t passed on and no price depends on it.',
        'Spam rules add up points, such as for a hidden field that only programs fill in, or more than two links. Below 40 points an enquiry goes through, from 40 a person looks at it, from 100 it is dropped. If you believe yours was lost, call or write a mail.',
        'There are no decisions with legal or similar effect that are made by software alone.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        {
          list: [
            'Staff in sales and administration, each with an account of their own. Editors and analysts among the staff have no access to enquiries.',
            'The firm that hosts our servers and the one that carries our mail, as processors under contract. Ask for their names and places; they may change, and a list in a policy would be out of date.',
            'Authorities, where a law obliges us. Advisers and courts, where a claim has to be made or met.',
          ],
        },
        'Enquiries aren’t used to train models, ours or others’. We don’t sell, rent or trade data, and don’t enrich it from data brokers.',
        'We are in the United Kingdom. Data of people in the EU comes here under the European Commission’s adequacy decision, renewed on 19 December 2025 and valid until 27 December 2031. Should a processor work in another country, we use an adequacy decision, the UK’s transfer agreement or addendum, or the EU’s standard contractual clauses, with a risk assessment.',
      ],
    },
    {
      id: 'your-device',
      title: 'What is stored on your device',
      blocks: [
        'No cookies. Some settings are kept in your browser’s own storage when you use them; the [cookie policy](/cookie-policy) lists each by name.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights and how to use them',
      blocks: [
        `Write to [${email}](mailto:${email}) from the address you used, or tell us how we can recognise you. It costs nothing. We answer within one month; for a complex request the law allows two more, and we would tell you why within the first. No form is needed, and no reason.`,
        {
          table: {
            columns: ['You may', 'Which means'],
            rows: [
              ['See it', 'A copy of what we hold about you, and an account of its use'],
              ['Correct it', 'We mend what is wrong and complete what is missing'],
              [
                'Have it deleted',
                'Your record, enquiries, notes and mails go; we keep only what a law demands',
              ],
              ['Restrict it', 'We keep it but don’t use it, for instance while a question is open'],
              [
                'Object',
                'Against any use based on our legitimate interest; against direct marketing without condition',
              ],
              ['Take it with you', 'What you gave us, as JSON or CSV'],
              ['Withdraw consent', 'At any time; mails sent before remain lawful'],
            ],
          },
        },
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `Tell us first if you can: [${email}](mailto:${email}), subject “Data protection complaint”. Any other way works too. We acknowledge it within 30 days, which has been a duty in the UK since 19 June 2026 and which we keep for everybody, look into it without delay, keep you informed and tell you the outcome.`,
        'You may turn to a regulator at any time, without having written to us:',
        {
          list: [
            'In the UK: the Information Commissioner’s Office, [ico.org.uk/make-a-complaint](https://ico.org.uk/make-a-complaint/). The Data (Use and Access) Act 2025 passes its functions to the Information Commission; the address holds for both.',
            'In Ireland: the Data Protection Commission, [dataprotection.ie](https://www.dataprotection.ie/).',
            'Elsewhere in the EU: the authority where you live or work. You may also go to court.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How it is kept safe',
      blocks: [
        'Connections are encrypted. Staff sign in with a password kept as an Argon2id hash and, where required, a code from an app; sessions end after 12 hours without use and after 7 days at most. Each change to a record, each export and each sign-in is written to a log. Pages run only scripts that we shipped, which is enforced by the browser.',
        'If a breach puts you at high risk, we tell you; where the law requires it, the regulator hears from us within 72 hours.',
      ],
    },
    {
      id: 'staff',
      title: 'If you work for us',
      blocks: [
        'Accounts of the staff area hold name, work email, role, hashes of password and recovery codes, and the secret of the code app. Sessions record network address and browser and are deleted 30 days after the longest time they could have run. Invitations that were used or have expired go after 30 days. The log of changes names who did what; it is kept as evidence and isn’t cleared by age.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When the software stores something new, this page changes before the software does, and the list of versions below says how. The words at a form carry a version of their own, which is stored with each enquiry, so that nobody is held to words they never saw.',
      ],
    },
  ],
  versions: [{ date: '2026-11-21', change: 'First version, for the contact form and the staff area.' }],
}
