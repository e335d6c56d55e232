import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const buyersContract: GoldenDialogue[] = [
  {
    id: 'buyers-contract-1',
    group: 'contract',
    turns: [
      {
        asks: 'We would be sending you drawings of an unreleased product. Will you enter into an NDA?',
        wants: 'answer',
        says: [/confidential|\bNDA\b/i],
        never: [/language model/i, /night shift/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'term?',
        wants: 'answer',
        says: [/five years|5 years/i],
        never: [/three to twelve|3–12/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'does each engineer sign or only the company',
        wants: 'answer',
        says: [/each (?:person|engineer|one|of them)|themselves/i, /\bsigns?\b/i],
        restsOn: '/team-augmentation',
      },
    ],
  },
  {
    id: 'buyers-contract-2',
    group: 'contract',
    turns: [
      {
        asks: 'who owns the code when its finished',
        wants: 'answer',
        says: [/you(?:rs| do| own)\b|assigned to you|belongs? to you/i, /paid|payment/i],
        restsOn: '/qa/data#data-ownership',
      },
      {
        asks: 'and the trained model',
        wants: 'answer',
        says: [/you(?:rs| do| own)\b|assigned to you|belongs? to you/i],
        restsOn: '/qa/data#data-ownership',
      },
      {
        asks: 'say we pull the plug halfway. what do we walk away with',
        wants: 'answer',
        says: [
          /keep (?:what|the|all|everything|pictures)|made so far|what (?:has been|was) made|your repository/i,
        ],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: "ye won't be flogging it to the crowd down the road",
        wants: 'answer',
        says: [/train models for others|never used elsewhere|your work only|confidential/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
  {
    id: 'buyers-contract-3',
    group: 'contract',
    turns: [
      {
        asks: 'Which law governs your agreement? We are an Irish DAC and our counsel will ask.',
        wants: 'answer',
        says: [/Irish law/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
    ],
  },
  {
    id: 'buyers-contract-4',
    group: 'contract',
    turns: [
      {
        asks: 'we only buy on our own T&Cs, 45 pages of them. problem?',
        wants: 'answer',
        says: [/read (?:and mark )?them|\bmark\b|rather than refuse|purchasing terms/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
    ],
  },
  {
    id: 'buyers-contract-5',
    group: 'contract',
    turns: [
      {
        asks: 'What is the cap on your liability under a project order?',
        wants: 'answer',
        says: [
          /liab/i,
          /limit|cap\b/i,
          /(?:the|your|each) order\b|n[’']t published|not publish|don[’']t publish|law|\bask (?:us|for|during|about|a|an)\b/i,
        ],
        never: [/£ ?\d+(?:\.\d+)? ?(?:m\b|million)/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
      {
        asks: 'PI insurance, what level? we need 5m minimum',
        wants: 'answer',
        says: [notPublished],
        never: [/£15 million/i, /we (?:hold|carry|have) £/i],
        restsOn: 'firm',
      },
      {
        asks: 'well is the guy on site covered by public liability at least',
        wants: 'answer',
        says: [/public liability/i],
        restsOn: '/team-augmentation',
      },
    ],
  },
  {
    id: 'buyers-contract-6',
    group: 'contract',
    turns: [
      {
        asks: 'money back if it doesnt work??',
        wants: 'answer',
        says: [
          /(?:can|may|to) stop|stop (?:there|at|after)|n[’']t (?:paid|invoiced)|pass mark|first step|don[’']t publish/i,
        ],
        never: [/full refund/i, /refund within/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
    ],
  },
  {
    id: 'buyers-contract-7',
    group: 'contract',
    turns: [
      {
        asks: 'can u guarantee zero defects to the customer, our OEM demands it',
        wants: 'answer',
        says: [/nobody can|no one can|can[’']t/i, /bound|95 ?%|rule of three|second, independent|300/i],
        restsOn: '/qa/machine-vision#proving-zero-escapes',
      },
    ],
  },
  {
    id: 'buyers-contract-8',
    group: 'contract',
    turns: [
      {
        asks: 'ISO27001 and cyber essentials plus certs pls',
        wants: 'answer',
        says: [/no certificate|don[’']t claim|n[’']t claim/i],
        never: [/we (?:are|have been) certified/i, /AI literacy/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'we have a 180 line security questionnaire, would ye fill it in',
        wants: 'answer',
        says: [/fill (?:it |in |them )|questionnaire/i],
        never: [/24 questions|twenty-four questions/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'buyers-contract-9',
    group: 'contract',
    turns: [
      {
        asks: 'If your engineers can see our HR records while working, are you controller or processor, and is there an Article 28 agreement?',
        wants: 'answer',
        says: [/processor/i, /Article 28|agreement/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'suppose theres a breach on a bank holiday weekend',
        wants: 'answer',
        says: [/without delay|72 hours/i],
        restsOn: '/qa/security#who-has-access',
      },
      {
        asks: 'and when the work is over',
        wants: 'answer',
        says: [/delet/i],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'buyers-contract-10',
    group: 'contract',
    turns: [
      {
        asks: 'Hi,\n\nWe are looking at suppliers for an inspection project (2 lines, Leeds). Before we go further our legal team needs to know whether you work on a fixed price and who owns the deliverables at the end.\n\nKind regards\nJoanne Pickles\nCategory Buyer',
        wants: 'answer',
        says: [/fixed/i, /you(?:rs| do| own)\b|assigned to you|belongs? to you/i],
        restsOn: '/qa/cost#fixed-price',
      },
    ],
  },
  {
    id: 'buyers-contract-11',
    group: 'contract',
    turns: [
      {
        asks: 'warranty on the station after handover, how many months',
        wants: 'answer',
        says: [
          /don[’']t publish|not publish|n[’']t published|support order|in (?:the|your) order|\bask (?:us|for|during|about|a|an)\b/i,
        ],
        never: [/(?:12|24|twelve|twenty-four)[- ]months? warranty/i, /under warranty/i],
        restsOn: 'firm',
      },
    ],
  },
]
