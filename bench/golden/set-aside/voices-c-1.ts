import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC1: GoldenDialogue[] = [
  {
    id: 'voice-c-1',
    group: 'voices-c',
    turns: [
      {
        asks: 'who are ye exactly, never came across tidewright before',
        wants: 'answer',
        says: [/consultancy|AI consulting|machine vision|predictive maintenance/i],
        restsOn: 'firm',
      },
      { asks: 'and where are ye based', wants: 'answer', says: [/London|Example Quay/i], restsOn: 'firm' },
      {
        asks: 'how many people work there',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/\b\d+ (?:people|employees|engineers|staff)\b/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-2',
    group: 'voices-c',
    turns: [
      {
        asks: 'We pack tablets in Waterford, blister lines mostly. Missing tablets and bad print on the foil are killing us. Is that something a camera of yours would catch or am I talking to the wrong crowd?',
        wants: 'answer',
        says: [/machine vision|station|camera/i],
        never: [/surveillance cameras (?:will|can) do/i],
        restsOn: '/solutions/machine-vision',
      },
      {
        asks: 'how long would that take to get running on one line',
        wants: 'answer',
        says: [/16\D{1,6}36|3\s?(?:[–-]|to)\s?12 months/i],
        never: [/26\D{1,6}52 weeks|13\D{1,6}20 weeks/],
        restsOn: '/solutions/machine-vision#steps',
      },
      {
        asks: 'and what does it cost',
        wants: 'answer',
        says: [/£10,?000\D{1,8}£?100,?000/],
        restsOn: '/solutions/machine-vision#price',
      },
    ],
  },
  {
    id: 'voice-c-3',
    group: 'voices-c',
    turns: [
      {
        asks: 'GMP site here so anything that touches the line has to be validated. do you do that paperwork or is it left to us',
        wants: 'answer',
        says: [
          /validat|GxP|audit trail/i,
          /(?:isn|aren)[’']t published|don[’']t publish|not published|each change needs its record|validation records/i,
        ],
        restsOn: '/locations/london#sectors',
      },
    ],
  },
  {
    id: 'voice-c-4',
    group: 'voices-c',
    turns: [
      {
        asks: 'have ye worked with any pharma companies already',
        wants: 'answer',
        says: [
          /publish(?:es)? no|not on this website|in your trade|no (?:customer[’']s )?(?:results?|case)|a serious one|serious enquiry|customers?\b[^.]{0,60}n[’']t publish/i,
        ],
        never: [/we have worked with/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'can we ring one of them',
        wants: 'answer',
        says: [/conversation|serious enquiry|in your trade|without us in the room/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-5',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you come over to ireland or is it all on zoom',
        wants: 'answer',
        says: [/flight|ferry|two or three days|come to (?:your|the) site|on (?:your )?site|on your site/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-6',
    group: 'voices-c',
    turns: [
      {
        asks: 'can you quote in euro',
        wants: 'answer',
        says: [/sterling|pounds/i, /\beuros?\b/i],
        restsOn: '/locations/ireland#euro',
      },
      {
        asks: 'and the vat on that?',
        wants: 'answer',
        says: [/without VAT|VAT is added|VAT, which is added|VAT added|reverse charge/i],
        never: [/\b(?:20|23) ?%/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-7',
    group: 'voices-c',
    turns: [
      {
        asks: 'Would the EU AI Act hit us if we stick an AI camera on a packing line',
        wants: 'answer',
        says: [
          /only judges goods|no high-risk|usually aren[’']t|(?:isn[’']t|not|aren[’']t)(?: usually)? high[- ]risk|inspects its own parts isn|on your own line[^.]*isn/i,
        ],
        restsOn: '/qa/data-protection#ai-act-uk-firms',
      },
    ],
  },
  {
    id: 'voice-c-8',
    group: 'voices-c',
    turns: [
      {
        asks: "false reject rate is what I'm judged on. what can you guarantee me there",
        wants: 'answer',
        says: [/as many as you|\b2 ?%|0\.5\D{1,4}3 ?%|curve|no result is promised|pass mark|nobody can/i],
        never: [/\bwe guarantee (?:you|that|a|at)\b/i],
        restsOn: '/qa/machine-vision#false-rejects',
      },
    ],
  },
  {
    id: 'voice-c-9',
    group: 'voices-c',
    turns: [
      {
        asks: "we've an inspection system from 2014 with rules somebody wrote and nobody dares touch. rip it out or can you work alongside it?",
        wants: 'answer',
        says: [/retrofit|resolution and light|keep what works|another integrator/i],
        restsOn: '/solutions/machine-vision#faq',
      },
    ],
  },
  {
    id: 'voice-c-10',
    group: 'voices-c',
    turns: [
      {
        asks: 'what happens to the pictures of our product, do they leave the plant',
        wants: 'answer',
        says: [
          /beside the machine|need not|needn[’']t|(?:doesn[’']t|does not|don[’']t) have to|your own (?:server|computer)|server of yours|\bNo\b/,
        ],
        never: [/browser/i],
        restsOn: '/qa/data#data-leaves-site',
      },
    ],
  },
  {
    id: 'voice-c-11',
    group: 'voices-c',
    turns: [
      {
        asks: 'changeover on line 3 takes 50 minutes and on line 2 it takes 28, same crew. could AI tell me why',
        wants: 'answer',
        says: [/stops into|loss behind|reasons?\b|Pareto|minutes? (?:were )?lost/i],
        restsOn: '/usecases/production-scheduling',
      },
    ],
  },
  {
    id: 'voice-c-12',
    group: 'voices-c',
    turns: [
      {
        asks: 'Please confirm your company registration number and VAT number.',
        wants: 'answer',
        says: [
          /(?:isn|aren)[’']t published|don[’']t publish|not published/i,
          /\bVAT\b/,
          /registration|company number/i,
        ],
        never: [/\bGB ?\d{9}\b|\b\d{8}\b/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-13',
    group: 'voices-c',
    turns: [
      {
        asks: 'Do you hold public liability and professional indemnity cover and to what value?',
        wants: 'answer',
        says: [
          /indemnity|public liability|insured/i,
          /(?:aren|isn)[’']t published|don[’']t publish|not published|certificate/i,
        ],
        never: [/£\d+(?:\.\d)? ?m(?:illion)?\b/i],
        restsOn: 'firm',
      },
      {
        asks: 'can you send the certificates',
        wants: 'answer',
        says: [/ask for (?:the|a) certificate|certificate|policy|isn[’']t published|don[’']t publish/i],
        never: [/ISO 27001/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-14',
    group: 'voices-c',
    turns: [
      {
        asks: 'ISO 27001? Cyber Essentials?',
        wants: 'answer',
        says: [/no certificate|claim no/i],
        never: [/we (?:hold|are certified)/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'voice-c-15',
    group: 'voices-c',
    turns: [
      {
        asks: 'Are you on any public sector framework, G-Cloud or similar?',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/yes, (?:we are|on)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-16',
    group: 'voices-c',
    turns: [
      {
        asks: 'what are your payment terms',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/\b(?:14|30|60) days/],
        restsOn: 'firm',
      },
      {
        asks: 'is any of it up front',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/\b\d+ ?% (?:up front|in advance|on order)/i],
        restsOn: 'firm',
      },
    ],
  },
]
