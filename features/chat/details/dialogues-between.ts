import type { DetailsDialogue } from './details-case.ts'

/** How people ask, refuse and are angry while they give their details; written before the reading of them was. */
export const dialoguesBetween: DetailsDialogue[] = [
  {
    turns: [
      { says: 'Aoife Breen, aoife@breen.example, 07700 900123' },
      { says: 'mon-weds only, and my mobile ends 124 not 123', shows: ['mon-weds', '07700 900124'] },
    ],
    lead: { name: 'Aoife Breen', phone: '07700900124' },
  },
  {
    turns: [
      {
        says: "can you email my boss, he's called Anthony Reeve, a.reeve@northholme.example",
        shows: ['Anthony Reeve', 'a.reeve@northholme.example'],
        hides: ['your name'],
      },
      { says: 'how long till he hears back', hides: ['Thank you, How'], answers: [/working day/i] },
    ],
    lead: { name: 'Anthony Reeve', email: 'a.reeve@northholme.example' },
  },
  {
    turns: [
      { says: 'please have someone contact me', answers: [/email|name/i] },
      { says: 'id rather not say my name', hides: ['Thank you, Id', 'Rather'] },
      { says: 'just use buyer@anonco.example', shows: ['buyer@anonco.example'], hides: ['your name?'] },
    ],
    lead: { email: 'buyer@anonco.example' },
  },
  {
    turns: [
      { says: 'you lot are con artists', answers: [/sorry|apolog/i, /person|engineer/i] },
      { says: 'whatever. jim, 07700 900505', shows: ['Jim', '07700 900505'], hides: ['Whatever'] },
    ],
    lead: { name: 'Jim', phone: '07700900505' },
  },
  {
    turns: [
      { says: 'i want to leave my details', answers: [/email|name/i] },
      { says: 'are you a bot', hides: ['Thank you, Are'], answers: [/automated|bot/i] },
      {
        says: 'ok well im Colin, colin@ferndale.example',
        shows: ['Colin', 'colin@ferndale.example'],
        hides: ['Ok Well'],
      },
    ],
    lead: { name: 'Colin', email: 'colin@ferndale.example' },
  },
  {
    turns: [
      { says: 'get me a human', answers: [/person|engineer/i] },
      { says: 'Raj Patel 07700 900909', shows: ['Raj Patel', '07700 900909'] },
      { says: 'raj@tilemakers.example', shows: ['raj@tilemakers.example', 'Raj Patel', '07700 900909'] },
    ],
    lead: { name: 'Raj Patel', phone: '07700900909', email: 'raj@tilemakers.example' },
  },
  {
    turns: [
      {
        says: 'whats the best time for you to ring back? im Sunita on 020 7946 0555',
        shows: ['Sunita', '020 7946 0555'],
        hides: ['On 020'],
        answers: [/working day|09:00|9/i],
      },
    ],
    lead: { name: 'Sunita', phone: '02079460555' },
  },
  {
    turns: [
      {
        says: 'this is shite, nobody answers. have someone ring me on 07700 900121',
        shows: ['07700 900121'],
        answers: [/sorry|apolog/i],
      },
    ],
    lead: { phone: '07700900121' },
  },
  { turns: [{ says: 'how the hell do you count bottles that fast', hides: ['sorry'], answers: [/./i] }] },
  {
    turns: [
      { says: 'contact me please', answers: [/email|name/i] },
      {
        says: 'why do you need my email',
        hides: ['Thank you, Why'],
        answers: [/reply|answer|keep|kept|privacy|contact/i],
      },
      {
        says: "fine, 07700 900222, don't email. Beth",
        shows: ['Beth', '07700 900222'],
        hides: ['Fine,', 'Which email'],
      },
    ],
    lead: { name: 'Beth', phone: '07700900222' },
  },
  {
    turns: [
      {
        says: 'Do you sign NDAs? If so, please email legal@thornway.example, attention Ms Abbott',
        shows: ['legal@thornway.example', 'Ms Abbott'],
        hides: ['Attention Ms'],
        answers: [/NDA|confidential/i],
      },
    ],
    lead: { name: 'Ms Abbott', email: 'legal@thornway.example' },
  },
  {
    turns: [
      {
        says: 'Ivan, ivan@kelso.example, company Kelso Paper',
        shows: ['Ivan', 'Kelso Paper', 'ivan@kelso.example'],
      },
      { says: 'what do you charge for a day', hides: ['Thank you, What'], answers: [/£|day|price/i] },
      { says: 'the company should be Kelso Board & Paper', shows: ['Kelso Board & Paper', 'Ivan'] },
    ],
    lead: { name: 'Ivan', company: 'Kelso Board & Paper', email: 'ivan@kelso.example' },
  },
  {
    turns: [
      { says: "What happens if it doesn't?" },
      { says: "This is bollocks, you're just another bunch of snake oil merchants.", answers: [/sorry/i] },
    ],
  },
  {
    turns: [
      {
        says: "Could somebody ring us back this afternoon? It's 020 7946 0812, ask for Priya.",
        shows: ['Priya', '020 7946 0812', 'this afternoon'],
      },
      { says: 'What time will that be?', answers: [/working day/i] },
      {
        says: 'No, the other matter - are you open between Christmas and New Year?',
        hides: ['Other Matter'],
      },
    ],
    lead: { name: 'Priya', phone: '02079460812', message: 'this afternoon' },
  },
  {
    turns: [
      {
        says: 'how much is a camera station? you can reach me at lena@frostline.example. Lena Vogt, Frostline',
        shows: ['Lena Vogt', 'Frostline', 'lena@frostline.example'],
        answers: [/£|cost/i],
      },
      { says: 'lovely thanks', hides: ['Thank you, Lovely'] },
    ],
    lead: { name: 'Lena Vogt', company: 'Frostline', email: 'lena@frostline.example' },
  },
  {
    turns: [
      { says: 'contact me' },
      { says: 'what do you need from me', hides: ['Thank you, What'], answers: [/name|email|number/i] },
      { says: 'jo@tidmarsh.example, Jo', shows: ['Jo', 'jo@tidmarsh.example'] },
    ],
    lead: { name: 'Jo', email: 'jo@tidmarsh.example' },
  },
  {
    turns: [
      {
        says: 'I left my number on Monday and nobody rang. 07700 900177, Mo',
        shows: ['Mo', '07700 900177'],
        answers: [/sorry/i],
      },
    ],
    lead: { name: 'Mo', phone: '07700900177' },
  },
  {
    turns: [
      { says: 'Nils, nils@fjordfish.example', shows: ['Nils', 'nils@fjordfish.example'] },
      {
        says: 'actually dont contact me',
        hides: ['Thank you, Actually'],
        answers: [/noted|privacy|delete|won.t|will not|person who answers/i],
      },
    ],
  },
  { turns: [{ says: 'THIS BOT IS USELESS GET ME A HUMAN', answers: [/person/i] }] },
  { turns: [{ says: 'thank you, that was helpful', answers: [/welcome/i] }] },
  {
    turns: [{ says: 'can someone contact me' }, { says: 'no', answers: [/nothing|discard|sent nothing/i] }],
    lead: null,
  },
  {
    turns: [
      {
        says: 'Ring me this evening, Zara, 07700 900199. Do you work weekends?',
        shows: ['Zara', '07700 900199', 'this evening'],
        answers: [/weekend|saturday|monday/i],
      },
    ],
    lead: { name: 'Zara', phone: '07700900199', message: 'this evening' },
  },
  {
    turns: [
      { says: 'Bob, 01632 960777, afternoons best', shows: ['Bob', '01632 960777', 'afternoons'] },
      { says: 'when will u ring', hides: ['Thank you, When'], answers: [/working day/i] },
    ],
    lead: { name: 'Bob', phone: '01632960777' },
  },
  {
    turns: [
      {
        says: "I am not happy. Left three messages. Name's Ron, 01632 960933",
        shows: ['Ron', '01632 960933'],
        answers: [/sorry/i],
      },
    ],
    lead: { name: 'Ron', phone: '01632960933' },
  },
  { turns: [{ says: 'what a shower of cowboys', answers: [/sorry/i, /person/i] }] },
  { turns: [{ says: 'lol useless, cant even tell me a price', answers: [/sorry/i] }] },
  {
    turns: [{ says: 'can you ring us? Estates office, 01632 960709', hides: ['Name:**'] }],
    lead: { phone: '01632960709' },
  },
  {
    turns: [{ says: 'Hello I am from Brazil, joao@cafe.example', hides: ['Company:**'] }],
    lead: { company: '' },
  },
  {
    turns: [{ says: '091 555 0192 but not before 2', shows: ['not before 2'] }],
    lead: { phone: '0915550192' },
  },
]
