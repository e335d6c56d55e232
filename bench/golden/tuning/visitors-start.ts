import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsStart: GoldenDialogue[] = [
  {
    id: 'visitors-start-1',
    group: 'start and notice',
    turns: [
      {
        asks: 'need 2 data people for a 3 month push, how quick can u get me names',
        wants: 'answer',
        says: [/24 hours/i, /brief|working day/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'names are grand but when would they be sat at a desk here',
        wants: 'answer',
        says: [/(?:one to three|1[–-]3|1 to 3) weeks/i],
        never: [/(?:start|desk)[^.]{0,20}within 24 hours/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'whats the notice if budget gets pulled',
        wants: 'answer',
        says: [/notice[^.]*\border\b|\border\b[^.]*notice/i],
        never: [/(?:two|four|2|4|one|1) (?:weeks?|months?)[’']? notice/i],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'and if hes hopeless in wk 1?',
        wants: 'answer',
        says: [
          /trial/i,
          /ten working days|10 working days|aren[’']t (?:paid|invoiced)|not (?:paid|invoiced|charged)|somebody else/i,
        ],
        restsOn: '/qa/team-augmentation#wrong-person',
      },
    ],
  },
  {
    id: 'visitors-start-2',
    group: 'start and notice',
    turns: [
      {
        asks: 'if we signed this week when would the actual project kick off',
        wants: 'answer',
        says: [/(?:two to four|2[–-]4|2 to 4) weeks/i],
        never: [/(?:project|work) (?:starts?|begins?) within 24 hours/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'our peak is black friday thru xmas. september too late?',
        wants: 'answer',
        says: [/September|season/i, /next (?:one|season|year)|April|June/i],
        restsOn: '/qa/timelines#seasonality',
      },
    ],
  },
  {
    id: 'visitors-start-3',
    group: 'start and notice',
    turns: [
      {
        asks: 'say we love her and want her on perm after 6 months, is there a finders fee',
        wants: 'answer',
        says: [/fee/i, /order|set period|falls|want to|\byes\b/i],
        never: [/\d+\s?% of (?:the )?(?:first|salary)/i],
        restsOn: '/qa/team-augmentation#hire-them-permanently',
      },
    ],
  },
  {
    id: 'visitors-start-4',
    group: 'start and notice',
    turns: [
      {
        asks: 'we shut down 20 dec to 5 jan, can the project be paused',
        wants: 'answer',
        says: [/pause/i, /end of each step|between steps|notice/i],
        never: [/summer shutdown/i],
        restsOn: '/qa/timelines#pause-project',
      },
      {
        asks: 'same people back in january?',
        wants: 'answer',
        says: [/(?:not|n[’']t) be the same|other work|may (?:be )?(?:differ|change)/i],
        never: [/yes,? the same people/i],
        restsOn: '/qa/timelines#pause-project',
      },
    ],
  },
  {
    id: 'visitors-start-5',
    group: 'start and notice',
    turns: [
      {
        asks: 'hi im a ML contractor w my own ltd, if a client of yours wants me thru my company who does the IR35 bit',
        wants: 'answer',
        says: [/own company|company of (?:their|your) own/i, /client|determination/i],
        restsOn: '/qa/team-augmentation#ir35-our-engineers',
      },
      {
        asks: 'wud u put me thru an umbrella',
        wants: 'answer',
        says: [/umbrella/i, /agreed|in writing/i],
        restsOn: '/qa/team-augmentation#umbrella-companies',
      },
    ],
  },
  {
    id: 'visitors-start-6',
    group: 'start and notice',
    turns: [
      {
        asks: "we've nobody free to manage them day to day tbh. still worth hiring by the day?",
        wants: 'answer',
        says: [/project|result/i, /direct|lead|drift|manage/i],
        restsOn: '/qa/team-augmentation#augmentation-or-project',
      },
    ],
  },
]
