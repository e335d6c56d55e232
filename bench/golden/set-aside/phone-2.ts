import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const phoneAside2: GoldenDialogue[] = [
  {
    id: 'phone-hours',
    group: 'hours',
    turns: [
      { asks: 'what time do ye close', wants: 'answer', says: [/18:00/], restsOn: 'firm' },
      {
        asks: 'is that irish time',
        wants: 'answer',
        says: [/\b(?:UK|London|Irish) time\b|same time|\bGMT\b|n[’']t know/i],
      },
      { asks: 'and saturday', wants: 'answer', says: [/no\b|Monday to Friday|weekend/i], restsOn: 'firm' },
    ],
  },
  {
    id: 'phone-liability',
    group: 'contract',
    turns: [
      {
        asks: 'Please point me to your limitation of liability.',
        wants: 'answer',
        says: [/limit|liab/i],
        restsOn: '/how-we-contract',
      },
      {
        asks: 'is it capped at fees paid',
        wants: 'answer',
        says: [/limit|n[’']t publish|each year|contract/i],
        restsOn: '/how-we-contract',
      },
      { asks: 'governing law?', wants: 'answer', says: [/English law|England/i], restsOn: 'firm' },
    ],
  },
  {
    id: 'phone-forklift',
    group: 'fit',
    turns: [
      {
        asks: 'good day sir my boss say find AI for warehouse, forklift almost hit people many time',
        wants: 'answer',
        says: [/forklift|near.miss|pedestrian/i],
        restsOn: '/usecases/forklift-pedestrian-safety',
      },
      {
        asks: 'it make noise when danger?',
        wants: 'answer',
        says: [/\b(?:lamps?|horns?|sounds?|beacons?|warns?|alarms?)\b|protective device/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
      {
        asks: 'how many camera for 4000 meter',
        wants: 'answer',
        says: [
          /five to ten crossings|number of views|which (?:six )?places|n[’']t (?:know|publish)|\bvisit\b|survey/i,
        ],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'phone-switchboard',
    group: 'sectors',
    turns: [
      {
        asks: 'Our switchboard chatbot gives patients wrong answers. Can you help, or do you only sell new ones?',
        wants: 'answer',
        says: [
          /\byes\b|\bhelp\b|put(?:ting)? .{0,20}right/i,
          /not (?:from|with) a new|existing|transcripts|your own/i,
        ],
        restsOn: '/usecases/chatbot-optimisation',
      },
      {
        asks: 'we have about 3,000 chats exported',
        wants: 'answer',
        says: [/transcripts|500 conversations/i],
        restsOn: '/usecases/chatbot-optimisation',
      },
      {
        asks: 'what if it gives clinical advice',
        wants: 'answer',
        says: [/keeps? to administration|medical device|\bhuman\b|\burgent\b|clinician/i],
        restsOn: '/usecases/chatbot-optimisation',
      },
    ],
  },
  {
    id: 'phone-three-of-firm',
    group: 'several',
    turns: [
      {
        asks: 'how many people work for you, where are they based, and are any of them subcontractors?',
        wants: 'answer',
        says: [
          /n[’']t publish/i,
          /London|Kingdom|Ireland|Quay/i,
          /payroll|company of their own|subcontract/i,
        ],
        restsOn: 'firm',
      },
      {
        asks: 'do they have security clearance',
        wants: 'answer',
        says: [notPublished, /clearance/i],
        restsOn: 'firm',
      },
      {
        asks: 'can we interview the engineer before',
        wants: 'answer',
        says: [/interview/i],
        restsOn: '/team-augmentation#get',
      },
    ],
  },
  {
    id: 'phone-mlops',
    group: 'definitions',
    turns: [
      {
        asks: 'what does MLOps mean',
        wants: 'answer',
        says: [/model/i, /running|releas|monitor|production|versions?/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
      {
        asks: 'is that different from DevOps',
        wants: 'answer',
        says: [/DevOps|releasing software|software releases?/i],
        restsOn: '/ai-roles/mlops-engineer',
      },
      {
        asks: 'how much does one earn',
        wants: 'answer',
        says: [/£\s?\d|n[’']t (?:know|publish)/i],
      },
    ],
  },
  {
    id: 'phone-dryers',
    group: 'fit',
    turns: [
      {
        asks: "our dryers use a fortune in gas and the moisture's all over the place",
        wants: 'answer',
        says: [/moistur|dry/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
      {
        asks: 'do you take over control of the burner',
        wants: 'answer',
        says: [/limit|propos|operator|advis|control|set ?point/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
      {
        asks: 'no i mean does it write to the PLC',
        wants: 'answer',
        says: [/PLC|write|set ?point|controller|limit/i],
        never: [/privacy/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
      {
        asks: 'what if it gets it wrong',
        wants: 'answer',
        says: [/narrow limits|limits that|interlocks|takes over|accepts? or refuses?|bypass|fall-?back/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
    ],
  },
  {
    id: 'phone-cancel-halfway',
    group: 'contract',
    turns: [
      {
        asks: 'what happens if we cancel halfway',
        wants: 'answer',
        says: [/\bstop\b|end the (?:work|project)|keep what|pay for what has been done/i],
        restsOn: 'firm',
      },
      {
        asks: "do we lose what we've paid",
        wants: 'answer',
        says: [/keep|paid|refund|n[’']t publish/i],
        restsOn: 'firm',
      },
      {
        asks: 'who keeps the data',
        wants: 'answer',
        says: [/your|delet|you\b/i, /data/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
]
