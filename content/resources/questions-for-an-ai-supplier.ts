import type { Guide } from '#content/guide.ts'

export const questionsForAnAiSupplier: Guide = {
  slug: 'questions-for-an-ai-supplier',
  title: 'Buying AI: 25 questions for a supplier',
  pageTitle: 'Buying AI: 25 questions for a supplier',
  description:
    'Twenty-five questions to put to anyone who offers you AI, us included: what a good answer sounds like, and which five answers end the conversation.',
  summary:
    'Questions with the answer you hope for and the one that should worry you. Put them to us as well.',
  use: 'For buyers, works managers and IT, in the second meeting: after the demonstration, before the price. Send them a week ahead and ask for answers in writing, two or three lines each. A score sheet lies beside it. Nobody answers all 25 well; how somebody says “we don’t know yet” is worth a mark of its own.',
  publishedOn: '2026-11-21',
  updatedOn: '2026-11-21',
  sections: [
    {
      id: 'result',
      title: 'The result',
      blocks: [
        {
          table: {
            caption: 'Questions 1 to 6',
            columns: ['Question', 'A good answer', 'A worrying one'],
            rows: [
              [
                '1 Which single figure of ours will move?',
                'Names it, its unit, and the range they think possible.',
                '“Efficiency.”',
              ],
              [
                '2 What do you need to know before you can promise it?',
                'A list, with a way to find out in weeks.',
                '“Nothing, we have done this many times.”',
              ],
              [
                '3 What is the simplest thing that might do?',
                'A rule, a sensor, a spreadsheet; and why it falls short, or doesn’t.',
                'The question is taken as an insult.',
              ],
              [
                '4 How will we both know that it works?',
                'A test on data that nobody has seen, with limits agreed beforehand.',
                'An accuracy of 99 % without saying of what.',
              ],
              ['5 At which result should we stop?', 'A number and a date.', '“We have never had to.”'],
              [
                '6 What goes wrong when it is wrong?',
                'Both kinds of error, each with what it costs you.',
                'Talks of one kind only.',
              ],
            ],
          },
        },
        'A rate of 99 % is worth a moment of arithmetic. If one part in 200 is bad, a machine that calls everything good is right 99.5 % of the time and has found nothing. Ask for misses and false alarms by the thousand parts, on your mix.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      blocks: [
        {
          table: {
            caption: 'Questions 7 to 12',
            columns: ['Question', 'A good answer', 'A worrying one'],
            rows: [
              [
                '7 Which data do you need, from which system, for how long?',
                'Tags, tables, months. Asks about product changes in between.',
                '“All of it.”',
              ],
              [
                '8 Where does it go, and who can see it?',
                'A drawing: plant, country, company, people.',
                '“In the cloud, it is secure.”',
              ],
              [
                '9 Do you train models for others with it?',
                'No; or yes, here is the clause and what you get for it.',
                'It stands in the general terms.',
              ],
              [
                '10 Who owns model, code and labels when we part?',
                'You, or a licence that outlives the contract. Names the file formats.',
                'The model is “part of the platform”.',
              ],
              [
                '11 What if a person is in the picture or in the record?',
                'Asks for your data-protection officer, offers a template for the assessment.',
                'Faces are “not our purpose”.',
              ],
              [
                '12 What happens when a sensor lies?',
                'Plausibility checks, a state “unknown”, an alarm for data itself.',
                'Hasn’t come up.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'running',
      title: 'Running it',
      blocks: [
        {
          table: {
            caption: 'Questions 13 to 19',
            columns: ['Question', 'A good answer', 'A worrying one'],
            rows: [
              [
                '13 What happens on the line when your system is off?',
                'A tested way to go on, shown at acceptance.',
                '“It runs at 99.9 %.”',
              ],
              [
                '14 How does it fit our network and the PLC?',
                'Names protocol, ports, direction of each connection; accepts no inbound one.',
                'Needs remote access at all times.',
              ],
              [
                '15 Who notices that it has become worse?',
                'A chart with limits, and the name of who looks at it weekly.',
                '“The model keeps learning.”',
              ],
              ['16 What does it need each month from us?', 'Hours and skills, honestly.', 'Nothing.'],
              [
                '17 A new product comes. What then?',
                'Days, samples, price, and whether your people can do it.',
                'A change request.',
              ],
              [
                '18 Who patches it, and for how long?',
                'Until which year, how fast for a serious flaw, list of components.',
                '“It isn’t connected to the internet.”',
              ],
              [
                '19 Can an operator overrule it?',
                'Yes, with one touch, and it is recorded for learning rather than blame.',
                'Only with an administrator.',
              ],
            ],
          },
        },
        'Question 15 separates the trades. Models age silently: light is replaced, a supplier changes a coating, a winter comes. A firm that has run systems for years will tell you a story here. One that has delivered pilots won’t.',
      ],
    },
    {
      id: 'people',
      title: 'People and price',
      blocks: [
        {
          table: {
            caption: 'Questions 20 to 25',
            columns: ['Question', 'A good answer', 'A worrying one'],
            rows: [
              [
                '20 Who exactly will do the work?',
                'Names, days, and you meet them before signing.',
                'A team “from our pool”.',
              ],
              [
                '21 Tell us of a project that failed.',
                'What, why, and what is done differently since.',
                'There is none.',
              ],
              [
                '22 May we speak with somebody who has used it for a year?',
                'A telephone number, and a customer who is not a showcase.',
                'A video.',
              ],
              [
                '23 What does it cost over three years, all in?',
                'A table: project, hardware, licences, running, your hours.',
                'A price per month, from.',
              ],
              ['24 What would you not buy from yourselves?', 'Laughs, then answers.', 'Doesn’t understand.'],
              [
                '25 What will we be able to do without you?',
                'A list that grows with time, and training in the price.',
                'You won’t need to.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Scoring without fooling yourself',
      blocks: [
        {
          steps: [
            'Three of you score apart, 0 to 3 for each question, before you talk. Use the CSV: a row for each question, a column for each supplier.',
            'Double the weight of 1, 4, 10, 15 and 20. They predict most of what you will be pleased or angry about in two years.',
            'Talk about every question on which you differ by two points or more. Somebody has heard something that the others have not.',
            'Write the score down before you open the price.',
          ],
        },
        {
          note: {
            title: 'Five answers that end it',
            text: 'No test on unseen data. Your data trains models for others, and it can’t be switched off. Remote access at all times. No name for who does the work. A guarantee of a result before anybody has looked at your data.',
          },
        },
        'Take the winner’s three-year table into the [ROI calculator](/resources/roi-calculator) with half of the promised benefit. If it still pays, sign. If it pays only with all of it, ask for a smaller first step; a supplier who believes in the figure will agree.',
        'Where these questions begin, a [brief on two pages](/resources/two-page-project-brief) should have gone before, or the answers will be as vague as what was asked.',
      ],
    },
  ],
  worksheet: {
    title: 'Score sheet as CSV',
    columns: ['No', 'Question', 'Weight', 'Supplier A', 'Supplier B', 'Supplier C', 'Heard'],
    rows: [
      'Which single figure of ours will move?',
      'What do you need to know before you can promise it?',
      'What is the simplest thing that might do?',
      'How will we both know that it works?',
      'At which result should we stop?',
      'What goes wrong when it is wrong?',
      'Which data do you need, from which system, for how long?',
      'Where does it go, and who can see it?',
      'Do you train models for others with it?',
      'Who owns model, code and labels when we part?',
      'What if a person is in the picture or in the record?',
      'What happens when a sensor lies?',
      'What happens on the line when your system is off?',
      'How does it fit our network and the PLC?',
      'Who notices that it has become worse?',
      'What does it need each month from us?',
      'A new product comes. What then?',
      'Who patches it, and for how long?',
      'Can an operator overrule it?',
      'Who exactly will do the work?',
      'Tell us of a project that failed.',
      'May we speak with somebody who has used it for a year?',
      'What does it cost over three years, all in?',
      'What would you not buy from yourselves?',
      'What will we be able to do without you?',
    ].map((question, i) => [
      String(i + 1),
      question,
      [1, 4, 10, 15, 20].includes(i + 1) ? '2' : '1',
      '',
      '',
      '',
      '',
    ]),
  },
  related: {
    solutions: ['seamless-integration-framework', 'quality-insight-automation'],
    useCases: ['maintenance-assistant', 'enterprise-knowledge-chatbot'],
    calculators: ['roi-calculator'],
  },
}
