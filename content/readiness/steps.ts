import type { Condition, DimensionId, StepRule } from './readiness-model.ts'

/** Nobody is hired, borrowed or bought before there is something for them to work on. */
const dataExists: Condition[] = [
  { question: 'D1', atLeast: 2 },
  { question: 'D3', atLeast: 1 },
]
const someRecord: Condition[] = [{ question: 'D1', atLeast: 2 }]

/** What a new use of AI stands on. */
const canBeTried: Condition[] = [
  { question: 'S1', atLeast: 2 },
  { question: 'D1', atLeast: 2 },
  { question: 'U1', atLeast: 2 },
  { question: 'G4', atLeast: 2 },
  { dimension: 'governance', atLeast: 35 },
  { dimension: 'data', atLeast: 35 },
]
const isTried: Condition[] = [{ question: 'U2', atLeast: 2 }]

/** Our people are named where there is data for them, and where such skills aren't in house already. */
export const rolesNeed: Condition[] = [...dataExists, { question: 'P1', below: 3 }]

/** In the order in which they are taken, the foundations first. A question may have several, each for what it is answered with. */
export const readinessSteps = {
  strategy: [
    {
      id: 'pick-one-problem-and-write-it-down',
      raises: { question: 'S1', from: 0, to: 2 },
    },
    {
      id: 'measure-what-the-problem-costs-today',
      raises: { question: 'S1', from: 2, to: 3 },
    },
    {
      id: 'name-a-senior-owner',
      raises: { question: 'S2', from: 0, to: 3 },
    },
    {
      id: 'give-the-work-money-of-its-own',
      raises: { question: 'S3', from: 0, to: 2 },
    },
    {
      id: 'set-one-kpi-read-before-and-after',
      raises: { question: 'S4', from: 0, to: 3 },
    },
    {
      id: 'agree-a-target-and-its-worth-in-pounds',
      raises: { question: 'S1', from: 3, to: 4 },
    },
    {
      id: 'fix-the-values-at-which-it-stops-or-goes-on',
      raises: { question: 'S4', from: 3, to: 4 },
    },
    {
      id: 'give-ai-work-a-yearly-budget',
      raises: { question: 'S3', from: 2, to: 3 },
    },
    {
      id: 'put-it-before-the-board-each-quarter',
      raises: { question: 'S2', from: 3, to: 4 },
    },
    {
      id: 'release-money-against-measured-benefits',
      raises: { question: 'S3', from: 3, to: 4 },
    },
  ],
  data: [
    {
      id: 'record-one-process-with-times-and-reasons',
      raises: { question: 'D1', from: 0, below: 1, to: 2 },
    },
    {
      id: 'move-the-record-of-one-process-off-paper',
      raises: { question: 'D1', from: 1, to: 2 },
    },
    {
      id: 'audit-the-data-of-one-problem',
      raises: { question: 'D2', from: 0, to: 2 },
      needs: someRecord,
    },
    {
      id: 'code-the-outcomes',
      raises: { question: 'D4', from: 0, to: 3 },
    },
    {
      id: 'get-a-clean-extract-within-days',
      raises: { question: 'D3', from: 0, to: 3 },
      needs: someRecord,
    },
    {
      id: 'keep-it-where-it-can-be-exported-from',
      raises: { question: 'D1', from: 2, to: 3 },
    },
    {
      id: 'name-an-owner-for-each-source',
      raises: { question: 'D5', from: 0, to: 3 },
      needs: someRecord,
    },
    {
      id: 'set-five-automatic-checks',
      raises: { question: 'D2', from: 2, to: 4 },
      needs: someRecord,
    },
    {
      id: 'keep-twelve-months-in-one-store',
      raises: { question: 'D1', from: 3, to: 4 },
    },
    {
      id: 'have-outcomes-stamped-with-their-time',
      raises: { question: 'D4', from: 3, to: 4 },
    },
    {
      id: 'open-the-sets-asked-for-most',
      raises: { question: 'D3', from: 3, to: 4 },
    },
    {
      id: 'publish-a-catalogue',
      raises: { question: 'D5', from: 3, to: 4 },
    },
  ],
  technology: [
    {
      id: 'export-one-system-on-a-schedule',
      raises: { question: 'T1', from: 0, to: 2 },
    },
    {
      id: 'start-cyber-essentials',
      raises: { question: 'T3', from: 0, to: 2 },
    },
    {
      id: 'name-where-a-model-would-run',
      raises: { question: 'T2', from: 0, to: 2 },
    },
    {
      id: 'connect-the-two-systems-that-the-next-use-needs',
      raises: { question: 'T1', from: 2, to: 3 },
      needs: [{ question: 'S1', atLeast: 2 }],
    },
    {
      id: 'finish-cyber-essentials',
      raises: { question: 'T3', from: 2, to: 3 },
    },
    {
      id: 'set-a-security-baseline-where-models-run',
      raises: { question: 'T2', from: 2, to: 3 },
    },
    {
      id: 'watch-the-links',
      raises: { question: 'T1', from: 3, to: 4 },
    },
    {
      id: 'make-deployment-repeatable',
      raises: { question: 'T2', from: 3, to: 4 },
      needs: isTried,
    },
    {
      id: 'add-access-and-logging-for-ai',
      raises: { question: 'T3', from: 3, to: 4 },
    },
  ],
  people: [
    {
      id: 'free-time-for-those-who-know-the-process',
      raises: { question: 'P3', from: 0, to: 2 },
    },
    {
      id: 'train-users-by-role',
      raises: { question: 'P2', from: 0, to: 3 },
    },
    {
      id: 'let-two-people-learn-by-trying',
      raises: { question: 'P1', from: 0, to: 1 },
    },
    {
      id: 'make-one-of-your-people-the-analyst',
      raises: { question: 'P1', from: 1, to: 2 },
      needs: someRecord,
    },
    {
      id: 'borrow-an-ai-engineer-for-three-months',
      raises: { question: 'P1', from: 2, to: 3 },
      needs: [...dataExists, { question: 'S1', atLeast: 2 }],
    },
    {
      id: 'form-one-team-with-a-product-owner',
      raises: { question: 'P1', from: 3, to: 4 },
    },
    {
      id: 'ring-fence-the-experts-time',
      raises: { question: 'P3', from: 2, to: 3 },
    },
    {
      id: 'refresh-and-check-the-training',
      raises: { question: 'P2', from: 3, to: 4 },
    },
    {
      id: 'agree-a-partner-for-peaks',
      raises: { question: 'P3', from: 3, to: 4 },
      needs: dataExists,
    },
  ],
  governance: [
    {
      id: 'adopt-a-one-page-ai-policy',
      raises: { question: 'G1', from: 0, to: 2 },
    },
    {
      id: 'approve-the-policy-and-keep-an-ai-register',
      raises: { question: 'G1', from: 2, to: 3 },
    },
    {
      id: 'screen-each-use-for-a-dpia',
      raises: { question: 'G2', from: 0, to: 3 },
    },
    {
      id: 'name-reviewers-who-may-overrule',
      raises: { question: 'G4', from: 0, to: 3 },
    },
    {
      id: 'write-down-risks-and-impacts',
      raises: { question: 'G3', from: 0, to: 3 },
    },
    {
      id: 'open-a-reporting-channel',
      raises: { question: 'G4', from: 3, to: 4 },
    },
    {
      id: 'put-lawful-basis-retention-and-suppliers-on-record',
      raises: { question: 'G2', from: 3, to: 4 },
    },
    {
      id: 'add-a-route-for-incidents',
      raises: { question: 'G3', from: 3, to: 4 },
    },
    {
      id: 'review-rules-and-register-yearly',
      raises: { question: 'G1', from: 3, to: 4 },
    },
  ],
  culture: [
    {
      id: 'tell-staff-what-ai-will-and-will-not-be-used-for',
      raises: { question: 'C1', from: 0, to: 3 },
    },
    {
      id: 'ask-why-the-last-change-did-not-last',
      raises: { question: 'C2', from: 0, to: 2 },
    },
    {
      id: 'let-one-shift-try-a-small-change',
      raises: { question: 'C2', from: 2, to: 3 },
    },
    {
      id: 'act-on-one-idea-of-the-staff',
      raises: { question: 'C1', from: 3, to: 4 },
    },
    {
      id: 'improve-a-change-after-it-is-in',
      raises: { question: 'C2', from: 3, to: 4 },
    },
  ],
  delivery: [
    {
      id: 'write-the-process-down-as-it-is',
      raises: { question: 'U1', from: 0, to: 2 },
    },
    {
      id: 'measure-the-process-for-a-month',
      raises: { question: 'U1', from: 2, to: 3 },
    },
    {
      id: 'name-the-owner-of-what-stays',
      raises: { question: 'U3', from: 0, to: 2 },
    },
    {
      id: 'run-one-pilot-in-the-shadow',
      raises: { question: 'U2', from: 0, to: 2 },
      needs: canBeTried,
    },
    {
      id: 'agree-support-and-a-way-back',
      raises: { question: 'U3', from: 2, to: 3 },
    },
    {
      id: 'take-the-pilot-into-production',
      raises: { question: 'U2', from: 2, to: 3 },
      needs: [...canBeTried, { question: 'U3', atLeast: 2 }],
    },
    {
      id: 'remove-the-largest-cause-of-variation',
      raises: { question: 'U1', from: 3, to: 4 },
    },
    {
      id: 'watch-for-drift',
      raises: { question: 'U3', from: 3, to: 4 },
      needs: isTried,
    },
    {
      id: 'share-a-part-between-uses',
      raises: { question: 'U2', from: 3, to: 4 },
      needs: canBeTried,
    },
  ],
} as const satisfies Record<DimensionId, readonly ({ id: string } & StepRule)[]>

export type StepId = (typeof readinessSteps)[DimensionId][number]['id']
export const stepIds: StepId[] = Object.values(readinessSteps).flatMap((steps) => steps.map(({ id }) => id))
