import { brand } from '#config/brand.ts'
import { authTokenKey, shortcutsKey, themeKey } from '#config/constants.ts'
import type { TextPage } from '#content/text-page.ts'

export const cookiePolicy: TextPage = {
  title: 'Cookie policy',
  intro:
    'This website sets no cookies, so there is no banner to click away. A few things are kept in your browser’s own storage; here is each of them.',
  inShort: [
    'No cookies, no analytics, no advertising, no fingerprinting.',
    'Four small entries may be kept on a visitor’s device, each for something you did. Two more exist for staff.',
    'None of them is sent to us by itself, and none tells who you are to anybody else.',
  ],
  sections: [
    {
      id: 'what-is-stored',
      title: 'What may be stored on your device',
      blocks: [
        '“Local storage” stays until it is cleared. “Session storage” belongs to one tab and goes when you close it. Neither travels with requests as a cookie does.',
        {
          table: {
            columns: ['Name', 'When', 'What for', 'Kept'],
            rows: [
              [
                themeKey,
                'When you choose light, dark or system at the foot of a page',
                'To show the next page the same way',
                'Local storage, until you clear it',
              ],
              [
                'contactDraft',
                'When you type into the contact form',
                'So that an error or a reload loses none of your words',
                'Session storage; removed once the form has been sent',
              ],
              [
                'react-router-scroll-positions',
                'When you leave or reload a page',
                'To return to the place where you were on the Back button',
                'Session storage, until the tab closes',
              ],
              [
                'video-failed:…',
                'When a film you started could not be played',
                'To show the notice at once instead of failing again',
                'Session storage, until the tab closes',
              ],
              [
                authTokenKey,
                'When a member of staff signs in',
                'To stay signed in',
                'Local storage, until logout; worthless after 12 hours without use or 7 days',
              ],
              [
                shortcutsKey,
                'When a member of staff turns keyboard shortcuts on or off',
                'To remember that choice',
                'Local storage, until it is cleared',
              ],
            ],
          },
        },
        'Beside these, browsers keep copies of pages, styles and pictures in their cache, as with every website, so that they needn’t be fetched again.',
      ],
    },
    {
      id: 'consent',
      title: 'Why you aren’t asked',
      blocks: [
        'In the UK, the Privacy and Electronic Communications Regulations 2003 (PECR) ask for consent before something is stored on or read from a device, unless it is strictly necessary for a service you asked for; since 5 February 2026, when that part of the Data (Use and Access) Act 2025 began to apply, some further exceptions exist, among them how a site appears. In Ireland, Regulation 5 of the ePrivacy Regulations 2011 (S.I. 336/2011) has the strictly necessary exception.',
        'A draft you are typing, the place on a page and a sign-in are necessary for what you are doing. The colour scheme is stored because you chose one, and only then. We rely on no exception for statistics, because no statistics read your device.',
      ],
    },
    {
      id: 'films',
      title: 'Films',
      blocks: [
        'Films are played from this site where we have them here. Some may come from YouTube; then nothing is loaded from there until you press play, and it is fetched from youtube-nocookie.com. From that click on Google receives your network address and its own rules apply. The picture before it is ours.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      blocks: [
        `Links to ${brand.social.map(({ name }) => name).join(', ')} and to authorities are plain links. Nothing is loaded from them until you follow one; what they store then is in their own policies.`,
      ],
    },
    {
      id: 'remove',
      title: 'How to look and how to remove it',
      blocks: [
        'Open the developer tools of your browser (F12), then Application or Storage, and choose this site: you will find the names above and no cookies. To remove everything, clear the data of this site in the settings of your browser. You lose the colour scheme and a draft not yet sent; all pages go on working. They also work with storage switched off.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        `If we ever want to store something that isn’t necessary, you will be asked first, with “no” as easy as “yes”, and this page will list it. Questions: [${brand.email}](mailto:${brand.email}). What we store on our side is in the [privacy policy](/privacy-policy).`,
      ],
    },
  ],
  versions: [{ date: '2026-11-21', change: 'First version.' }],
}
