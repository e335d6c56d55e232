import { brand } from '#config/brand.ts'
import { roleNames, seniorities, type RoleSlug, type Seniority } from '#config/roles.ts'
import type { ListedFaq } from './faq.ts'
import { questionLinks } from './relations.ts'
import { levelBands, levelOf, money } from './prices.ts'
import { roleKinds } from './role.ts'
import { roles } from './roles/index.ts'
import { ownSceneOf } from './scenes.ts'

const { dayRate, matching } = brand.claims

/** The words of /team-augmentation. */
const words = {
  title: 'AI engineers by the day, in your team',
  intro:
    'You have the backlog and somebody to direct it; you lack the hands. We lend you people who have put models on machines, wards and tills, for a week or a year.',
  action: 'Ask for a team',
  second: { label: 'Compare the fourteen roles', to: '#fourteen-roles' },
  figures: {
    rate: 'By seniority. The offer names the rate of each person, with expenses beside it.',
    matching:
      'From a written brief to names you can interview, on working days, or a plain “nobody is free”.',
  },
  scene: {
    slug: 'team-augmentation',
    picture: 'manufacturing' as const,
    pictureAlt:
      'Drawing of a planning board beside a robot cell: two engineers stand beside somebody of the firm, and the marked place of a third is to be filled from week 2',
  },
  get: {
    title: 'What you get for a day’s rate',
    lines: [
      'A named person: you read their marked test, interview them and choose. Nobody is swapped without your word.',
      'Work in your tools: your repository, board and chat from day one.',
      'A weekly page: what was finished, what it measured, and what you must decide.',
      'Days as you need them: two, three or five a week, changed with the notice in the order.',
      'All of it is yours: code, models, labels and notes, once the days are paid.',
    ],
  },
  why: {
    title: 'Why firms take people through us',
    intro: 'Each comes with the paper that shows it.',
    checkLabel: 'ask for',
    points: [
      {
        title: 'Pre-vetted teams',
        text: 'A code review with planted faults, an interview on statistics and a day on untidy data, each marked by two seniors.',
        check: 'The marked day of the person proposed, before the interview.',
      },
      {
        title: 'Compliance',
        text: 'Identity, right to work, references, insurance and confidentiality are settled before the first day.',
        check: 'The list of checks in the order, each with its date.',
      },
      {
        title: 'Faster ramp-up',
        text: 'Build, tests and measurement have been set up many times before, so they begin with your data.',
        check: 'A change in your repository by the fifth day, written into the order.',
      },
    ],
  },
  roles: {
    title: 'The fourteen roles',
    intro: 'What each does, when you don’t need one, and what to ask in the interview.',
    all: { to: '/ai-roles', label: 'Which of two similar roles?' },
  },
  bands: {
    title: 'Seniority and what it costs',
    intro: 'Most teams that work have one senior and somebody who learns from them.',
    rate: 'a day, by seniority',
    basis: 'Without VAT. The order settles travel, notice and a later hire.',
  },
  steps: {
    title: 'From your request to the first day',
    items: [
      {
        at: 'Now',
        text: 'You send the request below: which roles, when, where. Three minutes.',
      },
      {
        at: 'First reply',
        text: 'Within one working day an engineer asks the two or three questions that decide who fits.',
      },
      {
        at: matching.value,
        text: 'Of a written brief, on working days: names, rates, start dates and marked tests.',
      },
      {
        at: 'That week',
        text: 'You interview, with our questions or yours. We draw up the papers.',
      },
      {
        at: 'First day',
        text: 'Accounts, induction and a task that can be finished by Friday.',
      },
    ],
    after:
      'The order names a trial period, usually ten working days. Say no in it, and later days aren’t invoiced.',
  },
  days: {
    title: 'What the first 30 days look like',
    intro: 'An example. Yours is agreed before they start.',
    week: 'week',
    weeks: [
      {
        title: 'See and build',
        text: 'Induction, a shift beside the people whose work it is, access that works. A first change merged.',
      },
      {
        title: 'Measure what is',
        text: 'Today’s result counted on your own records: scrap, minutes, missed forecasts.',
      },
      {
        title: 'A small thing in use',
        text: 'One report, alarm or model in front of three people. Their corrections become tests.',
      },
      {
        title: 'Decide with figures',
        text: 'Result against week two, cost to go on, what your staff can take over. You extend, change or stop.',
      },
    ],
  },
  rules: {
    title: 'IR35, right to work and data, in plain words',
    intro: 'We fill in the papers with you; your adviser has the last word.',
    lines: [
      'IR35: UK tax rules for people who work through a company of their own. A medium or large client decides on status; we send the facts and a draft. For people on our payroll the question doesn’t arise.',
      'Right to work: we see the documents of everybody we place, and place nobody past the end of a permit.',
      'Data processing agreement: signed before access. Personal data stays in your systems, and we work there rather than on copies.',
      'Confidentiality: each person signs for themselves, and the duty outlasts the order.',
      'Insurance: professional indemnity and public liability of everybody placed, with the last day of the policy on file.',
      'In Ireland: no IR35, but Revenue’s five-step test and PAYE, settled before the first day on site.',
    ],
    questions: 'The small print, answered',
  },
  fit: {
    yes: {
      title: 'Hire by the day when',
      lines: [
        'somebody of yours can direct the work each week',
        'the backlog is clear for six weeks, though not for six months',
        'a system runs and needs hands: new lines, retraining, integration',
        'the post is advertised and four months are too long to wait',
      ],
    },
    no: {
      title: 'Don’t hire by the day when',
      lines: [
        'nobody has time to direct them: order a project with a result instead',
        'you don’t know yet whether it can be predicted: begin with a short study',
        'the need is permanent and full time: employ somebody, and let us interview with you',
      ],
    },
  },
  questions: [
    'augmentation-or-project',
    'how-engineers-are-vetted',
    'wrong-person',
    'ir35-our-engineers',
    'ir35-small-company',
    'ireland-contractors',
    'agency-worker-rights',
    'hire-them-permanently',
  ],
  request: {
    title: 'Ask for a team',
    intro: 'Choose the roles; leave open what isn’t decided. An engineer answers, with people or with a no.',
  },
}

