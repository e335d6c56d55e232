import type { GoldenQuestion } from './golden-question.ts'

/** Written before the engine existed; never changed to suit it. */
export const firstHalf: GoldenQuestion[] = [
  {
    asks: 'We make pressed metal parts and scratched ones keep slipping through to the customer. Can you help?',
    pages: ['/usecases/surface-defect-inspection', '/solutions/machine-vision'],
  },
  {
    asks: 'Gearbox on our conveyor fails without warning, can you see it coming?',
    pages: ['/usecases/bearing-condition-monitoring', '/solutions/predictive-maintenance-intelligence'],
  },
  {
    asks: 'can my fitters ask a phone for the right page of the manual',
    pages: ['/usecases/maintenance-assistant'],
  },
  {
    asks: 'our weekly plan is rubbish as soon as one machine stops',
    pages: ['/usecases/production-scheduling'],
  },
  {
    asks: 'How do I cut the electricity my compressors burn at the weekend?',
    pages: ['/usecases/compressed-air-energy'],
  },
  {
    asks: 'worried somebody gets run over by a fork truck in the warehouse',
    pages: ['/usecases/forklift-pedestrian-safety', '/solutions/smart-safety-surveillance'],
  },
  {
    asks: 'we throw away too many sandwiches at closing time',
    pages: ['/usecases/fresh-food-demand-forecast'],
  },
  {
    asks: 'Empty shelves although there is stock out the back',
    pages: ['/usecases/shelf-availability'],
  },
  {
    asks: 'Half the dresses we sell online come back because they do not fit',
    pages: ['/usecases/fashion-size-advice'],
  },
  { asks: 'How can we lower DNA rates in our clinics?', pages: ['/usecases/missed-appointments'] },
  {
    asks: 'Is there something to help radiologists get through the backlog of scans?',
    pages: ['/usecases/medical-diagnostics-imaging'],
  },
  {
    asks: 'Can you tell us how many beds we will need tomorrow?',
    pages: ['/usecases/hospital-resource-forecasting'],
  },
  {
    asks: 'Which of our supplier orders are going to be late?',
    pages: ['/usecases/supply-chain-risk-predictor'],
  },
  {
    asks: 'trucks queue at our dock for hours because nobody knows when they turn up',
    pages: ['/usecases/loading-bay-arrival-forecast'],
  },
  {
    asks: 'My drivers ignore the routes the software gives them',
    pages: ['/usecases/delivery-route-planning'],
  },
  {
    asks: 'Can you spot students who are about to drop out?',
    pages: ['/usecases/early-support-for-students'],
  },
  { asks: 'marking essays takes our teachers all weekend', pages: ['/usecases/marking-feedback-assistant'] },
  { asks: 'Do you do anything for wheat rust?', pages: ['/usecases/crop-disease-detection'] },
  { asks: 'How would I notice a lame cow early?', pages: ['/usecases/livestock-monitoring'] },
  {
    asks: 'Our bank blocks too many good card payments as fraud',
    pages: ['/usecases/fraud-detection'],
  },
  {
    asks: 'AML team is drowning in alerts that go nowhere',
    pages: ['/usecases/money-laundering-alerts'],
  },
  {
    asks: 'I need someone who can count and size pellets from photos we already have',
    pages: ['/solutions/visual-intelligence'],
  },
  {
    asks: 'need live figures out of the machines within seconds, not tomorrow',
    pages: ['/solutions/real-time-analytics-gateway'],
  },
  {
    asks: 'SPC charts that tell us which rule was broken and why',
    pages: ['/solutions/quality-insight-automation'],
  },
  {
    asks: 'What settings should we run the line at to get the best yield?',
    pages: ['/solutions/continuous-process-optimization'],
  },
  {
    asks: 'Could our monthly board report be written automatically?',
    pages: ['/solutions/ai-enhanced-reporting'],
  },
  {
    asks: 'customer names differ in ERP and CRM, how do we match them up',
    pages: ['/solutions/seamless-integration-framework'],
  },
  {
    asks: 'I want a screen with OEE per shift',
    pages: ['/solutions/dynamic-operational-dashboards'],
  },
  {
    asks: 'looking for somebody to build ETL pipelines from our plant systems',
    pages: ['/ai-roles/data-engineer'],
  },
  {
    asks: 'Who keeps a model alive once it is in production?',
    pages: ['/ai-roles/mlops-engineer', '/qa#who-looks-after-it'],
  },
  {
    asks: 'we want someone to fine tune an open LLM and host it ourselves',
    pages: ['/ai-roles/generative-ai-specialist'],
  },
  {
    asks: 'Person who can choose lens and lighting for an inspection rig?',
    pages: ['/ai-roles/machine-vision'],
  },
  {
    asks: 'What questions should I put to a data scientist in an interview?',
    pages: ['/ai-roles/data-scientist'],
  },
  { asks: 'how much is an engineer per day', pages: ['/qa#day-rate', '/qa#seniority-rates'] },
  { asks: 'ballpark for a whole project?', pages: ['/qa#typical-project-cost'] },
  {
    asks: 'what would a camera inspection system set us back',
    pages: ['/qa#vision-cost', '/solutions/machine-vision'],
  },
  { asks: 'can I get R&D tax credit for this', pages: ['/qa#grants-tax'] },
  { asks: 'How many examples do you need to train it?', pages: ['/qa#how-much-data'] },
  { asks: 'Will our drawings be used to train ChatGPT?', pages: ['/qa#language-model-secrets'] },
  { asks: 'who owns the source code when you are done', pages: ['/qa#data-ownership', '/terms-of-service'] },
  {
    asks: 'do we have to deal with off-payroll working rules if we take your contractors',
    pages: ['/qa#ir35-our-engineers', '/qa#ir35-basics'],
  },
  {
    asks: 'Can we take your developer on permanently after a year?',
    pages: ['/qa#hire-them-permanently'],
  },
  {
    asks: 'The guy you send is no good, what then?',
    pages: ['/qa#wrong-person'],
  },
  {
    asks: 'our PLCs are ancient Siemens S5, any chance of reading them?',
    pages: ['/qa#old-plc', '/qa#old-machines'],
  },
  { asks: 'on premise or AWS?', pages: ['/qa#edge-or-cloud', '/qa#data-leaves-site'] },
  {
    asks: 'do you have cyber essentials plus',
    pages: ['/qa#certificates'],
  },
  {
    asks: 'Does our triage app count as a medical device?',
    pages: ['/qa#is-it-a-medical-device'],
  },
  { asks: 'how long do you keep my email address', pages: ['/privacy-policy'] },
  { asks: 'do you use google analytics or tracking cookies', pages: ['/cookie-policy', '/privacy-policy'] },
  {
    asks: 'Do you come out to factories near Heathrow?',
    pages: ['/locations/london', '/qa#where-you-work'],
  },
]
