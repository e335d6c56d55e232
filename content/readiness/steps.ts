import type { Condition, DimensionId, Step } from './readiness-model.ts'

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
export const readinessSteps: Record<DimensionId, Step[]> = {
  strategy: [
    {
      raises: { question: 'S1', from: 0, to: 2 },
      title: 'pick one problem and write it down',
      text: 'Two hours with operations, finance and IT: list ten complaints that cost money, pick one, and write it down in a sentence.',
    },
    {
      raises: { question: 'S1', from: 2, to: 3 },
      title: 'measure what the problem costs today',
      text: 'Measure the problem for four weeks: how often, how long, what it costs. Write the figure down beside today’s date.',
    },
    {
      raises: { question: 'S2', from: 0, to: 3 },
      title: 'name a senior owner',
      text: 'Give one senior person the problem, in writing, with the right to stop the work on it.',
    },
    {
      raises: { question: 'S3', from: 0, to: 2 },
      title: 'give the work money of its own',
      text: 'Set a sum aside for the next step, small enough to lose, and say who releases it.',
    },
    {
      raises: { question: 'S4', from: 0, to: 3 },
      title: 'set one KPI, read before and after',
      text: 'Choose the one KPI by which the work is judged, and read it now, before anything changes.',
    },
    {
      raises: { question: 'S1', from: 3, to: 4 },
      title: 'agree a target and its worth in pounds',
      text: 'Agree a target and its worth in pounds with the owner, and what you would stop doing if it can’t be reached.',
    },
    {
      raises: { question: 'S4', from: 3, to: 4 },
      title: 'fix the values at which it stops or goes on',
      text: 'Write down the value of the KPI at which the work goes on and the value at which it ends, with the date on which it is read.',
    },
    {
      raises: { question: 'S3', from: 2, to: 3 },
      title: 'give AI work a yearly budget',
      text: 'Put AI work into the yearly budget as a line of its own, with what it was spent on last year beside it.',
    },
    {
      raises: { question: 'S2', from: 3, to: 4 },
      title: 'put it before the board each quarter',
      text: 'Find a sponsor on the board who reads benefits and incidents every quarter and decides on them.',
    },
    {
      raises: { question: 'S3', from: 3, to: 4 },
      title: 'release money against measured benefits',
      text: 'Release money in steps: the next step opens when the last one’s benefit has been read off, not promised.',
    },
  ],
  data: [
    {
      raises: { question: 'D1', from: 0, below: 1, to: 2 },
      title: 'record one process, with times and reasons',
      text: 'Choose one process. From Monday, record each stop, defect or complaint with its time and its reason, in one sheet.',
    },
    {
      raises: { question: 'D1', from: 1, to: 2 },
      title: 'move the record of one process off paper',
      text: 'Choose one process. From Monday, what was written on paper goes into one sheet, with its time and its reason.',
    },
    {
      raises: { question: 'D2', from: 0, to: 2 },
      needs: someRecord,
      title: 'audit the data of one problem',
      text: 'Two weeks of audit on the data of one problem: gaps, doubles, units, clocks that disagree.',
    },
    {
      raises: { question: 'D4', from: 0, to: 3 },
      title: 'code the outcomes',
      text: 'Agree at most twelve codes for outcomes with the people who write them down, and set each beside what went in.',
    },
    {
      raises: { question: 'D3', from: 0, to: 3 },
      needs: someRecord,
      title: 'get a clean extract within days',
      text: 'An analyst gets a clean extract in days, twice in a row, without asking the same person.',
    },
    {
      raises: { question: 'D1', from: 2, to: 3 },
      title: 'keep it where it can be exported from',
      text: 'Move the record from sheets and single machines to one place from which it can be exported.',
    },
    {
      raises: { question: 'D5', from: 0, to: 3 },
      needs: someRecord,
      title: 'name an owner for each source',
      text: 'Name an owner for each source of the first problem, and write down what it means and how long it is kept.',
    },
    {
      raises: { question: 'D2', from: 2, to: 4 },
      needs: someRecord,
      title: 'set five automatic checks',
      text: 'Set five checks that run daily and tell a named person what they found.',
    },
    {
      raises: { question: 'D1', from: 3, to: 4 },
      title: 'keep twelve months in one store',
      text: 'Copy each month into one store, and delete nothing there until twelve of them are together.',
    },
    {
      raises: { question: 'D4', from: 3, to: 4 },
      title: 'have outcomes stamped with their time',
      text: 'Let the system set code and time of each outcome by itself, so that none is entered at the end of the shift.',
    },
    {
      raises: { question: 'D3', from: 3, to: 4 },
      title: 'open the sets asked for most',
      text: 'Give analysts access by themselves to the five sets asked for most.',
    },
    {
      raises: { question: 'D5', from: 3, to: 4 },
      title: 'publish a catalogue',
      text: 'Publish a catalogue of all sets: meaning, owner, refresh, retention. Show one set that was deleted on time.',
    },
  ],
  technology: [
    {
      raises: { question: 'T1', from: 0, to: 2 },
      title: 'export one system on a schedule',
      text: 'Export one system every night to one folder, by schedule rather than by hand.',
    },
    {
      raises: { question: 'T3', from: 0, to: 2 },
      title: 'start Cyber Essentials',
      text: 'Start Cyber Essentials: list devices, close old accounts, patch within 14 days.',
    },
    {
      raises: { question: 'T2', from: 0, to: 2 },
      title: 'name where a model would run',
      text: 'Name where a model would run, a server or a cloud account, and who may log in there.',
    },
    {
      raises: { question: 'T1', from: 2, to: 3 },
      needs: [{ question: 'S1', atLeast: 2 }],
      title: 'connect the two systems that the next use needs',
      text: 'Draw the two systems that the next use needs, and connect them by API, OPC UA or MQTT, with a log of what failed.',
    },
    {
      raises: { question: 'T3', from: 2, to: 3 },
      title: 'finish Cyber Essentials',
      text: 'Have Cyber Essentials certified, and name who renews it next year.',
    },
    {
      raises: { question: 'T2', from: 2, to: 3 },
      title: 'set a security baseline where models run',
      text: 'Set a baseline for the place where models run: accounts, patches, backups, and who looks after them.',
    },
    {
      raises: { question: 'T1', from: 3, to: 4 },
      title: 'watch the links',
      text: 'Watch each link: a count in and out, an alarm when they differ, and a person who reads it.',
    },
    {
      raises: { question: 'T2', from: 3, to: 4 },
      needs: isTried,
      title: 'make deployment repeatable',
      text: 'Deploy one model twice by the same script, the second time by somebody else, and watch its inputs weekly.',
    },
    {
      raises: { question: 'T3', from: 3, to: 4 },
      title: 'add access and logging for AI',
      text: 'Add what AI needs to your controls: who may ask it what, a log of it, and a check of what leaves the firm.',
    },
  ],
  people: [
    {
      raises: { question: 'P3', from: 0, to: 2 },
      title: 'free time for those who know the process',
      text: 'Name those who know the process best, and free half a day a week for each.',
    },
    {
      raises: { question: 'P2', from: 0, to: 3 },
      title: 'train users by role',
      text: 'Train users by role and on cases of their own: what a system can’t know, when to overrule it.',
    },
    {
      raises: { question: 'P1', from: 0, to: 1 },
      title: 'let two people learn by trying',
      text: 'Let two of your own people learn with tools that are allowed, on work without personal or secret data.',
    },
    {
      raises: { question: 'P1', from: 1, to: 2 },
      needs: someRecord,
      title: 'make one of your people the analyst',
      text: 'Give one of your own people the figures as a task: a day a week, a course, and a question to answer each month.',
    },
    {
      raises: { question: 'P1', from: 2, to: 3 },
      needs: [...dataExists, { question: 'S1', atLeast: 2 }],
      title: 'borrow an AI engineer for three months',
      text: 'Borrow an AI engineer for three months to work beside your analysts, with the handover agreed at the start.',
    },
    {
      raises: { question: 'P1', from: 3, to: 4 },
      title: 'form one team with a product owner',
      text: 'Form one team of product owner, process expert and those who build. One board, one meeting a week.',
    },
    {
      raises: { question: 'P3', from: 2, to: 3 },
      title: 'ring-fence the experts’ time',
      text: 'Ring-fence the experts’ time in the shift plan, so that a busy week doesn’t take it back.',
    },
    {
      raises: { question: 'P2', from: 3, to: 4 },
      title: 'refresh and check the training',
      text: 'Check training by trying: each user finds two planted errors in a system’s output, every year again.',
    },
    {
      raises: { question: 'P3', from: 3, to: 4 },
      needs: dataExists,
      title: 'agree a partner for peaks',
      text: 'Agree with a partner who comes in at peaks, for which tasks and at what notice.',
    },
  ],
  governance: [
    {
      raises: { question: 'G1', from: 0, to: 2 },
      title: 'adopt a one-page AI policy',
      text: 'Write one page of policy: which uses of AI are allowed, which need asking, which are not done.',
    },
    {
      raises: { question: 'G1', from: 2, to: 3 },
      title: 'approve the policy and keep an AI register',
      text: 'Have the policy signed, and make a register: each system, also the public tools staff use, its purpose, its data, its owner.',
    },
    {
      raises: { question: 'G2', from: 0, to: 3 },
      title: 'screen each use for a DPIA',
      text: 'Screen each use for a data protection impact assessment, and switch off what nobody owns.',
    },
    {
      raises: { question: 'G4', from: 0, to: 3 },
      title: 'name reviewers who may overrule',
      text: 'Name a reviewer for each use, with the right to overrule it and a log in which that is written.',
    },
    {
      raises: { question: 'G3', from: 0, to: 3 },
      title: 'write down risks and impacts',
      text: 'Write down the risks of each use and its impact on people, with thresholds, and with those it affects in the room.',
    },
    {
      raises: { question: 'G4', from: 3, to: 4 },
      title: 'open a reporting channel',
      text: 'Open a channel in which staff and customers report a wrong output, with a reply within days.',
    },
    {
      raises: { question: 'G2', from: 3, to: 4 },
      title: 'put lawful basis, retention and suppliers on record',
      text: 'Put on record for each use its lawful basis, how long data is kept, and what was checked of the supplier.',
    },
    {
      raises: { question: 'G3', from: 3, to: 4 },
      title: 'add a route for incidents',
      text: 'Watch each use against its thresholds, and write down who is called when one is passed.',
    },
    {
      raises: { question: 'G1', from: 3, to: 4 },
      title: 'review rules and register yearly',
      text: 'Compare policy and register with AIME or ISO/IEC 42001 once a year, and give each gap to a person.',
    },
  ],
  culture: [
    {
      raises: { question: 'C1', from: 0, to: 3 },
      title: 'tell staff what AI will and will not be used for',
      text: 'Tell staff in person what AI will and will not be used for, jobs included. Take questions until there are none.',
    },
    {
      raises: { question: 'C2', from: 0, to: 2 },
      title: 'ask why the last change did not last',
      text: 'Ask those concerned why the last change did not last, and mend the first cause that they name.',
    },
    {
      raises: { question: 'C2', from: 2, to: 3 },
      title: 'let one shift try a small change',
      text: 'Let one shift choose a small change of its work and the measure by which it judges it. Publish the result, good or bad.',
    },
    {
      raises: { question: 'C1', from: 3, to: 4 },
      title: 'act on one idea of the staff',
      text: 'Collect ideas on one sheet a team, answer each in writing, and act on one that is small enough to be seen working.',
    },
    {
      raises: { question: 'C2', from: 3, to: 4 },
      title: 'improve a change after it is in',
      text: 'Go back to the last change after three months, ask its users what they would alter, and alter one thing.',
    },
  ],
  delivery: [
    {
      raises: { question: 'U1', from: 0, to: 2 },
      title: 'write the process down as it is',
      text: 'Walk the process once with a stopwatch and write it down as it is, not as it should be.',
    },
    {
      raises: { question: 'U1', from: 2, to: 3 },
      title: 'measure the process for a month',
      text: 'Measure the process for a month: output, rejects, time. See whether it holds still.',
    },
    {
      raises: { question: 'U3', from: 0, to: 2 },
      title: 'name the owner of what stays',
      text: 'Name who of your own people answers for a system once its trial is over, and let them take part from the first day.',
    },
    {
      raises: { question: 'U2', from: 0, to: 2 },
      needs: canBeTried,
      title: 'run one pilot in the shadow',
      text: 'Run one pilot in the shadow for four to six weeks: it advises, people decide, both are recorded and compared with the baseline.',
    },
    {
      raises: { question: 'U3', from: 2, to: 3 },
      title: 'agree support and a way back',
      text: 'Write down who is called when a system fails, and practise the way back to today’s method.',
    },
    {
      raises: { question: 'U2', from: 2, to: 3 },
      needs: [...canBeTried, { question: 'U3', atLeast: 2 }],
      title: 'take the pilot into production',
      text: 'Take what the pilot proved into daily use in one place, with its owner, its limits and a date for the first review.',
    },
    {
      raises: { question: 'U1', from: 3, to: 4 },
      title: 'remove the largest cause of variation',
      text: 'Remove the largest cause of variation that needs no AI. Then see what is left for it.',
    },
    {
      raises: { question: 'U3', from: 3, to: 4 },
      needs: isTried,
      title: 'watch for drift',
      text: 'Set drift alarms and a date for retraining on each running system.',
    },
    {
      raises: { question: 'U2', from: 3, to: 4 },
      needs: canBeTried,
      title: 'share a part between uses',
      text: 'List what the running systems have in common, and move one part of it to a shared component for the next use.',
    },
  ],
}
