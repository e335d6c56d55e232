import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const phone4: GoldenDialogue[] = [
  {
    id: 'phone-chat-law',
    group: 'chat',
    turns: [
      {
        asks: 'is this chat recorded and on what lawful basis',
        wants: 'answer',
        says: [/store|kept/i, /lawful basis|legitimate interest|6\(1\)|\bcontract\b|consent/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      { asks: 'how long for', wants: 'answer', says: [/90 days/i], restsOn: '/privacy-policy#what-we-store' },
      {
        asks: 'please delete this conversation',
        wants: 'answer',
        says: [/request|erase|delet/i],
        restsOn: '/privacy-request',
      },
    ],
  },
  {
    id: 'phone-robot',
    group: 'contact',
    turns: [
      {
        asks: 'are you a robot yes or no',
        wants: 'answer',
        says: [/automated|bot/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      { asks: 'then get me a human', wants: 'details', says: [/called a person|engineer will answer/i] },
      {
        asks: 'no i dont want to type my email just tell me the number',
        wants: 'details',
        says: [/7946 0958/],
      },
    ],
  },
  {
    id: 'phone-meeting',
    group: 'booking',
    turns: [
      {
        asks: 'i want make appointment with manager tomorrow 10',
        wants: 'details',
        says: [/half an hour|arrange/i],
      },
      {
        asks: 'is possible in teams',
        wants: 'answer',
        says: [/video/i],
        never: [/team augmentation/i],
        restsOn: 'firm',
      },
      {
        asks: 'how long is meeting',
        wants: 'answer',
        says: [/half[- ](?:an )?hour/i],
        never: [/readiness|ten minutes/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'phone-compressor',
    group: 'fit',
    turns: [
      {
        asks: 'compressor house is leaking money, anything for that',
        wants: 'answer',
        says: [/meter|leak|compress|baseload|air/i, /yes|typically|%|branch|find/i],
        restsOn: '/usecases/compressed-air-energy',
      },
      {
        asks: 'what do you need to measure',
        wants: 'answer',
        says: [/sub-meter|air flow|feeder/i],
        restsOn: '/usecases/compressed-air-energy',
      },
      {
        asks: 'have no flow meters',
        wants: 'answer',
        says: [/sub-meter|meter/i],
        restsOn: '/usecases/compressed-air-energy',
      },
    ],
  },
  {
    id: 'phone-second-reader',
    group: 'regulation',
    turns: [
      {
        asks: 'We want a second reader for chest X-rays. Is yours UKCA marked?',
        wants: 'answer',
        says: [/approved|mark/i, /choose|n[’']t|not|maker/i],
        never: [/our .{0,20}is (?:UKCA|marked)/i],
        restsOn: '/usecases/medical-diagnostics-imaging',
      },
      {
        asks: 'so what could you actually do for us',
        wants: 'answer',
        says: [/test|choose|fit|monitor|list|order/i],
        never: [/who is tidewright/i],
        restsOn: '/usecases/medical-diagnostics-imaging',
      },
      {
        asks: 'who signs the clinical safety case',
        wants: 'answer',
        says: [/clinical safety officer|clinician|DCB0129|maker/i],
        restsOn: '/qa/healthcare#dcb0129-dcb0160',
      },
    ],
  },
  {
    id: 'phone-bay',
    group: 'sectors',
    turns: [
      {
        asks: "how's it going. trucks turning up at the warehouse all at once, bay is jammed",
        wants: 'answer',
        says: [/arriv|lorr|\bbay\b|booked load|slot/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'how accurate would it be',
        wants: 'answer',
        says: [/8\D{1,4}15 minutes|error is/i],
        never: [/scores 92%|naive/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'would the warehouse crowd need anything',
        wants: 'answer',
        says: [/eight weeks|plate reader|gate log|data agreement|shift leader/i],
        never: [/scores 92%/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
    ],
  },
  {
    id: 'phone-gcloud',
    group: 'contract',
    turns: [
      {
        asks: 'Are you on G-Cloud or any Crown Commercial framework?',
        wants: 'answer',
        says: [notPublished],
        restsOn: 'firm',
      },
      {
        asks: 'how then do public bodies buy from you',
        wants: 'answer',
        says: [notPublished],
        restsOn: 'firm',
      },
      {
        asks: "what's the smallest contract you'd take",
        wants: 'answer',
        says: [/£1,600|first step|one step|smallest|step/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-transfers',
    group: 'data',
    turns: [
      {
        asks: 'Do you transfer personal data outside the UK?',
        wants: 'answer',
        says: [/United Kingdom|adequacy/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
      {
        asks: 'list of sub-processors?',
        wants: 'answer',
        says: [/processor/i, /ask|name|publish|agreement/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
      {
        asks: 'we need 30 days notice of changes to that',
        wants: 'answer',
        says: [/30 days before|sub-?processor|announces|n[’']t know/i],
        never: [/extend an engineer|engineer/i],
        restsOn: '/how-we-contract',
      },
    ],
  },
  {
    id: 'phone-assessment',
    group: 'assessment',
    turns: [
      {
        asks: 'hey is the assessment thing free',
        wants: 'answer',
        says: [/free/i],
        restsOn: '/ai-readiness-assessment',
      },
      {
        asks: 'how long does it take',
        wants: 'answer',
        says: [/ten minutes/i],
        restsOn: '/ai-readiness-assessment',
      },
      {
        asks: 'do i have to give my email',
        wants: 'answer',
        says: [/needn[’']t|no\b|not\b|without|none/i],
        never: [/you can ask here/i],
        restsOn: '/ai-readiness-assessment',
      },
      {
        asks: 'what do i get at the end',
        wants: 'answer',
        says: [/score/i],
        restsOn: '/ai-readiness-assessment',
      },
    ],
  },
]
