import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB4: GoldenDialogue[] = [
  {
    id: 'voice-b-52',
    group: 'regulation',
    turns: [
      {
        asks: 'does the EU AI Act apply to us if we use a camera that watches drivers for drowsiness',
        wants: 'answer',
        says: [
          /high.?risk|emotion|prohibited|deployer|provider|safety component|used (?:in the EU|there)|EU market|Annex/i,
        ],
        restsOn: '/qa/data-protection#is-our-system-high-risk',
      },
      {
        asks: 'and in the uk?',
        wants: 'answer',
        says: [/no general|regulators? appl|laws they already|used (?:in the EU|there)|EU market|output/i],
        restsOn: '/qa/data-protection#ai-act-uk-firms',
      },
    ],
  },
  {
    id: 'voice-b-53',
    group: 'integration',
    turns: [
      {
        asks: "tacho infringements, walkaround checks and defect cards all in different systems, RSA audit coming in March and I'm printing PDFs. any use to me?",
        wants: 'answer',
        says: [
          /between two systems|one vocabulary|columns are matched|link\w* (?:of )?records|n[’']t know|not able/i,
        ],
        never: [/near.?miss/i],
        restsOn: '/solutions/seamless-integration-framework#what',
      },
      {
        asks: 'how long',
        wants: 'answer',
        says: [/16 to 40|13 to 20|3 ?(?:–|-|to) ?12 months|weeks/i],
        restsOn: '/solutions/seamless-integration-framework#steps',
      },
    ],
  },
  {
    id: 'voice-b-54',
    group: 'predictive',
    turns: [
      {
        asks: 'van breakdowns - 210 vehicles mixed ages, telematics from two providers. can you predict which one goes next',
        wants: 'answer',
        says: [/fault code|job card|chance of failure|breakdown|20 to 40/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'what data would u need',
        wants: 'answer',
        says: [/two years|job cards?|telematics/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
    ],
  },
  {
    id: 'voice-b-55',
    group: 'customers',
    turns: [
      {
        asks: 'Any Irish customers I could ring',
        wants: 'answer',
        says: [/conversation|in your trade|serious enquiry|publish/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'voice-b-56',
    group: 'booking',
    turns: [
      {
        asks: 'how do i book a call, thursday after 3 suits',
        wants: 'answer',
        says: [/contact form|7946 ?0958|name|e-?mail/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-57',
    group: 'grants',
    turns: [
      {
        asks: 'Enterprise Ireland vouchers or anything like that?',
        wants: 'answer',
        says: [/Enterprise Ireland|R&D|IDA/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'voice-b-58',
    group: 'security',
    turns: [
      {
        asks: 'I have a 140 question supplier security questionnaire, who do I send it to and how long do you take',
        wants: 'answer',
        says: [/fill (?:it|them)? ?in|fill in|questionnaire/i],
        never: [/within 24 hours/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'voice-b-59',
    group: 'security',
    turns: [
      {
        asks: 'Pen test report? SOC 2? Do you encrypt at rest, and who has admin access to the gateway box?',
        wants: 'answer',
        says: [/no certificate|claim no|publish|don[’']t know/i, /encrypt/i, /named|account of their own/i],
        never: [/we (?:hold|have) (?:a |an )?SOC/i],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'voice-b-60',
    group: 'security',
    turns: [
      {
        asks: 'Does your kit need outbound internet from the OT network',
        wants: 'answer',
        says: [/outward|outbound|push|DMZ|inwards?|zone/i],
        restsOn: '/qa/security#plant-network',
      },
      {
        asks: 'can it run fully on prem',
        wants: 'answer',
        says: [
          /beside the machine|on site|your (?:own )?(?:hardware|server|machine)|hardware of yours|no server of ours|\bedge\b/i,
        ],
        restsOn: '/qa/data#data-leaves-site',
      },
    ],
  },
  {
    id: 'voice-b-61',
    group: 'insurance',
    turns: [
      {
        asks: 'PI and cyber insurance limits pls',
        wants: 'answer',
        says: [/n[’']t published|not published|n[’']t publish|ask for the certificate|certificate/i],
        never: [/£\s?\d+ ?(?:m|million|,000)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-62',
    group: 'security',
    turns: [
      {
        asks: 'subprocessors list',
        wants: 'answer',
        says: [/processor|ask us|host|publish/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
    ],
  },
  {
    id: 'voice-b-63',
    group: 'security',
    turns: [
      {
        asks: 'what happens to our data when the contract ends',
        wants: 'answer',
        says: [/deleted|don[’']t keep copies|\bexport/i],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'voice-b-64',
    group: 'contract',
    turns: [
      {
        asks: 'will you sign our NDA before we send anything',
        wants: 'answer',
        says: [/publish|ask us|don[’']t know/i],
        never: [/yes,? (?:we|of course)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-65',
    group: 'security',
    turns: [
      {
        asks: 'how do i report a vulnerability on your website',
        wants: 'answer',
        says: [/hello@tidewright\.example/i, /subject|Security/],
        never: [/bounty|reward of/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-66',
    group: 'chat-data',
    turns: [
      {
        asks: 'is this chat sent to openai',
        wants: 'answer',
        says: [/language model|our (?:own )?pages|processor|passages/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'cookies?',
        wants: 'answer',
        says: [/sets? none|no cookies|\bno\b|none/i],
        restsOn: '/cookie-policy#what-is-stored',
      },
    ],
  },
  {
    id: 'voice-b-67',
    group: 'safety',
    turns: [
      {
        asks: 'So management want cameras "for safety". I represent 180 people on that floor. Will it be used to time toilet breaks and discipline people, yes or no?',
        wants: 'answer',
        says: [/disciplin|timing breaks|breaks|watch individual/i],
        never: [/^\s*yes/i],
        restsOn: '/solutions/smart-safety-surveillance#not-for',
      },
      {
        asks: 'who can see the footage',
        wants: 'answer',
        says: [/safety manager|opens them|sign-on|\bdeputy\b|only (?:those|the people)/i],
        restsOn: '/solutions/smart-safety-surveillance#steps',
      },
      {
        asks: 'how long is it kept',
        wants: 'answer',
        says: [/14 days/i],
        never: [/90 days|24 months/i],
        restsOn: '/solutions/smart-safety-surveillance#faq',
      },
    ],
  },
  {
    id: 'voice-b-68',
    group: 'jobs',
    turns: [
      {
        asks: 'how many of our members lose their jobs after you have been in',
        wants: 'answer',
        says: [
          /(?:n[’']t|not|never|nothing(?: \w+)?)(?: (?:yet|been|stated|or|anywhere))* (?:publish(?:ed)?|stated?|given?)|nothing (?:is|about (?:it|that) is) published|(?:don|doesn)[’']t (?:say|state|give)\b/i,
        ],
        never: [/internship|freelance work/i],
        restsOn: 'firm',
      },
    ],
  },
]