const levelTexts: Record<Seniority, string> = {
  engineer: 'Finishes described tasks, writes tests, asks early.',
  senior: 'Takes a problem with its data to a result, and defends it.',
  lead: 'Decides what not to build, and runs three to five people.',
}

const linkOf = (slug: RoleSlug, summary: string) => ({
  to: `/ai-roles/${slug}`,
  title: roleNames[slug],
  text: summary,
})

const budgetOf = (level: Seniority) =>
  `${money(levelBands[level].from)} to ${money(levelBands[level].to)} a day`

/** What the page shows; the form's choices with it. */
export function teamAugmentationPage(faq?: ListedFaq[]) {
  const { scene, questions, figures, ...rest } = words
  const groups = roleKinds.map(({ id, label }) => ({
    label,
    roles: roles.filter(({ kind }) => kind === id),
  }))
  return {
    ...rest,
    ...ownSceneOf('page', { ...scene, title: words.title }),
    figures: [
      { value: dayRate.value, label: dayRate.text, basis: figures.rate },
      { value: matching.value, label: matching.text, basis: figures.matching },
    ],
    groups: groups.map(({ label, roles }) => ({
      label,
      roles: roles.map(({ slug, summary }) => linkOf(slug, summary)),
    })),
    levels: seniorities.map((level) => ({ ...levelOf(level), text: levelTexts[level] })),
    links: questionLinks(questions, faq),
    choices: {
      roles: groups.map(({ label, roles }) => ({ label, slugs: roles.map(({ slug }) => slug) })),
      budgets: { engineer: budgetOf('engineer'), senior: budgetOf('senior'), lead: budgetOf('lead') },
    },
  }
}
