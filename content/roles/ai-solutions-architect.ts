import type { Role } from '#content/role.ts'

export default {
  slug: 'ai-solutions-architect',
  title: 'AI solutions architect',
  pageTitle: 'Hire an AI solutions architect',
  description:
    'Designs one AI system from sensor to screen and stays until it runs: duties, when to hire, skills, day-rate bands, the first 30 days, interview questions.',
  kind: 'build',
  summary:
    'Takes one problem and draws the system for it: signals, model, interfaces, failure, people. Then stands beside the build.',
  whatTheyDo: `The solutions architect works for one project. On the first sheet is the path of a single decision: from the sensor or form where it begins, through the model, to the person or valve that acts. Beside each arrow stand time, volume and what happens when it breaks. Suppliers price from that sheet, and engineers build from it.

They choose between edge and cloud by counting bytes and milliseconds, pick interfaces that your vendors really support, and find the one integration that will take longest before it is on the critical path. During the build they review, take the awkward call with the ERP vendor, and keep the drawing true to what exists.`,
  needOne: [
    'A proven pilot has to meet controllers, ERP, identity and a night shift.',
    'Three suppliers each deliver a part, and nobody owns the joins.',
    'Response time, offline running or validation makes the obvious design impossible.',
    'A tender must be written so that offers can be compared.',
  ],
  needNot: [
    'One supplier delivers everything and carries the risk: read their design and spend the money on testing.',
    'The question is which platform the group should have; that belongs to an AI architect.',
    'It is a single model behind a single API, for one team.',
  ],
  skills: [
    'Interfaces: OPC UA, MQTT, OData, FHIR, plain files; has debugged each with a packet capture.',
    'Failure design: for every arrow knows what happens at loss, delay, repetition and nonsense.',
    'Sizing: estimates load, storage and latency by hand before a tool is opened.',
    'Commissioning: has spent nights at a start-up and plans for the second one.',
    'Drawing: one page, dated, that an electrician and a data scientist read alike.',
  ],
  levels: [
    {
      level: 'senior',
      text: 'Designs and accompanies a system at one site with up to a handful of interfaces.',
    },
    {
      level: 'lead',
      text: 'Carries a multi-site or validated system with several suppliers, from tender to acceptance.',
    },
  ],
  firstDays: [
    {
      title: 'Follow one decision',
      text: 'On foot and on screen, from event to action. Existing drawings are compared with the cabinet, and differ.',
    },
    {
      title: 'Constraints',
      text: 'Latency, volumes, zones, validation, budget and who is on call, each with a number or a name.',
    },
    {
      title: 'Two designs',
      text: 'The cheap one and the robust one, with what each gives up. The riskiest interface is tried with twenty lines of code.',
    },
    {
      title: 'Design freeze',
      text: 'Chosen design, interface contracts, acceptance tests and a bill of materials, signed by those who will run it.',
    },
  ],
  interview: [
    {
      question: 'Draw us the last system you put live.',
      answer:
        'The drawing comes within minutes, with rates and failure paths. Ask about any arrow; the story behind it should be immediate.',
    },
    {
      question: 'The network to the cloud is down for an hour. What does the operator see?',
      answer:
        'A stated behaviour, such as local verdicts with an age mark, buffered results, and no silent default.',
    },
    {
      question: 'Edge or cloud for 40 cameras?',
      answer:
        'They compute bandwidth first, ask about retention and who swaps a failed box at night, and only then choose.',
    },
    {
      question: 'How do you accept a supplier’s component?',
      answer:
        'With test data the supplier has not seen, a failure test, a load test and a handover in which your people operate it.',
    },
    {
      question: 'Which interface took you longest, and why?',
      answer:
        'Usually one with an undocumented vendor. Look for the workaround and for what they now check in week one.',
    },
    {
      question: 'What is not in your drawings?',
      answer: 'People and time: shift change, holidays, the contractor with the only password.',
    },
    {
      question: 'How do you handle a change of scope in the build?',
      answer:
        'Effect on contracts and tests is written on one page before the first line of code, and somebody signs.',
    },
  ],
  faq: [
    {
      question: 'At which point should we bring one in?',
      answer:
        'After the proof on old data and before any hardware order. Earlier is speculation, later is repair.',
    },
    {
      question: 'Does the architect also code?',
      answer:
        'Enough to try an interface or read a log. If you want hands for the whole build, add an AI engineer.',
    },
    {
      question: 'How long do they stay?',
      answer:
        'Full weeks until the freeze, then a day or two a week until acceptance, and full weeks again at start-up.',
    },
  ],
  roles: ['ai-architect', 'ai-engineer', 'data-engineer'],
  solutions: ['real-time-analytics-gateway', 'seamless-integration-framework', 'smart-safety-surveillance'],
  questions: ['erp-connection', 'opc-ua-or-mqtt', 'machinery-regulation'],
  picture: 'transport',
} satisfies Role
