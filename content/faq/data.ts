import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'data',
  title: 'Data',
  intro: 'How much is needed, how good it must be, and what to do when it isn’t there.',
  page: {
    title: 'Data for industrial AI: how much, how good',
    description:
      'How much data is enough, what to do without marked examples, whether it must leave the site, who owns the model, and when synthetic data helps.',
  },
  entries: [
    {
      id: 'how-much-data',
      question: 'How much data is enough?',
      answer:
        'Count the rare thing, not the rows. For a visual defect, 100 to 300 examples of each kind usually suffice to begin with. For machine failures, 20 to 30 recorded events of one mode; below that we detect departures from normal instead of predicting the failure. For demand, two full years, so that each season is seen twice. A terabyte of sensor readings with three failures in it is a small data set. If you are short, we say what to record and for how long before any model is paid for.',
    },
    {
      id: 'messy-data',
      question: 'Our data is a mess. Should we clean it first?',
      answer:
        'Not all of it. Cleaning without a purpose has no end and no test. Choose the decision first; it tells which six columns of the ninety matter and how exact they have to be. Typical work is then plain: clocks that disagree by minutes, units changed in 2021, a part number used twice, a stop reason called “other” in 40 % of the cases. We list such faults with their counts in the first two weeks, repair what can be derived and tell you what only your people can correct.',
    },
    {
      id: 'no-labels',
      question: 'Nobody has marked which parts were bad. What now?',
      answer:
        'Then marking is the first piece of work, and it is worth more than the model. Two of your inspectors judge the same 300 parts or pictures separately, and we count how often they agree. Below about 90 % the standard itself is unclear, and a machine would only learn one person’s mood. Once the rule is written down, marking goes quickly: 400 to 600 pictures a day for a person, fewer when edges have to be drawn. A first model then proposes marks and people correct them.',
      see: ['/usecases/surface-defect-inspection'],
    },
    {
      id: 'which-sensors',
      question: 'Do we need new sensors?',
      answer:
        'Less often than vendors say. Drives already report current and torque, controllers count cycles, building systems log temperature, and the maintenance system holds ten years of faults. We look at those first. New sensors are worth their wiring where the physics is missing: acceleration on a bearing, pressure upstream of a filter, a camera where a hand now turns the part. A trial with two portable sensors for four weeks tells more than a plan for two hundred fixed ones.',
    },
    {
      id: 'data-leaves-site',
      question: 'Does our data have to leave the site?',
      answer:
        'No. Vision and vibration systems normally run on a computer beside the machine, and training can happen there or on a server of yours. Cloud services make sense for heavy training, for many sites or for language models too large for your own hardware; then we agree on region, retention and whether the provider may learn from it. Where data may not move at all, we work on your machine, under your accounts. That takes some days longer.',
    },
    {
      id: 'data-ownership',
      question: 'Who owns the data and the model?',
      answer:
        'You do. Data stays yours from start to end. Code, trained models, configuration and the tests written for you are assigned to you on payment; what we brought along, such as our own tools and open-source libraries, is named in a list with its licence before it goes in. We don’t train models for others on your data, and we don’t keep copies after the project unless the order says so and names the date of deletion.',
      see: ['/terms-of-service'],
    },
    {
      id: 'historical-bias',
      question: 'Can a model learn our old mistakes?',
      answer:
        'Yes, and it does so diligently. A model trained on ten years of approvals will repeat how ten years of people approved. We look for it in three places: what was never recorded because somebody had already sorted it out, groups that are rare in the data, and decisions whose result was never followed up. Results are then reported by group and not only on average. Where a group is too small to test, the system doesn’t decide about it and a person does.',
      see: ['/usecases/credit-risk'],
    },
    {
      id: 'synthetic-data',
      question: 'Is synthetic data any use?',
      answer:
        'For some things. Rendered pictures of a part in every pose and light help a camera to find it, and simulated faults help to test whether an alarm reaches the right screen. Synthetic data can’t tell how often a defect occurs, nor what a defect looks like that nobody has seen. We use it to add variety to training and never to state a result: every figure we report comes from real recordings that were held back.',
    },
  ],
} satisfies FaqGroup
