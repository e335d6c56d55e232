import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'maintenance-assistant',
  title: 'Maintenance assistant for technicians',
  description:
    'Answers from manuals, drawings and past work orders, with the page it read, on a phone at the machine.',
  category: 'manufacturing',
  benefits: [
    'Mean time to repair on covered machines: typically 15 to 30 % shorter, measured from work order timestamps.',
    'Repeat failures within 30 days: typically 10 to 25 % fewer, because the earlier fix is shown before the new one starts.',
    'Time spent searching for documents: typically falls from 25 minutes to under 5 for a fault, by shadowing before and after.',
    'Share of closed work orders with a usable cause code: typically rises from about half to over 85 %.',
  ],
  problemDescription: `At two in the morning the filler stops with fault F-217. The manual is 900 pages, the electrical drawing is two revisions old, and the technician who fixed it in March is on leave. His note in the maintenance system reads “reset, ok”.

Knowledge leaves with people. In many plants a third of the maintenance team retires within ten years, and most of what they know is in work orders nobody can search, in a dozen spellings of the same pump.`,
  solutionDescription: `The assistant reads your manuals, drawings, spare part lists and closed work orders. A technician scans the plate on the machine and asks in plain words. The answer names the checks in order, quotes the page or the work order it came from, and says so when it has found nothing. Safety steps are shown as the manual words them, never rewritten.

When the job is done the assistant drafts the work order from what was asked and tried; the technician corrects it in a minute. That is how the record improves. It needs digital manuals and about a year of work orders; scanned paper can be read, at a cost. It should not be the only source for lock-out procedures, and we do not let it be.`,
  howItWorks: [
    'Choice of machines: five to ten assets that cause most of the lost hours, from your own downtime record.',
    'Reading in: manuals, drawings and orders are split by machine, and conflicting revisions are put before your engineer.',
    'Question test: 100 real faults with known fixes; we publish how many it answers, misses or gets wrong.',
    'Pilot: one shift team for six weeks, with a thumbs-down that reaches an engineer the same day.',
    'Handover: your team adds machines itself; the question test runs again at each change.',
  ],
  icon: 'lathe',
  image: '/pictures/use-case-maintenance-assistant.svg',
  cta: 'Try it on one of your manuals',
  solutions: ['predictive-maintenance-intelligence', 'seamless-integration-framework'],
  roles: ['gen-ai-specialist', 'nlp-engineer'],
  questions: ['generative-or-classical', 'language-model-secrets', 'messy-data'],
} satisfies UseCase
