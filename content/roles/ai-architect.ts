import type { Role } from '#content/role.ts'

export default {
  slug: 'ai-architect',
  title: 'AI architect',
  pageTitle: 'Hire an AI architect for the whole estate',
  description:
    'The architect of the platform that many AI systems share: standards, data, security and cost. When you need one, skills, day-rate bands and first 30 days.',
  kind: 'decide',
  summary:
    'Looks across all your AI systems: which foundations they share, which rules they obey, and what must never be built twice.',
  whatTheyDo: `With the third model a company acquires a second way of everything: two places for features, two sign-ins, three monitoring screens, four contracts with cloud providers. An AI architect decides what is common. That means reference designs, naming, data zones, identity, model registry, logging, and a list of approved components with an end date on each.

The horizon is three years and the unit is the estate. They seldom write production code, but they prove each standard with a small working example, and they keep a record of decisions that states what was rejected and why. A good estate holds no surprises: a new team finds a template on Monday and has something running on Thursday.`,
  needOne: [
    'More than three AI systems are live or on order, from different hands.',
    'Group security has stopped a project because no pattern for it exists.',
    'Cloud or token bills rise and cannot be split by system.',
    'A merger leaves you with two platforms and one budget.',
  ],
  needNot: [
    'There is one system to design; an AI solutions architect does that better and sooner.',
    'Nobody will enforce the standards, in which case they remain a wiki.',
    'Your cloud provider’s ready-made platform covers every case you have.',
  ],
  skills: [
    'Enterprise data: lineage, zones, retention and who may see what, in practice and not in boxes.',
    'Threat modelling: prompt injection, training data leaks, model theft, and the plain old open port.',
    'Economics: can split a bill by system and predict the next one within a tenth.',
    'Standards: ISO/IEC 42001, NCSC guidance, IEC 62443 where plants are involved; knows which apply.',
    'Restraint: retires components, and gets agreement for it.',
  ],
  levels: [
    {
      level: 'senior',
      text: 'Shapes the platform of one division and writes reference designs that teams use unasked.',
    },
    {
      level: 'lead',
      text: 'Answers for the estate of a group, its regulator’s questions and its multi-year bill.',
    },
  ],
  firstDays: [
    {
      title: 'Census',
      text: 'Every model, script and subscription that decides something, with owner, data, cost and what breaks if it stops.',
    },
    {
      title: 'Shared faults',
      text: 'What goes wrong in more than one place: access, secrets, monitoring, test data. Ranked by damage.',
    },
    {
      title: 'Two standards',
      text: 'Only two, each with a template that runs in your environment, tried by a team that was not asked to be kind.',
    },
    {
      title: 'Road and refusals',
      text: 'A one-page target, the order of steps, and the list of what will not be supported after which date.',
    },
  ],
  interview: [
    {
      question: 'Which component would you forbid here, and why?',
      answer:
        'They ask what is in use first. A good answer weighs replacement cost and risk, and proposes a date and a path.',
    },
    {
      question: 'How do you keep customer A’s data out of customer B’s answers?',
      answer:
        'Isolation in retrieval by rights, not by prompt; separate indices or row-level rules; a test with planted secrets that runs each night.',
    },
    {
      question: 'Build a model registry or buy one?',
      answer:
        'It depends on count, audit duties and who maintains it. Listen for the smallest thing that works, such as a table and a bucket.',
    },
    {
      question: 'Describe a standard of yours that teams ignored.',
      answer: 'The honest ones have an example, learnt what it cost the teams, and changed or withdrew it.',
    },
    {
      question: 'What do you put in a decision record?',
      answer:
        'Context, options, choice, consequences, date of review, and the sentence that would make us change our mind.',
    },
    {
      question: 'How does a plant network differ from an office cloud?',
      answer:
        'Zones and conduits, outbound only, patch windows tied to production, vendors with remote access, devices older than the staff.',
    },
  ],
  faq: [
    {
      question: 'How does this differ from the AI solutions architect?',
      answer:
        'The AI architect serves all systems and outlives each; the solutions architect designs one and stays until it runs. Large firms need both, rarely at the same time.',
    },
    {
      question: 'Is a full-time architect needed?',
      answer:
        'Often one or two days a week suffice after the first two months, with standing office hours for teams.',
    },
    {
      question: 'Will our enterprise architects be in the way?',
      answer:
        'They are the first people to speak to. AI standards belong inside theirs, as a chapter and not a second book.',
    },
  ],
  roles: ['ai-solutions-architect', 'mlops-engineer', 'data-engineer'],
  solutions: ['seamless-integration-framework', 'real-time-analytics-gateway'],
  questions: ['data-leaves-site', 'edge-or-cloud', 'plant-network'],
  picture: 'banking',
} satisfies Role
