import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsRoles: GoldenDialogue[] = [
  {
    id: 'visitors-roles-1',
    group: 'roles',
    turns: [
      {
        asks: 'what does an mlops engineer acually do all day',
        wants: 'answer',
        says: [/releas|rollback|way back|version/i, /watch|monitor|drift|retrain/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
      {
        asks: 'we have one model, i retrain it by hand every january. do i need one of them',
        wants: 'answer',
        says: [/checklist|by hand|too early|don[’']t need|needn[’']t|not (?:yet|need)/i],
        never: [/demand forecasts are refitted weekly/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
      {
        asks: 'how much is a senior one per day anyway',
        wants: 'answer',
        says: [/£\s?1,?050/, /£\s?1,?250/],
        never: [/£\s?10,000/],
        restsOn: '/ai-roles/mlops-engineer',
      },
    ],
  },
  {
    id: 'visitors-roles-2',
    group: 'roles',
    turns: [
      {
        asks: 'ai engineer or ml engineer?? we mostly just call the openai api from our app',
        wants: 'answer',
        says: [
          /AI engineer/i,
          /existing models|the former|through an API|bought or downloaded|isn[’']t trained|train and retrain/i,
        ],
        restsOn: '/ai-roles/ai-engineer',
      },
    ],
  },
  {
    id: 'visitors-roles-3',
    group: 'roles',
    turns: [
      {
        asks: 'got 3 ERPs off acquisitions and a rake of spreadsheets, last weeks numbers never match. who do i need first',
        wants: 'answer',
        says: [/data engineer/i],
        restsOn: '/ai-roles/data-engineer',
      },
    ],
  },
  {
    id: 'visitors-roles-4',
    group: 'roles',
    turns: [
      {
        asks: '"gen ai specialist" and "generative ai specialist" - is that a typo on yer site lol',
        wants: 'answer',
        says: [/weights|hardware|hosts?\b|tunes?\b|underneath|works? on the model/i, /assistants?/i],
        restsOn: '/ai-roles/gen-ai-specialist',
      },
    ],
  },
  {
    id: 'visitors-roles-5',
    group: 'roles',
    turns: [
      {
        asks: 'drone footage of warehouse roofs, finding cracked panels. machine vision engineer or computer vision',
        wants: 'answer',
        says: [
          /computer vision/i,
          /latter|as it comes|comes as it is|drone|natural pictures|nobody could light/i,
        ],
        restsOn: '/ai-roles/computer-vision',
      },
      {
        asks: 'who marks up all the pictures, us or them',
        wants: 'answer',
        says: [
          /people who know|first few hundred|your (?:own )?(?:people|staff|inspectors)|model (?:then )?proposes/i,
        ],
        restsOn: '/ai-roles/computer-vision',
      },
    ],
  },
  {
    id: 'visitors-roles-6',
    group: 'roles',
    turns: [
      {
        asks: 'send me 3 CVs for data scientists by 5 today',
        wants: 'answer',
        says: [/24 hours|brief/i, /tested|marked|interview|don[’']t send/i],
        never: [/(?:we[’']ll|I[’']ll|we will) send (?:you )?(?:the |three |3 )?CVs/i],
        restsOn: '/qa/team-augmentation#how-engineers-are-vetted',
      },
      {
        asks: 'tested how',
        wants: 'answer',
        says: [/code review/i, /statistics/i],
        never: [/acceptance test/i],
        restsOn: '/qa/team-augmentation#how-engineers-are-vetted',
      },
    ],
  },
  {
    id: 'visitors-roles-7',
    group: 'roles',
    turns: [
      {
        asks: 'hi, data scientist here 4 yrs exp based in dublin. are ye hiring at the moment? where do i send my cv',
        wants: 'answer',
        says: [
          /don[’']t publish|not publish|haven[’']t published|no (?:vacanc|jobs|open)|ask us|hello@|write to us|contact us|7946/i,
        ],
        never: [/Hire a data scientist/i, /£\s?800/, /within 24 hours/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'visitors-roles-8',
    group: 'roles',
    on: '/ai-roles/ai-consultant',
    turns: [
      {
        asks: 'ballpark how long would one of these be with us',
        wants: 'answer',
        says: [/twenty working days|20 working days|five to eight weeks/i],
        never: [/(?:3|three)\s?(?:–|-|to)\s?(?:12|twelve) months/i],
        restsOn: '/ai-roles/ai-consultant',
      },
      {
        asks: 'and is it the same person builds it after',
        wants: 'answer',
        says: [/prefer another|another (?:person )?to build|adviser|somebody else/i],
        restsOn: '/ai-roles/ai-consultant',
      },
    ],
  },
  {
    id: 'visitors-roles-9',
    group: 'roles',
    turns: [
      {
        asks: 'lead rate?',
        wants: 'answer',
        says: [/£\s?1,?250/, /£\s?1,?500/],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'and the cheapest level',
        wants: 'answer',
        says: [/£\s?800/, /1,?050/],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'vat on top of that or in it',
        wants: 'answer',
        says: [/VAT/, /without|added|plus|exclu|on top|where it applies/i],
        never: [/(?:includes?|including) VAT/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'visitors-roles-10',
    group: 'roles',
    turns: [
      {
        asks: '200 proof of delivery sheets a day, drivers scrawl on them in biro. can your text person get that into fields',
        wants: 'answer',
        says: [/block capitals|joined[- ]up|poorly|hundred of yours/i],
        never: [/yes,? (?:it reads|all) handwriting/i],
        restsOn: '/ai-roles/nlp-engineer',
      },
    ],
  },
]
