import type { GoldenQuestion } from './golden-question.ts'

/** Written after the engine was frozen, without looking at its synonyms; never changed to suit it. */
export const secondHalf: GoldenQuestion[] = [
  {
    asks: 'we run 14 injection presses and bad shots end up in the box, ideas?',
    pages: ['/usecases/injection-moulding-anomalies'],
  },
  {
    asks: 'Our grain comes out of the dryer too dry and we pay for the gas',
    pages: ['/usecases/dryer-moisture-control'],
  },
  {
    asks: 'staff waste hours hunting for the right procedure on the intranet',
    pages: ['/usecases/enterprise-knowledge-chatbot'],
  },
  { asks: 'Which quotes are actually going to turn into orders?', pages: ['/usecases/sales-insights'] },
  {
    asks: 'mobile subscribers keep switching to a competitor, how do we stop it',
    pages: ['/usecases/churn-reduction-telecom'],
  },
  {
    asks: 'We have a travel site and guests scroll past good rooms',
    pages: ['/usecases/hotel-recommender'],
  },
  {
    asks: 'can AI tell chemists which molecule to synthesise next',
    pages: ['/usecases/drug-discovery'],
  },
  {
    asks: 'Is there software that helps a psychiatrist assess low mood?',
    pages: ['/usecases/depression-diagnosis-platform'],
  },
  {
    asks: 'the bot on our surgery website gives patients silly answers',
    pages: ['/usecases/chatbot-optimisation'],
  },
  {
    asks: 'How can I know which of our vans is going to break down next?',
    pages: ['/usecases/fleet-breakdown-forecast'],
  },
  {
    asks: 'we argue with shipping lines about who dented the box',
    pages: ['/usecases/container-damage-inspection'],
  },
  {
    asks: 'Kids in my maths class are all at different levels',
    pages: ['/usecases/adaptive-practice'],
  },
  {
    asks: 'need subtitles on hundreds of lecture videos',
    pages: ['/usecases/accessible-course-materials'],
  },
  {
    asks: 'half of our seminar rooms stand empty but the timetable is full',
    pages: ['/usecases/timetable-room-use'],
  },
  {
    asks: 'how much nitrogen should go on which part of my field',
    pages: ['/usecases/precision-farming'],
  },
  {
    asks: 'When will the strawberries be ready and how many pickers do I book?',
    pages: ['/usecases/harvest-prediction'],
  },
  { asks: 'measuring carbon in our soils for a scheme', pages: ['/usecases/soil-health'] },
  {
    asks: 'should we lend to this small company or not',
    pages: ['/usecases/credit-risk'],
  },
  {
    asks: 'splitting a big share order without moving the market',
    pages: ['/usecases/algorithmic-trading'],
  },
  {
    asks: 'Warn customers in our app before they go overdrawn',
    pages: ['/usecases/personalised-banking'],
  },
  {
    asks: 'our people do not know what job they could do next inside the bank',
    pages: ['/usecases/career-path-recommendations'],
  },
  {
    asks: 'Someone walked into the robot cell last month. Can cameras prevent that?',
    pages: ['/solutions/smart-safety-surveillance', '/usecases/forklift-pedestrian-safety'],
  },
  {
    asks: 'a sensor went weird at 3am and nobody noticed until morning',
    pages: ['/solutions/instant-anomaly-detection'],
  },
  {
    asks: 'What do I need to provide before you can forecast machine failures?',
    pages: [
      '/solutions/predictive-maintenance-intelligence',
      '/qa#few-failures',
      '/qa#how-much-data',
      '/qa#which-failures',
    ],
  },
  {
    asks: 'Who would look at our whole company and say where AI makes sense at all?',
    pages: ['/ai-roles/ai-consultant', '/qa#do-we-need-ai', '/qa#first-project'],
  },
  {
    asks: 'we have three AI systems from three vendors and no common standard',
    pages: ['/ai-roles/ai-architect'],
  },
  {
    asks: 'I want somebody who can follow objects through video',
    pages: ['/ai-roles/computer-vision'],
  },
  {
    asks: 'Person to pull amounts and dates out of thousands of supplier letters',
    pages: ['/ai-roles/nlp-engineer'],
  },
  {
    asks: 'help our office staff work with copilots properly',
    pages: ['/ai-roles/gen-ai-specialist', '/qa#train-our-team', '/qa#ai-literacy'],
  },
  {
    asks: 'Difference between an ML engineer and a data scientist?',
    pages: ['/ai-roles/ml-engineer', '/ai-roles/data-scientist', '/ai-roles'],
  },
  { asks: 'what are your seniors charged at compared with juniors', pages: ['/qa#seniority-rates'] },
  { asks: 'Would you do it for a fixed fee?', pages: ['/qa#fixed-price'] },
  {
    asks: 'After you leave, what does it cost us every month?',
    pages: ['/qa#running-costs'],
  },
  {
    asks: 'I do not believe your 40 percent. Where is that from?',
    pages: ['/qa#forty-percent', '/about-us'],
  },
  { asks: 'We are only 25 people. Is this even for us?', pages: ['/qa#too-small'] },
  {
    asks: 'how many weeks until there is something to look at',
    pages: ['/qa#first-result', '/qa#how-long'],
  },
  { asks: 'could your team begin on Monday?', pages: ['/qa#how-fast-start'] },
  {
    asks: 'The union is against being filmed at work',
    pages: ['/qa#employee-monitoring', '/qa#cameras-and-people', '/solutions/smart-safety-surveillance'],
  },
  {
    asks: 'Do I need a DPIA for people counting?',
    pages: ['/qa#dpia-needed'],
  },
  { asks: 'When do the rules of the European AI law start to bite?', pages: ['/qa#eu-ai-act-dates'] },
  {
    asks: 'We build in Sheffield and sell in Germany, must we follow the AI Act?',
    pages: ['/qa#ai-act-uk-firms', '/qa#is-our-system-high-risk'],
  },
  {
    asks: 'what happens if your system goes down during nights',
    pages: ['/qa#bypass'],
  },
  {
    asks: 'Model was great last year and now it is rubbish, why?',
    pages: ['/qa#model-drift', '/qa#how-often-retrain'],
  },
  {
    asks: 'which documents will the hospital trust want from us as a supplier',
    pages: ['/qa#dtac-dspt'],
  },
  {
    asks: 'Can it find hairline cracks of a tenth of a millimetre?',
    pages: ['/qa#smallest-defect'],
  },
  {
    asks: 'We fill 600 bottles a minute, is a camera quick enough?',
    pages: ['/qa#line-speed', '/solutions/machine-vision'],
  },
  {
    asks: 'Is it dangerous to hook the factory network up to your box?',
    pages: ['/qa#plant-network'],
  },
  {
    asks: 'what happens on the day you come and visit us',
    pages: ['/qa#first-visit', '/locations/london'],
  },
  {
    asks: 'how can I get you to erase everything you hold on me',
    pages: ['/privacy-policy'],
  },
  {
    asks: 'Under which country’s law are your terms?',
    pages: ['/terms-of-service'],
  },
]
