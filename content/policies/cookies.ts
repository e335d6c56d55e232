import { brand } from '#config/brand.ts'
import {
  assessmentStorageKey,
  authTokenKey,
  deviceKey,
  chat,
  shortcutsKey,
  statisticsKey,
  themeKey,
} from '#config/constants.ts'
import type { TextPage } from '#content/text-page.ts'

export const cookiePolicy: TextPage = {
  title: 'Cookie policy',
  intro:
    'This website sets no cookies, so there is no banner to click away. A few things are kept in your browser’s own storage; here is each of them.',
  inShort: [
    'No cookies, no advertising, no fingerprinting. Our own statistics store and read nothing on your device.',
    'A few small entries may be kept on a visitor’s device, each for something you did. Some more exist for staff.',
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
                'teamRequestDraft',
                'When you fill in the request for a team',
                'So that a reload or an error keeps your choices and words',
                'Session storage; removed once the request has been sent',
              ],
              [
                'contactDraft',
                'When you type into the contact form',
                'So that an error or a reload loses none of your words',
                'Session storage; removed once the form has been sent',
              ],
              [
                assessmentStorageKey,
                'When you answer the first question of the AI readiness assessment',
                'To lead you back to it and to keep answers that haven’t reached us yet: its key, the number of the question, those answers',
                'Local storage; removed once you see the result. Its key opens nothing after 30 days without an answer',
              ],
              [
                'reportDraft',
                'When you fill in the form that sends you its report',
                'So that an error or a reload loses none of your words',
                'Session storage; removed once the form has been sent',
              ],
              [
                statisticsKey,
                'When you choose “Don’t count my visits” at the foot of a page',
                'To remember that wish. It is the only thing our statistics ever look up, and they send nothing once it is there',
                'Local storage, until you press it again or clear it',
              ],
              [
                chat.threadKey,
                'When you use the chat',
                'So that a reload or another page loses nothing of the conversation; with the key that leads back to it on our side',
                'Session storage, until the tab closes; the key is worthless 24 hours after the last word',
              ],
              [
                chat.openKey,
                'When you open the chat',
                'So that it is open on the next page too',
                'Session storage, until you close the chat or the tab',
              ],
              [
                chat.unsentKey,
                'While you write in the chat',
                'So that the next page has the words you have not sent yet',
                'Session storage, until you send them or close the tab',
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
                deviceKey,
                'When a member of staff signs in',
                'So that wrong passwords of others don’t keep them out; by itself it opens nothing',
                'Local storage, until it is cleared; worthless after 90 days without a sign-in',
              ],
              [
                'react-router-scroll-positions',
                'When a member of staff leaves or reloads a screen',
                'To return to the place where they were on the Back button',
                'Session storage, until the tab closes',
              ],
              [
                shortcutsKey,
                'When a member of staff turns keyboard shortcuts on or off',
                'To remember that choice',
                'Local storage, until it is cleared',
              ],
              [
                'draft:',
                'When a member of staff leaves a record in the middle of a change',
                'To give back what was typed',
                'Session storage, until it is saved, the tab is closed or somebody logs out',
              ],
              [
                'post-draft:',
                'When a member of staff writes an article that could not be saved yet',
                'To give back what was typed',
                'Local storage, until it is saved',
              ],
            ],
          },
        },
        'Beside these, browsers keep copies of pages, styles and pictures in their cache, as with every website, so that they needn’t be fetched again. A small program of ours in the browser, a service worker, keeps one page: the one that tells you that there is no connection. It keeps nothing that you open or send, and sends nothing anywhere. Clearing the data of this site removes it.',
      ],
    },
    {
      id: 'consent',
      title: 'Why you aren’t asked',
      blocks: [
        'In the UK, the Privacy and Electronic Communications Regulations 2003 (PECR) ask for consent before something is stored on or read from a device, unless it is strictly necessary for a service you asked for; since 5 February 2026, when that part of the Data (Use and Access) Act 2025 began to apply, some further exceptions exist, among them how a site appears. In Ireland, Regulation 5 of the ePrivacy Regulations 2011 (S.I. 336/2011) has the strictly necessary exception.',
        'A draft you are typing, the chat and a sign-in are necessary for what you are doing. The colour scheme is stored because you chose one, and only then. The wish not to be counted is stored because you expressed it. We rely on no exception for statistics, because they need nothing from your device: a page tells our server that it was opened, as its own request did before.',
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
  versions: [
    {
      date: '2026-11-23',
      change:
        'The pages you open are no longer kept for reading without a connection. The chat is open on the next page when it was open on the one before, with the words you had not sent yet.',
    },
    { date: '2026-11-21', change: 'First version.' },
  ],
}
