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
    'The site sets no cookies. Page views are counted without anything that tells you from others, and not at all if you or your browser say so.',
    'Enquiries are kept until 24 months after the last activity, mail texts for 90 days, what looks like spam for 30 days.',
    `You can see, correct or delete what we hold: [send a request](/privacy-request) or write to ${email}.`,
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
                'Name, email, company; phone and message if given; time; the page you wrote on; the address that led you to the site and the campaign marks (utm, ref, source) with which your visit began, if your browser tells them',
                'To answer you: steps before a contract at your request, Article 6(1)(b), or our legitimate interest in answering firms, 6(1)(f). Origin: our legitimate interest in knowing which pages bring enquiries',
                '24 months after the last activity on your record; then the person is anonymised',
              ],
              [
                'Your team request',
                'The roles and numbers you chose; seniority, start, length, place, budget and skills if given. Person and message stand in the enquiry',
                'To find people who fit: steps before a contract at your request. We compare it with people and firms we hire from, and send them nothing about you without asking',
                'With the enquiry',
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
                'Details from others',
                'Name, work email, company, phone, country and notes from a list that our staff import, such as the visitors of a fair; the list’s name stays on your record. From public job advertisements only the employer and the advertisement, no person',
                'To write to firms that may need us: legitimate interest, 6(1)(f). You hear from us within a month where your details came from, as Article 14 asks, and an objection ends it at once',
                'As an enquiry: 24 months after the last activity; the list’s own rows 30 days',
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
                'The AI readiness assessment',
                'Your answers with their times, how far you came, and the result, under random keys of which we keep only hashes. No name, address or email, unless you have the report sent: then the result belongs to your enquiry',
                'To show you the result and to let you go on later: you asked for it, 6(1)(b), or our legitimate interest in a tool that works, 6(1)(f). From the answers we also count, without names, at which question people stop',
                'Unfinished: 30 days after the last answer. Finished: 24 months, which is how long its link works',
              ],
              [
                'A link of the assessment, sent by mail',
                'The address you type to go on elsewhere',
                'To send that one mail: 6(1)(b). It makes no record of you, and nobody writes to you about it',
                'With the mail: text 90 days; address, subject, time and outcome stay in the list of sent mails',
              ],
              [
                'What looks like spam',
                'The enquiry, its points and the reasons',
                'To keep programs out and to rescue a real enquiry that was set aside: legitimate interest',
                '30 days, then deleted. Clear spam isn’t stored at all; only its number a day is counted',
              ],
              [
                'The chat',
                'What you and the assistant wrote, and our staff where they answered; the time; the page it began on; name, email, company and phone if you gave them there. A key in your browser leads back to it, of which we keep a hash',
                'To answer you and to go on where you were: 6(1)(b) and (f). To see which answers were poor or missing: legitimate interest',
                '90 days after the last word; with your enquiry, if you left your details',
              ],
              [
                'Questions without an answer',
                'The words of a question that the chat could not answer, with email addresses and telephone numbers masked',
                'To learn what our pages lack: legitimate interest',
                '90 days after it was last asked; longer where it became an entry of our FAQ',
              ],
              [
                'Counters against floods',
                'A hash of your network address and of your email, with a count',
                'To limit how often a form is sent, the chat is used or the site is searched: legitimate interest in a site that works',
                'Their time is 5 minutes to 24 hours, for searches a minute, for the chat a minute and an hour; deleted about an hour after it ends',
              ],
              [
                'Page views and steps in tools',
                'The page; campaign marks (utm, ref, source) in its address or in that of a page of ours before it in the same tab, which your browser tells; the name of the site that led you here; phone, tablet or desktop; the time; for a tool which one and which step, never what you typed. No network address and no identifier, so two visits of one person look like visits of two',
                'To see which pages and campaigns are of use: legitimate interest. Nothing is counted if your browser sends Global Privacy Control or if you choose “Don’t count my visits” at the foot of a page',
                'Single events 14 months; sums by day stay, since nobody is in them',
              ],
              [
                'How quickly pages appeared',
                'Six timings of a page load with the page and the kind of device. Left out in the same cases',
                'To find slow pages: legitimate interest',
                'Never singly: only counts by day, which stay',
              ],
              [
                'Searches that found nothing',
                'The words and how often they were searched for on a day; nobody’s address and no time of day. Words that look like an email address, a telephone number or a link aren’t kept',
                'To learn which pages are missing: legitimate interest',
                '90 days',
              ],
              [
                'A request about your data',
                'Name, email, kind and words of the request, the text that stood at the form, dates, how your address was confirmed, our answer and who gave it. It makes no enquiry',
                'To answer it and to prove that we did: legal obligation, 6(1)(c)',
                'Three years after it is closed; once you are erased, only kind, dates, outcome and, without your name, which records of others mentioned you. One that nobody confirms: 90 days',
              ],
              [
                'That you were erased',
                'A keyed hash of your address, the time, and where in records of others you were mentioned; neither address nor name can be read back from it',
                'So that a restored backup doesn’t bring your data back: legal obligation, 6(1)(c)',
                'As long as the site runs',
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
        'The chat answers by searching our own pages. Where this installation also uses a language model to word an answer, your question and the passages found go to the firm that runs it, as our processor; nothing else of the conversation does.',
        'When very many people write in one hour, your browser is asked to solve a small calculation. That needs no data about you; a used solution is remembered for ten minutes.',
        'Pages you only read leave the counts above and nothing else. The program’s log notes errors, without network addresses, search words or what was typed. The firm that runs our servers may keep technical logs of connections for a short time, for security.',
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
        `[Send a request](/privacy-request): it gets a reference and a last day for our answer at once, and you confirm your address by a link. Or write to [${email}](mailto:${email}) from the address you used. It costs nothing. We answer within one month; for a complex request the law allows two more, and we would tell you why within the first. No form is needed, and no reason.`,
        {
          table: {
            columns: ['You may', 'Which means'],
            rows: [
              ['See it', 'A copy of what we hold about you, and an account of its use'],
              ['Correct it', 'We mend what is wrong and complete what is missing'],
              [
                'Have it deleted',
                'Your record, enquiries, notes, chats, assessments and mails go, and the values in the log of changes. Where a record about somebody else mentions you, we take that out, or tell you why it stays. We keep only what a law demands',
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
        `Tell us first if you can, with the [form for requests](/privacy-request) or at [${email}](mailto:${email}), subject “Data protection complaint”. Any other way works too. We acknowledge it within 30 days, which has been a duty in the UK since 19 June 2026 and which we keep for everybody, look into it without delay, keep you informed and tell you the outcome.`,
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
        'Accounts of the staff area hold name, work email, role, hashes of password and recovery codes, and the secret of the code app. Sessions record network address and browser and are deleted 30 days after the longest time they could have run. Invitations that were used or have expired go after 30 days. The log of changes names who did what; it is kept as evidence and isn’t cleared by age, but of a person who is erased the values in it go.',
        'Of people and firms we hire out we keep the legal name, a contact with email and phone, roles, skills, day rate, place and free days, and what checks of identity, right to work, insurance, references and contracts found, with their end dates. It serves the contract and the checks that clients may expect of us. Sales and administration see it; no visitor does. When we no longer work together it goes into an archive, and from there on your request.',
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
  versions: [{ date: '2026-11-21', change: 'First version.' }],
}
