import type { Role } from '#content/role.ts'

export default {
  slug: 'mlops-engineer',
  title: 'MLOps engineer',
  pageTitle: 'Hire an MLOps engineer',
  description:
    'Keeps models running, watched and replaceable: what an MLOps engineer does, when it is too early for one, skills, day-rate bands, first 30 days, questions.',
  kind: 'build',
  summary:
    'Makes releasing a model as dull as releasing software, and notices that it has gone off before your customer does.',
  whatTheyDo: `A model is the only part of a system that gets worse while nobody touches it. An MLOps engineer builds the routine that copes: versions of data, code and weights that belong together; release in steps with a way back; checks on inputs and outputs; retraining that starts for a reason and must beat the old model to be let in.

They come from operations more often than from statistics and it shows in the right places. Secrets are not in notebooks, bills are looked at, alarms have an owner, and the box under the desk is either documented or gone. On plant floors they also plan for machines that may be updated four times a year.`,
  needOne: [
    'Two or more models are live, and releases depend on one person’s laptop.',
    'Nobody could say today which version made a given decision in March.',
    'A model failed quietly for weeks.',
    'Edge devices at several sites must be updated without a visit.',
  ],
  needNot: [
    'One model, retrained once a year by hand: a checklist is enough.',
    'There is no model in use yet.',
    'Your platform team runs a good delivery pipeline and only lacks a page on models.',
  ],
  skills: [
    'Delivery: containers, infrastructure as code, canary and rollback, on your cloud or a rack.',
    'Watching: drift measures with thresholds that were tested against known changes.',
    'Lineage: from a decision back to row, commit and weights in under ten minutes.',
    'Cost: knows what an idle GPU burns, and turns it off.',
    'Calm: writes the incident note the same evening, without blame.',
  ],
  levels: [
    { level: 'engineer', text: 'Runs and extends an existing pipeline, takes a share of the on-call rota.' },
    {
      level: 'senior',
      text: 'Designs release, monitoring and retraining for several models and trains your operations.',
    },
    {
      level: 'lead',
      text: 'Builds the platform and the team that keeps dozens of models alive, with audit evidence.',
    },
  ],
  firstDays: [
    {
      title: 'Inventory of the living',
      text: 'Which models run where, who would notice an outage, and how long a rebuild from scratch would take.',
    },
    {
      title: 'Way back',
      text: 'For the most important model a rollback that works within minutes, rehearsed with the people on call.',
    },
    {
      title: 'Eyes',
      text: 'Input statistics, output shares, delay and cost on one page; two alarms, both tried by causing them.',
    },
    {
      title: 'Release by button',
      text: 'The next version goes out through the pipeline, first to a tenth of the traffic or one line, then to all.',
    },
  ],
  interview: [
    {
      question: 'A model’s accuracy cannot be known for six weeks. What do you watch meanwhile?',
      answer:
        'Input drift, output distribution, overrides by users, agreement with a simple baseline, and sampled labels.',
    },
    {
      question: 'Walk us through your last rollback.',
      answer:
        'Trigger, minutes taken, what was lost, what was changed afterwards. No such story means no such duty.',
    },
    {
      question: 'When should retraining not be automatic?',
      answer:
        'When labels may be poisoned by the model’s own decisions, when validation is regulated, when data change faster than checks.',
    },
    {
      question: 'How do you version data?',
      answer:
        'Immutable snapshots or table versions with a hash in the model’s record; not copies in folders.',
    },
    {
      question: 'How would you update 30 edge boxes behind plant firewalls?',
      answer:
        'Pull rather than push, signed images, staged rings, a maintenance window, and a box that boots the old image by itself.',
    },
    {
      question: 'What is the cheapest monitoring worth having?',
      answer:
        'A daily row count, null share and histogram per input, mailed when unusual. Then they add, one by one.',
    },
  ],
  faq: [
    {
      question: 'Which tools do you use?',
      answer:
        'Those you have: Azure ML, SageMaker, Vertex, MLflow, or Git and a container registry. The practice matters more than the product.',
    },
    {
      question: 'Is this a permanent post?',
      answer:
        'Seldom. Once the pipeline stands, a day a week often holds it, or your own operations team takes over.',
    },
    {
      question: 'Does it count as evidence in an audit?',
      answer:
        'Yes: release records, test results and approvals are kept with each version and can be exported for an assessor.',
    },
  ],
  roles: ['ml-engineer', 'data-engineer', 'ai-architect'],
  solutions: ['machine-vision', 'instant-anomaly-detection'],
  questions: ['model-drift', 'what-is-monitored', 'model-versions-audit'],
  picture: 'banking',
} satisfies Role
