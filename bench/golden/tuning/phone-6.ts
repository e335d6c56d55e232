import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const phone6: GoldenDialogue[] = [
  {
    id: 'phone-three-things',
    group: 'several',
    turns: [
      {
        asks: 'Three things: is there a minimum spend, do you work weekends, and can you sign the NHS standard contract?',
        wants: 'answer',
        says: [/£1,600|no minimum|first step|smallest/i, /Monday to Friday|weekend/i, /terms|contract/i],
        restsOn: 'firm',
      },
      {
        asks: 'what about our own terms instead of yours',
        wants: 'answer',
        says: [/purchasing terms|mark up/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
    ],
  },
  {
    id: 'phone-pizza',
    group: 'off',
    turns: [
      { asks: 'best pizza near your office?', wants: 'decline' },
      { asks: 'where IS your office then', wants: 'answer', says: [/Example Quay/], restsOn: 'firm' },
      { asks: 'can i just walk in', wants: 'answer', says: [/appointment/i], restsOn: 'firm' },
    ],
  },
  {
    id: 'phone-papers',
    group: 'contact',
    turns: [
      {
        asks: 'what carbon reporting and modern slavery statement do you have',
        wants: 'answer',
        says: [notPublished, /environment|carbon/i, /slavery/i],
        restsOn: 'firm',
      },
      {
        asks: 'and diversity policy',
        wants: 'answer',
        says: [notPublished, /divers|equal/i],
        restsOn: 'firm',
      },
      {
        asks: 'Fine. My email is tom.reed@example.com',
        wants: 'details',
        says: [/tom\.reed@example\.com/],
        never: [/Fine/],
      },
      { asks: 'Tom Reed, Borough of Eastmoor', wants: 'details', says: [/Tom Reed/, /Eastmoor/] },
    ],
  },
  {
    id: 'phone-cooling',
    group: 'contract',
    turns: [
      {
        asks: 'is there a cooling off period and what if the deliverable fails acceptance?',
        wants: 'answer',
        says: [/pass mark|stop|mend|n[’']t met|repair/i],
        restsOn: 'firm',
      },
      {
        asks: 'who decides it has failed',
        wants: 'answer',
        says: [/pass mark|figure|measured|agreed|order/i],
        restsOn: 'firm',
      },
      { asks: 'and the warranty', wants: 'answer', says: [notPublished], restsOn: 'firm' },
    ],
  },
  {
    id: 'phone-machine-old',
    group: 'off',
    turns: [
      { asks: 'can you buy my company machine old', wants: 'decline' },
      { asks: 'you sell sensor?', wants: 'answer', says: [/at cost|yes/i], restsOn: 'firm' },
      {
        asks: 'ok who install',
        wants: 'answer',
        says: [/fit|install|electrician|mount|we\b|your/i],
        never: [/weekend shift/i],
        restsOn: 'firm',
      },
    ],
  },
]
