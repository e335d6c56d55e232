import type { Role } from '#content/role.ts'

export default {
  slug: 'generative-ai-specialist',
  title: 'Generative AI specialist',
  pageTitle: 'Hire a generative AI specialist: models',
  description:
    'Works on the generative model itself: choice, fine-tuning, hosting, safety tests. When you need one, skills, day-rate bands, first 30 days, questions.',
  kind: 'read',
  summary:
    'Works on the model: which one, on whose hardware, tuned or not, and how you would know that it does harm.',
  whatTheyDo: `This specialist is hired for the engine rather than the vehicle. Open or closed weights, eight or seventy billion parameters, 4-bit or 16-bit, your own cards or rented ones: each choice has a price, a speed and a legal side, and most can be settled by a week of measurement on your tasks. They run that week, and afterwards run the model.

Where prompting ends they tune: adapters on your documents’ style, preference training from your editors’ corrections, distillation into a small model that fits in a cabinet. Beyond text they handle images, speech and synthetic data. And they attack their own work, with red-team sets in which a model is coaxed, tricked and bored into misbehaving.`,
  needOne: [
    'Data may not leave the building, so the model has to come in.',
    'Volumes make API prices hurt, and a smaller tuned model might do.',
    'Output must follow a strict style, format or domain that prompting does not hold.',
    'A regulator or client asks how the model was tested.',
  ],
  needNot: [
    'A commercial model with good prompts meets the pass mark; put the money into the product.',
    'What fails is retrieval or missing documents. No tuning repairs that.',
    'There is no task-specific test set and nobody to make one.',
  ],
  skills: [
    'Serving: vLLM, llama.cpp or TensorRT-LLM, batching, quantisation, tokens a second for each watt.',
    'Tuning: LoRA, preference methods, data curation, and the discipline to compare with plain prompting.',
    'Testing: task scores, refusal rates, memorisation probes, jailbreak suites, run at each release.',
    'Licences: knows what open weights allow, and what the training data imply.',
    'Synthesis: makes artificial examples without letting the model teach itself nonsense.',
  ],
  levels: [
    { level: 'engineer', text: 'Runs tuning and serving jobs to a plan, and maintains the test suites.' },
    {
      level: 'senior',
      text: 'Chooses, tunes and hosts a model for production, with evidence for cost and safety.',
    },
    { level: 'lead', text: 'Sets model strategy for a firm, including hardware, licences and assurance.' },
  ],
  firstDays: [
    {
      title: 'Tasks into tests',
      text: 'Your twenty most valuable uses become scored examples, along with thirty ways in which an answer would be unacceptable.',
    },
    {
      title: 'Shoot-out',
      text: 'Six models, open and closed, on the same tests: quality, delay, cost, licence. Two survive.',
    },
    {
      title: 'Tune or not',
      text: 'A small adapter is trained on part of the data and compared with the best prompt. The difference in points and pounds decides.',
    },
    {
      title: 'Under load',
      text: 'The chosen set-up serves fifty users at once on the intended hardware, with safety tests in the release pipeline.',
    },
  ],
  interview: [
    {
      question: 'When is fine-tuning a mistake?',
      answer:
        'For adding facts that change, without a test set, or before prompting and retrieval were exhausted.',
    },
    {
      question: 'How much memory does a 70-billion model need?',
      answer:
        'About 140 GB at 16 bits, 40 at 4 bits, plus the cache for context and users; they estimate that as well.',
    },
    {
      question: 'What did quantisation cost you in quality?',
      answer:
        'Figures by task, not “almost nothing”; often harmless on extraction and visible on long reasoning.',
    },
    {
      question: 'How would you detect memorised personal data?',
      answer:
        'Canaries in training, extraction prompts, near-duplicate search in outputs, and a deletion story.',
    },
    {
      question: 'Describe your red-team routine.',
      answer:
        'Threats first, then sets for each, automated and human, with a severity scale and a gate at release.',
    },
    {
      question: 'Open weights are free. What do they cost?',
      answer:
        'Cards, power, people on call, upgrades, evaluation, licences; set against API prices at your volume.',
    },
    {
      question: 'How do you avoid training on your own output?',
      answer:
        'Provenance of each example, human-checked seed data, diversity measures, and a held-out set no model has touched.',
    },
  ],
  faq: [
    {
      question: 'How does this differ from the Gen AI specialist?',
      answer:
        'This role works underneath, on weights, hardware and model tests. The Gen AI specialist works above, on assistants that staff or customers use.',
    },
    {
      question: 'Do we have to buy hardware?',
      answer:
        'Not to find out. Trials run on rented cards in the UK or EU; buying is decided on measured load.',
    },
    {
      question: 'Does tuning need much data?',
      answer:
        'For style and format a few hundred good examples. For a new skill it takes thousands, and often it isn’t worth it.',
    },
  ],
  roles: ['gen-ai-specialist', 'mlops-engineer', 'nlp-engineer'],
  solutions: ['ai-enhanced-reporting'],
  questions: ['language-model-secrets', 'running-costs', 'data-leaves-site'],
  picture: 'education',
} satisfies Role
