import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'supply-chain-risk-predictor',
  title: 'Supply-chain risk predictor',
  description:
    'Shows which open orders will probably arrive late, by how much, and which production order that stops.',
  category: 'transport_logistics',
  benefits: [
    'Late deliveries known a week ahead: typically 50 to 70 %, against 10 to 20 % by supplier notice alone.',
    'Line stops from missing parts: typically 15 to 35 % fewer within two quarters.',
    'Premium freight: typically 10 to 25 % lower, measured on the freight invoices.',
    'Safety stock on covered parts: typically 5 to 12 % lower, after six months and not before.',
  ],
  problemDescription: `The planner learns that a casting is late when the goods-in desk has nothing to book. By then the options are a van from Gdańsk, a changed sequence on the line, or an apology to the customer. The supplier knew ten days earlier; the port congestion was public; the purchase order had been moved twice.

The enterprise system holds a confirmed date for every line and believes it. Experienced planners don’t, and keep their own list of suppliers who are always four days late.`,
  solutionDescription: `We predict an arrival date with a range for each open order line, from your own order history, the confirmations and changes, carrier events and public data on ports, weather and holidays. The system then follows the bill of materials forward: this late bracket stops these two works orders on Thursday.

The planner sees a short list each morning, ordered by money at stake, with the reason in words. It learns from what arrived. It can’t foresee a fire or a strike nobody announced; for those it shows which single-source parts would hurt most, so that stock is held where it matters. It needs about two years of order lines with the actual receipt dates.`,
  howItWorks: [
    'History: order lines, confirmations, changes and receipts are joined; suppliers with too few lines are grouped by lane.',
    'Planner’s rule: your people’s own rules of thumb are written down and become the bar to beat.',
    'Prediction: a range for each open line, renewed each night and at each carrier event.',
    'Effect: the bill of materials turns a late part into a stopped works order and a sum of money.',
    'Proof: each month the list of a month ago is compared with what arrived, where everybody can see it.',
  ],
  icon: 'container',
  image: '/pictures/use-case-supply-chain-risk-predictor.svg',
  cta: 'Check your open orders',
  solutions: ['seamless-integration-framework', 'instant-anomaly-detection'],
  roles: ['data-engineer', 'nlp-engineer'],
  questions: ['estimate-the-value', 'messy-data'],
} satisfies UseCase
