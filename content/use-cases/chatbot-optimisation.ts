import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'chatbot-optimisation',
  title: 'Patient chatbot optimisation',
  description:
    'Mends a clinic’s chatbot by measuring what it gets wrong: dead ends, wrong answers and missed urgency.',
  category: 'healthcare',
  benefits: [
    'Conversations solved without a call afterwards: typically from 25 or 35 to 45 or 60 %, matched with the phone log.',
    'Wrong or outdated answers in a weekly sample of 100: typically from 8 or 12 down to under 2.',
    'Urgent messages passed to a person: typically 98 to 99.5 % on a test set of 400, rerun before every change.',
    'Calls to reception about bookings and directions: typically 15 to 30 % fewer in the first quarter.',
  ],
  problemDescription: `The chatbot on a clinic’s site answers 3,000 questions a month. The supplier’s report says 82 % were contained, which means that people closed the window. Reception knows better: callers begin with “your computer told me”. It gives the car park fee of last year, sends a man with chest pain to the opening hours, and can’t tell rebooking from cancelling.

Nobody owns its words. The clinical lead, the web team and the supplier each believe that another one reads the transcripts.`,
  solutionDescription: `We start from transcripts, not from a new engine. Some 500 conversations are read and sorted by two people into solved, dead end, wrong and unsafe. That list decides the order of work. Facts that change, such as hours, fees and fasting rules, are taken out of the model and read from one maintained source. Urgency is checked by a separate and simpler rule layer in front, which errs on the side of a human.

Every change runs against a fixed set of questions before it goes live, as software does. The chatbot keeps to administration; as soon as it gives advice on symptoms it may become a medical device, and we draw that line with your clinical safety officer. If fewer than about 500 people a month write to it, a good page and a shorter phone menu help more.`,
  howItWorks: [
    'Reading: 500 conversations judged twice, with agreement between the readers stated.',
    'Test set: real questions with right answers and 400 urgent phrasings, spelling mistakes included.',
    'One source: hours, prices and instructions with an owner and a date of review for each.',
    'Repair: the ten most frequent failures first; every answer gets an exit to a person.',
    'Weekly hour: clinic lead and web team read 30 transcripts together, and own the result.',
  ],
  icon: 'server',
  image: '/pictures/use-case-chatbot-optimisation.svg',
  cta: 'Have 500 conversations read',
  solutions: ['ai-enhanced-reporting'],
  roles: ['nlp-engineer', 'gen-ai-specialist'],
  questions: ['patient-data-use', 'is-it-a-medical-device', 'generative-or-classical'],
} satisfies UseCase
