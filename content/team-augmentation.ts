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
    'You have the backlog and somebody to direct it; you lack the hands. We lend you people who have already put models on machines, wards and tills, for a week’s proof or a year’s programme.',
  action: 'Ask for a team',
  second: { label: 'Compare the fourteen roles', to: '#fourteen-roles' },
  figures: {
    rate: 'The whole band, by seniority. The rate of each person stands in the offer, expenses beside it.',
    matching:
      'From a written brief to names you can interview, on working days. When nobody suitable is free, you hear that instead.',
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
      'Work in your tools: your repository, board and chat from day one, so that nothing has to be handed over at the end.',
      'A second pair of eyes, if you want one: how often a lead of ours reviews code and figures is agreed in the order.',
      'A weekly page: what was finished, what it showed when measured, what stands in the way and what you must decide.',
      'Days as you need them: two, three or five a week. The order says how many, and with what notice either side changes them.',
      'All of it is yours: code, models, labels and notes belong to you once the days are paid, and are never used elsewhere.',
    ],
  },
  why: {
    title: 'Why firms take people through us',
    intro: 'Each reason comes with the paper or the day on which you can see it for yourself.',
    checkLabel: 'How you check it',
    points: [
      {
        title: 'Pre-vetted teams',
        text: 'A code review with planted faults, an interview on statistics and a day on real, untidy data, marked by two seniors who don’t compare notes first.',
        check: 'Ask for the marked day of the person proposed. You get it before the interview.',
      },
      {
        title: 'Compliance',
        text: 'Identity, right to work, references, insurance, confidentiality and data processing are settled before the first day, and their end dates watched.',
        check: 'The order lists each check with its date, and says how the person is engaged.',
      },
      {
        title: 'Faster ramp-up',
        text: 'They come with the build, the tests and the measuring set up many times before, and begin with your data instead of a framework.',
        check:
          'Put it into the order: by the fifth day a change in your repository that your own people have reviewed.',
      },
    ],
  },
  roles: {
    title: 'The fourteen roles',
    intro: 'Each page says what they do, when you don’t need one, and what to ask in the interview.',
    all: { to: '/ai-roles', label: 'Which of two similar roles?' },
  },
  bands: {
    title: 'Seniority and what it costs',
    intro: 'Three levels in the band. Most teams that work have one senior and somebody to learn from them.',
    rate: 'a day, by seniority',
    basis:
      'The band of our claim in three equal parts, without VAT. Travel, notice and a later hire are settled in the order.',
  },
  steps: {
    title: 'From your request to the first day',
    items: [
      {
        at: 'Now',
        text: 'You send the request below: which roles, when, where. Three minutes; unknowns may stay open.',
      },
      {
        at: 'First reply',
        text: 'An engineer reads it and asks, within one working day, the two or three questions that decide who fits.',
      },
      {
        at: matching.value,
        text: 'Of a written brief, on working days: names, rates, start dates and marked tests, or a plain statement that we have nobody.',
      },
      {
        at: 'That week',
        text: 'You interview, with our questions or yours. We draw up the order, the status paper and the data agreement.',
      },
      {
        at: 'First day',
        text: 'Accounts, induction and a first task that can be finished by Friday.',
      },
    ],
    after:
      'The order names a trial period, usually ten working days: days after you say no in it aren’t invoiced.',
  },
  days: {
    title: 'What the first 30 days look like',
    intro: 'An example for an engineer in a works with data of its own. Yours is agreed before they start.',
    week: 'week',
    weeks: [
      {
        title: 'See and build',
        text: 'Site induction, a shift beside the people whose work it is, access that works, and the code built on a clean machine. First merged change.',
      },
      {
        title: 'Measure what is',
        text: 'The present result counted on your own records: scrap, minutes, missed forecasts. Without this line nobody can say later what was gained.',
      },
      {
        title: 'A small thing in use',
        text: 'One report, alarm or model in front of three people who use it. Their corrections are written down and become tests.',
      },
      {
        title: 'Decide with figures',
        text: 'Result against the line of week two, cost to go on, and what your own staff can take over. You extend, change the role or stop.',
      },
    ],
  },
  rules: {
    title: 'IR35, right to work and data, in plain words',
    intro:
      'Three papers decide whether hiring by the day is safe. We fill them in with you; your adviser has the last word.',
    lines: [
      'IR35: UK tax rules for people who work through a company of their own. If you are a medium or large client, the status decision is yours; we send facts, contract and a draft determination. On our payroll the question doesn’t arise.',
      'Right to work: we see the documents of everybody who comes to a site in the UK or Ireland, note when a permit ends, and don’t place anybody past that date.',
      'Data processing agreement: signed before access, under UK GDPR or the EU’s, with purpose, people, places and deletion named. Personal data stays in your systems, and we work there rather than on copies.',
      'Confidentiality: each person signs for themselves, and the duty outlasts the order.',
      'Insurance: professional indemnity and public liability of everybody placed, with the last day of the policy on file.',
      'In Ireland: no IR35, but Revenue’s five-step test and PAYE. We settle which applies before the first day on site.',
    ],
    questions: 'The small print, answered',
  },
  fit: {
    yes: {
      title: 'Hire by the day when',
      lines: [
        'somebody of yours can direct the work each week and say what good looks like',
        'the backlog is clear for six weeks, though not for six months',
        'a system runs and needs hands: new lines, retraining, integration',
        'you recruit for the post and can’t wait four months for it to be filled',
      ],
    },
    no: {
      title: 'Don’t hire by the day when',
      lines: [
        'nobody has time to direct them: order a project with a result instead',
        'you don’t know yet whether it can be predicted: begin with a short study',
        'the need is permanent and full time: employ somebody, and let us interview with you',
        'the data may not be seen by anybody outside and there is no room to work inside',
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
