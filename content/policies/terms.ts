import { brand } from '#config/brand.ts'
import type { TextPage } from '#content/text-page.ts'

const { legalName, email, address } = brand
const postal = `${address.street}, ${address.locality} ${address.postalCode}, ${address.country}`

export const termsOfService: TextPage = {
  title: 'Terms of service',
  intro:
    'The rules for using this website and its free tools, and what an order for work is built on. Written to be read in six minutes.',
  inShort: [
    'Reading the site and using its tools is free and commits you to nothing.',
    'What you read here is general information with typical ranges. It isn’t advice for your plant, and no promise of a result.',
    'Work is done only under a written order. You can stop at the end of each step, and what was made for you is yours once paid.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `This site is run by ${legalName}, ${postal}. You reach us at [${email}](mailto:${email}) and ${brand.phone.label}, ${brand.openingHours.label}.`,
      ],
    },
    {
      id: 'scope',
      title: 'What these terms cover',
      blocks: [
        'They cover the pages, forms and free tools of this website. They aren’t the contract for consulting, projects or engineers; that is a written order signed by both sides, and where an order and these terms differ, the order counts.',
        'The site is made for businesses. If you use it as a consumer, nothing here takes away a right that the law gives you.',
      ],
    },
    {
      id: 'information',
      title: 'Information, figures and claims',
      blocks: [
        'We write with care and name what a statement rests on. Ranges marked as typical come from systems of the kind and aren’t results of one customer. Claims of the house, such as rates, durations and aims, are printed with their basis where they stand. Legal and tax statements carry a date; they aren’t legal or tax advice.',
        `If you find an error, please tell us at [${email}](mailto:${email}). We correct it and change the date.`,
      ],
    },
    {
      id: 'forms-and-tools',
      title: 'Forms and free tools',
      blocks: [
        'Tell the truth about who you are, don’t send what you have no right to share, and don’t use somebody else’s address. We answer enquiries within one working day, Monday to Friday less the bank holidays of England. It is a promise we measure ourselves by; if we miss it, you have our apology and no claim for damages.',
        'An enquiry or the result of a tool is no contract and no offer. Calculations follow from the figures entered. Check them before you spend money on them.',
        'What happens to the data you enter is told in the [privacy policy](/privacy-policy).',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        {
          list: [
            'Don’t disturb the site or get round its limits, and don’t try to reach data that isn’t meant for you.',
            'Programs may read public pages within the rules of robots.txt, at no more than one request a second.',
            `If you come upon a weakness, write to [${email}](mailto:${email}), subject “Security”, look no further than needed to show it, and give us time to mend it. Whoever keeps to this has no legal steps to fear from us.`,
            'We may block whoever harms the site or its users.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Whose words and pictures these are',
      blocks: [
        'Texts, drawings, films and the software of this site belong to us or are used with permission. You may read, print, link to and quote them with the source, and use downloads inside your own firm. Selling them or passing them off as your own isn’t allowed. What you send us remains yours; we use it to answer you.',
      ],
    },
    {
      id: 'orders',
      title: 'If you order work from us',
      blocks: [
        'An order states the step, its end, the figure to reach, price or cap, people, data and dates. Unless it says otherwise, it rests on these principles:',
        {
          list: [
            'Each step ends with a decision of yours. You may stop there and keep what has been made.',
            'Code, models, tests and documents made for you are assigned to you on payment. Our own earlier tools and open-source parts are listed with their licences before they are used.',
            'Your data stays yours, is used for your work only, and is deleted at the end on a date named in the order.',
            'Both sides keep confidential what they learn, for five years and for trade secrets as long as they remain secret.',
            'For personal data we are your processor, under an agreement as Article 28 of the UK or EU GDPR demands.',
            'For engineers who work under your direction the order states the rate of each, the days a week, the trial period, the notice, and the terms of a later hire. It also states how each is engaged and who answers for tax and employment duties.',
          ],
        },
        `Present rates and bands are ${brand.claims.dayRate.value} for ${brand.claims.dayRate.text.replace('engineers’ ', 'an engineer’s ')} and ${brand.claims.visionProject.value} for ${brand.claims.visionProject.text}, each without VAT. The price in your order counts.`,
      ],
    },
    {
      id: 'availability',
      title: 'Availability and links',
      blocks: [
        'The site is offered as it is. We maintain it carefully, but may change or take down parts of it, and can’t promise that it is reachable at every hour. We don’t answer for pages of others to which we link.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else that can’t be limited by law.',
        'Apart from that, and since the site and its tools cost nothing, we aren’t liable to businesses for loss of profit, production, data or goodwill, nor for indirect loss, that comes from using the site or relying on it. What we answer for in paid work stands in the order.',
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'The law of England and Wales applies, and its courts decide. Consumers keep the protection of the law where they live, in Scotland, Northern Ireland and Ireland too, and may sue there. An order with an Irish customer may choose Irish law.',
        'If a part of these terms doesn’t hold, the rest does.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms; the version that counts is the one shown when you use the site. Earlier versions are sent on request. Orders already signed aren’t touched by a change.',
      ],
    },
  ],
  versions: [{ date: '2026-11-21', change: 'First version.' }],
}
