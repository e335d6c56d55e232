import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const phone1: GoldenDialogue[] = [
  {
    id: 'phone-short-stops',
    group: 'fit',
    turns: [
      {
        asks: 'hi do you do anything for a bottling line that keeps stopping for two minutes at a time',
        wants: 'answer',
        says: [/downtime|dashboard|stops into|Pareto|loss behind|minor.stop/i],
        never: [/\bfilm|password/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
      {
        asks: 'what would that set us back',
        wants: 'answer',
        says: [/£\s?\d/],
        never: [/spreadsheets with formulae|hotel|clothing/i],
        restsOn: '/solutions/dynamic-operational-dashboards#price',
      },
      {
        asks: 'and how long before we see anything',
        wants: 'answer',
        says: [/\b\d+ ?(?:to|–|-|and) ?\d+ (?:weeks|months)|\bweeks? \d|(?:\d+|five) weeks/i],
        never: [/ten minutes/i],
        restsOn: '/qa/timelines#first-result',
      },
      {
        asks: 'can the operators still use their own screens',
        wants: 'answer',
        says: [
          /screen|HMI|operator|beside|what you have|already/i,
          /beside|keep|still|same|already|in place|reads? only|as (?:they|it) (?:is|are)|inside/i,
        ],
        never: [/\beditor\b|spreadsheets/i],
        restsOn: '/solutions/dynamic-operational-dashboards#integration',
      },
    ],
  },
  {
    id: 'phone-night-line',
    group: 'support',
    turns: [
      {
        asks: 'who do i ring at 3 in the morning if your thing falls over',
        wants: 'answer',
        says: [notPublished],
        restsOn: 'firm',
      },
      {
        asks: 'not even for extra money',
        wants: 'answer',
        says: [/support order|order|n[’']t publish|ask us|not published/i],
        never: [/mailbox is|refund/i],
        restsOn: 'firm',
      },
      {
        asks: 'ok and if it falls over does my line stop',
        wants: 'answer',
        says: [/goes back to running|as it did before|bypass|runs on|keeps running/i],
        restsOn: '/qa/after-go-live#bypass',
      },
    ],
  },
  {
    id: 'phone-cheapest-way',
    group: 'prices',
    turns: [
      {
        asks: "What's the cheapest way to find out if this is worth doing at all?",
        wants: 'answer',
        says: [/free|costs nothing|£1,600/i],
        restsOn: '/qa/cost#typical-project-cost',
      },
      {
        asks: 'is that fixed price',
        wants: 'answer',
        says: [/fixed|cap\b/i],
        restsOn: '/qa/cost#fixed-price',
      },
      {
        asks: 'plus VAT?',
        wants: 'answer',
        says: [/exclud\w+ VAT|VAT is added|without/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'phone-lorries-cork',
    group: 'sectors',
    turns: [
      {
        asks: 'howya, ye do anything for lorries breaking down on the road',
        wants: 'answer',
        says: [/fault codes|job cards|chance of failure|breakdown/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'whats it run on, do i need boxes in every truck',
        wants: 'answer',
        says: [/telematics|vehicle bus/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'and would ye come down to cork',
        wants: 'answer',
        says: [/\byes\b/i],
        restsOn: '/locations/ireland',
      },
      {
        asks: 'is it priced in euro so',
        wants: 'answer',
        says: [/euro/i, /sterling|pounds/i],
        restsOn: '/locations/ireland#euro',
      },
    ],
  },
  {
    id: 'phone-pace-cameras',
    group: 'people-data',
    turns: [
      {
        asks: 'Will the cameras be used to check how fast each person works?',
        wants: 'answer',
        says: [/refuse|no names|no ranking|won[’']t be used|not (?:be )?used|individual|discipline/i],
        never: [/\b0\.5 m|blur/i],
        restsOn: '/qa/data-protection#employee-monitoring',
      },
      {
        asks: 'who guarantees that',
        wants: 'answer',
        says: [/in writing|agreement|contract|order|impact assessment/i],
        never: [/no result is promised|result is promised/i],
        restsOn: '/qa/data-protection#employee-monitoring',
      },
      {
        asks: 'can we see the pictures it keeps',
        wants: 'answer',
        says: [
          /may read|see the same screen|team reads|representatives (?:see|may|on request)|safety manager/i,
        ],
        never: [/auditor|chat/i],
        restsOn: '/solutions/smart-safety-surveillance#faq',
      },
    ],
  },
  {
    id: 'phone-ownership',
    group: 'contract',
    turns: [
      {
        asks: 'Who owns the model and the code at the end of the engagement?',
        wants: 'answer',
        says: [/you do|are assigned to you|yours/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'And background IP?',
        wants: 'answer',
        says: [/earlier tools|licen[cs]e/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'what if you go into liquidation',
        wants: 'answer',
        says: [/running without us|keeps running|with you/i],
        restsOn: '/about-us#principles',
      },
    ],
  },
  {
    id: 'phone-chatgpt-suit',
    group: 'rude',
    turns: [
      {
        asks: 'so you lot are just chatgpt with a suit on arent you',
        wants: 'answer',
        says: [/no (?:language )?model|searching our own pages|consultancy|machine vision|bot\b/i],
        restsOn: 'firm',
      },
      {
        asks: 'bollocks. name one customer',
        wants: 'answer',
        says: [/n[’']t publish|logos|not on this website|no customer/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'phone-plastic-parts',
    group: 'fit',
    turns: [
      {
        asks: 'hello we have machine for plastic, many part bad, you can look by camera?',
        wants: 'answer',
        says: [/mould|shot|camera|inspect|vision/i, /yes|part|defect/i],
        restsOn: '/usecases/injection-moulding-anomalies',
      },
      {
        asks: 'how much picture you need',
        wants: 'answer',
        says: [/\b(?:100 to 300|200 to 500|300 to 2,000)\b/],
        restsOn: '/solutions/machine-vision#inputs',
      },
      {
        asks: 'part is black and shine, is problem?',
        wants: 'answer',
        says: [/light|reflect|mirror|gloss|shiny|dark/i],
        never: [/video|browser/i],
        restsOn: '/qa/machine-vision#lighting',
      },
    ],
  },
  {
    id: 'phone-night-alarms',
    group: 'fit',
    turns: [
      {
        asks: 'i get 200 alarms a night and none of em mean anything, can u fix that',
        wants: 'answer',
        says: [/alarm/i, /threshold|number|rank|few|fall|cut/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
      {
        asks: 'how many false ones will yours give me',
        wants: 'answer',
        says: [/as many as you choose|number for each shift|typically/i],
        restsOn: '/solutions/instant-anomaly-detection#benefits',
      },
      {
        asks: 'who decides what counts as false',
        wants: 'answer',
        says: [
          /fitter|operators?\b|maintenance|technician|\bdesk\b|they mark|owner/i,
          /\bmark|found|confirm|sets? a number|decid/i,
        ],
        never: [/good parts/i],
        restsOn: '/qa/predictive-maintenance#false-alarms-maintenance',
      },
      {
        asks: 'what happens when were short staffed and nobody looks',
        wants: 'answer',
        says: [
          /unread|nobody (?:is free|has time|looks|to answer)|cost without a benefit|alarm budget|one person/i,
        ],
        never: [/two hours a week throughout/i],
        restsOn: '/blog/what-an-alarm-costs',
      },
    ],
  },
]
