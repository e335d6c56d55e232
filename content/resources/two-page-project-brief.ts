import type { Guide } from '#content/guide.ts'

export const twoPageProjectBrief: Guide = {
  slug: 'two-page-project-brief',
  title: 'An AI project on two pages: a template to fill in',
  pageTitle: 'AI project brief: a two-page template',
  description:
    'Nine questions that fit on two pages and make offers comparable, each with a weak and a strong answer from a bakery line, and room to write your own.',
  summary:
    'Nine questions, each with a weak and a strong answer. Suppliers who read it quote for the same thing, which is the point of asking three.',
  use: 'For whoever has to ask for offers, and for the meeting before it. Fill it in with the shift leader and somebody from finance; it takes an afternoon, most of it spent on the second question. Leave out the solution. The example follows an invented bakery line that packs rolls.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'before',
      title: 'Before you write',
      blocks: [
        'A brief is not a specification. It says what is wrong, what it costs and what may not change, and leaves the how to people who do it daily. If it names a method, you will be sold that method, and nobody will have told you that a light barrier would have done.',
        {
          list: [
            'One problem to a brief. Two problems make two briefs, even on the same line.',
            'Figures with their source and week. An estimate is welcome when it is called one.',
            'No company history. Suppliers look up the website anyway.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      title: 'The nine questions',
      blocks: [
        {
          table: {
            caption: 'A weak and a strong answer to each',
            columns: ['Question', 'Weak', 'Strong'],
            rows: [
              [
                '1 What goes wrong?',
                'We need AI quality control on line 2.',
                'Line 2 packs bags with five rolls instead of six, about 30 bags a day. Shops send them back.',
              ],
              [
                '2 What does it cost?',
                'A lot, and our image suffers.',
                '£410 a week in credit notes (finance, weeks 30 to 41), and two people who weigh by hand, 3 hours a shift.',
              ],
              [
                '3 How is it noticed today?',
                'By our staff.',
                'Scale at the end of the line, limit 276 g. It misses five heavy rolls and rejects six light ones, 1.8 % of good bags.',
              ],
              [
                '4 What would be good enough?',
                '100 % detection.',
                'Fewer than 2 short bags a day, at most 0.3 % good bags rejected, at 62 bags a minute.',
              ],
              [
                '5 What data is there?',
                'Plenty, everything is stored.',
                'Scale: each weight with time, two years, CSV from the panel. No pictures. Batch and oven from the MES since March.',
              ],
              [
                '6 What may not change?',
                'It should integrate with our landscape.',
                'Line speed, the hygiene zone (wash-down, no glass), the packer’s warranty until 2028. The PLC is an S7-1500; a signal in and one out are free.',
              ],
              [
                '7 Who works with it?',
                'The operators.',
                'Four shift leaders, two of whom speak little English. Maintenance: one electrician, days only.',
              ],
              [
                '8 By when, and why then?',
                'As soon as possible.',
                'Before the November peak; otherwise February, as nothing is touched from 15 November to 6 January.',
              ],
              [
                '9 What can you spend, and who decides?',
                'To be discussed.',
                'Up to £35,000 incl. our hours if payback stays under 18 months. Works manager decides up to £20,000, above it the board, monthly.',
              ],
            ],
          },
        },
        'Read the right column again: each answer could be checked by a visitor within an hour. That is the whole trick, and the reason why the offers will differ by their ideas and not by their guesses.',
      ],
    },
    {
      id: 'money',
      title: 'The second question in detail',
      blocks: [
        'Nothing improves a brief as much as an honest price of the problem. Write down four lines and leave a line empty sooner than inventing it.',
        {
          steps: [
            '**What leaves the firm:** credit notes, scrap, penalties, overtime premium. Finance has it by cost centre.',
            '**What isn’t made:** minutes stopped or slow, times contribution, but only where the line is the constraint; use the [downtime cost calculator](/resources/downtime-cost-calculator).',
            '**What people do instead:** hours of checking and sorting, and what those people would do with them.',
            '**What might happen:** a recall, a lost customer. Name it, and do not add it to the sum.',
          ],
        },
        'The bakery’s sum is £410 × 50 weeks, £20,500 a year, plus about 1,500 hours of weighing. It counts the hours at a third, since the two would mostly move to the other line. A supplier who sees this knows that £120,000 is not worth proposing.',
      ],
    },
    {
      id: 'fill',
      title: 'Your brief',
      blocks: [
        {
          answers: [
            {
              label: '1. What goes wrong?',
              hint: 'One sentence, one number, one place. No solution.',
              lines: 3,
            },
            {
              label: '2. What does it cost a year, and where does the figure come from?',
              hint: 'Leaves the firm; isn’t made; people’s hours. Source and weeks.',
              lines: 4,
            },
            {
              label: '3. How is it noticed today, and how often wrongly?',
              hint: 'Who or what decides, by which limit.',
              lines: 3,
            },
            {
              label: '4. What would be good enough?',
              hint: 'Misses, false alarms, speed. The smallest result that you would pay for.',
              lines: 3,
            },
            {
              label: '5. What data is there?',
              hint: 'What, since when, in which system, who may export it. Add ten real rows.',
              lines: 4,
            },
            {
              label: '6. What may not change?',
              hint: 'Speed, hygiene, safety, warranty, network, agreements with staff.',
              lines: 3,
            },
            {
              label: '7. Who works with it and who looks after it?',
              hint: 'Shifts, languages, hours free for the project.',
              lines: 3,
            },
            { label: '8. By when, and why then?', hint: 'Shutdowns, peaks, audits.', lines: 2 },
            {
              label: '9. What can be spent, by which payback, and who decides?',
              hint: 'A range is enough; without one you will be quoted twice what you have.',
              lines: 3,
            },
          ],
        },
      ],
    },
    {
      id: 'sending',
      title: 'Sending it, and reading what comes back',
      blocks: [
        'Send it to three, with the same date for questions and the same answers to all. Invite each for half a day at the line: what they ask there tells more than the offer. Pay for that half day if it is far; you will get the plain opinion that a free visit can’t afford.',
        {
          checks: [
            'The offer repeats your questions 1 and 4 in its own words, correctly.',
            'It names what it doesn’t know yet, and a first step of at most six weeks that finds out.',
            'It says at which result you may stop, and what that costs.',
            'Your own people’s hours appear in it.',
            'Running costs for three years stand beside the price.',
          ],
        },
        'Two ticks missing is a conversation; three is a no. For the talks that follow there are [25 questions for a supplier](/resources/questions-for-an-ai-supplier), and whether the price can pay is a matter for the [ROI calculator](/resources/roi-calculator).',
      ],
    },
  ],
  worksheet: {
    title: 'The nine questions as CSV',
    columns: ['No', 'Question', 'Answer', 'Figure', 'Source', 'Weeks or period', 'Checked by'],
    rows: [
      ['1', 'What goes wrong?', '', '', '', '', ''],
      ['2', 'What does it cost a year?', '', '', '', '', ''],
      ['3', 'How is it noticed today, and how often wrongly?', '', '', '', '', ''],
      ['4', 'What would be good enough?', '', '', '', '', ''],
      ['5', 'What data is there?', '', '', '', '', ''],
      ['6', 'What may not change?', '', '', '', '', ''],
      ['7', 'Who works with it and who looks after it?', '', '', '', '', ''],
      ['8', 'By when, and why then?', '', '', '', '', ''],
      ['9', 'What can be spent, and who decides?', '', '', '', '', ''],
    ],
  },
  related: {
    solutions: ['instant-anomaly-detection', 'machine-vision'],
    useCases: ['fresh-food-demand-forecast', 'surface-defect-inspection'],
    calculators: ['downtime-cost-calculator', 'roi-calculator'],
  },
}
