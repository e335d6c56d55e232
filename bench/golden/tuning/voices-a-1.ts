import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA1: GoldenDialogue[] = [
  {
    id: 'voice-a-1',
    group: 'firm',
    turns: [
      { asks: 'where are yous based', wants: 'answer', says: [/London/i], restsOn: '/contact' },
      {
        asks: 'and have yous anyone in belfast',
        wants: 'answer',
        says: [
          /one address|only address|London|none is published/i,
          /Northern Ireland|Ireland|United Kingdom|\bUK\b/i,
        ],
        never: [/our Belfast office|we have an office in Belfast|there is an office in Belfast/i],
        restsOn: '/locations/london',
      },
    ],
  },
  {
    id: 'voice-a-2',
    group: 'firm',
    turns: [{ asks: 'whats ur phone no', wants: 'answer', says: [/20 ?7946 ?0958/], restsOn: '/contact' }],
  },
  {
    id: 'voice-a-3',
    group: 'firm',
    turns: [
      {
        asks: 'how many people work there, is it just one bloke and a laptop',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        never: [/\bwe are \d+|\d+ (?:employees|engineers|people work)/i],
        restsOn: '/contact',
      },
      {
        asks: 'who would actually be on our job then',
        wants: 'answer',
        says: [/named|names|order lists/i],
        restsOn: '/team-augmentation#get',
      },
    ],
  },
  {
    id: 'voice-a-4',
    group: 'firm',
    turns: [
      {
        asks: "Who owns Tidewright? I'd rather not find out halfway through we've been bought by one of the big four",
        wants: 'answer',
        says: [
          /\bowns?\b|group|parent|sharehold/i,
          /n[’']t (?:publish|state|disclose|say|name)|not publish|unpublished/i,
        ],
        restsOn: '/contact',
      },
      {
        asks: 'company number?',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        never: [/\b\d{8}\b/],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-5',
    group: 'firm',
    turns: [
      {
        asks: 'opening hrs',
        wants: 'answer',
        says: [/\b0?9([:.]00)? ?(am|to|–|-|until)|09[:.]00/i, /18[:.]00|6 ?pm/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-6',
    group: 'firm',
    turns: [
      {
        asks: 'am I talking to a robot here or a real person',
        wants: 'answer',
        says: [/assistant|\bbot\b|a program|not a person/i],
        never: [/I[’']m a (?:real )?(?:person|human)|I am a (?:real )?(?:person|human)/i],
        restsOn: '/privacy-policy#what-we-store',
      },
    ],
  },
  {
    id: 'voice-a-7',
    group: 'customers',
    turns: [
      {
        asks: 'who else have you done this for',
        wants: 'answer',
        says: [
          /n[’']t publish|not publish|publish no|not on this website|n[’']t name|nothing .{0,40}publish|logos? shown/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'can I ring one of them',
        wants: 'answer',
        says: [/serious enquiry|conversation with|in your trade|ask for it/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'voice-a-8',
    group: 'customers',
    turns: [
      {
        asks: 'Do you have reference of hospital in Ireland please? we are small hospital group, 3 sites',
        wants: 'answer',
        says: [
          /serious enquiry|conversation with|in your trade|n[’']t publish|not publish|publish no|not on this website/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'voice-a-9',
    group: 'customers',
    turns: [
      {
        asks: 'ever worked with a haulage crowd or is it all factories',
        wants: 'answer',
        says: [/transport|logistics|lorr|fleet|haulier|n[’']t publish|publish no/i],
        never: [/only (?:work (?:for|with) )?(?:factories|manufactur)/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-a-10',
    group: 'customers',
    turns: [
      {
        asks: 'the percentages on your case studies. where do they come from? who checked them',
        wants: 'answer',
        says: [
          /typical|not a promise|n[’']t a promise|no customer[’']s|not one customer|publish no|no study|own count|nobody independent/i,
        ],
        never: [/(?:audited|verified|checked) by (?:an )?independent/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-a-11',
    group: 'customers',
    turns: [
      {
        asks: 'are the logos on the front page actual paying customers or did somebody just like them',
        wants: 'answer',
        says: [/n[’']t published|not published|n[’']t take a logo|no case|not .{0,12}proof/i],
        never: [/yes,? they (?:all )?are/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'and the 4.9 stars',
        wants: 'answer',
        says: [/own count|150 reviews/i],
        restsOn: '/about-us#claims',
      },
    ],
  },
  {
    id: 'voice-a-12',
    group: 'customers',
    turns: [
      {
        asks: 'do yous have any of them iso badges',
        wants: 'answer',
        says: [/no certificate|n[’']t (?:claim|hold)|none/i],
        never: [/we (?:hold|are certified|have) (?:to )?ISO/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'what about cyber essentials',
        wants: 'answer',
        says: [/no certificate|n[’']t (?:claim|hold)/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'voice-a-13',
    group: 'contract',
    turns: [
      {
        asks: 'will you sign our NDA before we send sample data',
        wants: 'answer',
        says: [/n[’']t publish|not publish|ask us|ask (?:us )?(?:about|for)/i, /NDA|confidential/i],
        never: [/^yes/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'and how long does that usually take, our legal lot are slow',
        wants: 'answer',
        says: [
          /n[’']t (?:know|publish|find|say|state|cover|answer|tell|have)|not (?:publish|able|find|say|state|cover|known|on our pages)|nothing .{0,40}(?:publish|about|on)|an engineer (?:can|will|answers)|\bask us\b/i,
        ],
        never: [/five years/i],
      },
    ],
  },
  {
    id: 'voice-a-14',
    group: 'contract',
    turns: [
      {
        asks: 'In-house counsel here. Who owns the IP in the code and the trained models on completion, and does any licence-back apply to your pre-existing tooling?',
        wants: 'answer',
        says: [/assigned|you do\b|yours|belong/i, /licen[cs]e|earlier tools|brought along|listed/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'governing law?',
        wants: 'answer',
        says: [/England and Wales|English law/i, /Irish|Ireland/i],
        restsOn: '/terms-of-service#law',
      },
    ],
  },
  {
    id: 'voice-a-15',
    group: 'contract',
    turns: [
      {
        asks: "What's your PI cover and public liability? our standard is 5m / 10m",
        wants: 'answer',
        says: [/professional indemnity|insur/i, /n[’']t publish|not publish/i],
        never: [/£ ?\d+ ?(?:m\b|million)/i],
        restsOn: '/team-augmentation#rules',
      },
      {
        asks: 'where can I get the certificate',
        wants: 'answer',
        says: [/ask (?:for|us)|in (?:your|the) enquiry|on request|hello@tidewright|contact form/i],
        never: [/ISO/],
        restsOn: '/team-augmentation#rules',
      },
    ],
  },
  {
    id: 'voice-a-16',
    group: 'contract',
    turns: [
      {
        asks: 'if it dosent work do we get our money back',
        wants: 'answer',
        says: [/n[’']t publish|not publish|stop/i],
        never: [/you (?:get|will get) (?:a full refund|your money)/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-17',
    group: 'contract',
    turns: [
      {
        asks: 'do you guarantee the saving',
        wants: 'answer',
        says: [
          /no result|n[’']t (?:a )?(?:promise|guarantee)|not (?:a )?(?:promise|guarantee)|no guarantee|promised before/i,
        ],
        never: [/^yes/i],
        restsOn: '/about-us#principles',
      },
    ],
  },
]
