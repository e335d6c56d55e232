import type { Solution } from '#content/solution.ts'

export default {
  slug: 'dynamic-operational-dashboards',
  title: 'Dynamic operational dashboards',
  pageTitle: 'Operational dashboards people act on',
  description:
    'OEE, losses, MTBF and MTTR by shift with each figure traceable to its events: inputs, typical weeks, how it is priced, and when a whiteboard is the better tool.',
  kind: 'records',
  turn: 'agree',
  complaint: 'Four screens show four OEEs, and the team believes none.',
  summary:
    'One page for each team, with the few figures it can change, the loss behind each and the events behind the loss.',
  whatItIs: `A dashboard is a promise that somebody will act on what it shows. We begin with the meeting in which it is read: who stands there, for how many minutes, and what they may decide. That gives five to seven figures for each team; the rest is a click away or left out.

Each figure opens into its parts. OEE into availability, performance and quality; availability into stops; stops into events with start, end, machine and reason. Nobody has to trust a percentage, because the arithmetic goes down to the minute. Targets carry a date and an owner, and a figure that has not been updated says so in large letters.`,
  whoFor: `Production managers, shift leads and maintenance planners in plants with three to sixty machines, and operations teams in warehouses and hospitals who run a daily stand-up. It helps most where three departments bring three figures for the same week.`,
  steps: [
    {
      name: 'Stand-up visit',
      weeks: 1,
      text: 'We attend five meetings and note which questions were asked and which went unanswered.',
    },
    {
      name: 'Figure book',
      weeks: 2,
      text: 'A page for each figure: formula, source, what is excluded, worked example with your own numbers.',
    },
    {
      name: 'Event capture',
      weeks: 4,
      text: 'Stops from the controller, reasons from a tablet with at most twelve buttons, counts from the counter and not from memory.',
    },
    {
      name: 'First screens',
      weeks: 3,
      text: 'Two teams, large type, read from three metres. Each week what nobody used is removed.',
    },
    {
      name: 'Roll-out',
      weeks: 3,
      text: 'Other teams copy the pattern; your own people build the last ones while we watch.',
    },
  ],
  firstInput: 'Run and stop signals, part counts',
  inputs: [
    'Machine states: run and stop from the controller or a current clamp where there is none.',
    'Counts: total and good parts for each machine, at the latest by the end of the shift.',
    'Ideal cycle times: by product, measured rather than quoted from the offer of 2011.',
    'Shift calendar: planned time, breaks and maintenance windows, kept by one person.',
  ],
  weeks: { from: 13, to: 18 },
  priceBasis: { days: { from: 20, to: 45 } },
  priceDrivers:
    'Screens are quick; agreement is slow. The number of departments that must sign the figure book predicts the days better than the number of machines.',
  integration: [
    'Machines: OPC UA, MTConnect or an I/O module on the stack light of an old press.',
    'MES and ERP: orders, routings and booked quantities read nightly or by event from SAP, Infor or Sage.',
    'Display: browser on any screen, with Power BI or Grafana where you already run them.',
    'Shifts and people: calendars from the workforce system; names of operators are not needed and not stored.',
  ],
  risks: [
    'Chasing the figure: performance rises when ideal cycles are softened, so changes to them are logged and shown.',
    'Reason codes: “other” above 15 % means that the buttons are wrong, and they are redesigned.',
    'Screen blindness: after a quarter a page is wallpaper unless the meeting uses it; usage is measured.',
    'Comparing plants: OEE of unlike machines cannot be ranked, and the software will not draw that table.',
  ],
  notFor: [
    'One machine, one team, one shift: a whiteboard and a marker win.',
    'Nobody meets about the figures, and nobody intends to.',
    'The wish is to watch people rather than losses.',
    'A legal or financial close depends on it; that is the ledger’s job.',
  ],
  benefits: [
    'Unexplained stop time: typically 40 to 70 % less within two months, because each stop asks for a reason.',
    'OEE on covered machines: typically 3 to 9 % higher in two quarters, with unchanged definitions.',
    'Time to prepare the morning meeting: typically from 45 minutes to under 5.',
    'Figures that are disputed in the meeting: typically none after the figure book is signed.',
  ],
  faq: [
    {
      question: 'How do you compute OEE?',
      answer:
        'Availability times performance times quality, each from its own raw counts. A shift of 420 minutes with 47 down, 19,271 parts at one second and 423 rejects gives 74.79 %.',
    },
    {
      question: 'Can it run in the BI tool we own?',
      answer:
        'Usually. The figures are computed in a database underneath, so the tool in front can be changed without arguing about definitions again.',
    },
    {
      question: 'How quickly do figures appear?',
      answer:
        'States within seconds, reasons when the operator taps, quality when inspection has booked. Each tile shows the age of its oldest part.',
    },
    {
      question: 'Do operators have to type?',
      answer:
        'They tap a reason for stops over a length you choose, often three minutes. Anything that asks for more is not filled in truthfully.',
    },
    {
      question: 'Which figure should we begin with?',
      answer:
        'Unplanned stop minutes on the bottleneck. It needs one signal, nobody argues with it, and it moves within weeks.',
    },
  ],
  useCases: [
    'production-scheduling',
    'hospital-resource-forecasting',
    'missed-appointments',
    'fresh-food-demand-forecast',
  ],
  roles: ['data-engineer', 'ai-product-manager'],
  questions: ['spreadsheets', 'mes-connection', 'measure-benefit-later'],
  demo: 'OEE with its six losses, MTBF, MTTR and a Pareto by shift',
  picture: 'healthcare',
  visitorWords:
    'OEE, KPI, screen, scoreboard, andon, shop floor display, shift figures, downtime reasons, losses, MTBF, MTTR, Power BI, live dashboard, availability performance',
} satisfies Solution
