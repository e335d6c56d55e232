import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'fashion-size-advice',
  title: 'Size advice that lowers clothing returns',
  description:
    'Advises a size from the garment’s measurements and past returns, and says plainly when it does not know.',
  category: 'retail',
  benefits: [
    'Returns for “too small” or “too large”: typically 10 to 20 % fewer in a split test that waits for the return window.',
    'Orders with two sizes of one garment: typically 15 to 30 % fewer.',
    'Conversion on pages with advice: typically 1 to 4 % higher, stated after returns and not before.',
    'Visitors who follow the advice: typically 55 to 70 %; those who don’t are the best teachers.',
  ],
  problemDescription: `A pair of trousers in size 12 from one supplier has a waist of 74 cm, from another 79. Customers have learnt to order both and send one back. Each return costs several pounds in carriage, steaming and markdown, and about one garment in eight comes back too late to be sold at full price.

The size chart under the picture is copied from the brand’s handbook. Returns carry a reason code, “does not fit”, chosen because it is the first in the list.`,
  solutionDescription: `We use what you own: the specification measurements of each garment, the return record, and what a customer kept. A customer who names one garment that fits gets an advice without giving height, weight or a photograph. For each style the system also learns whether it runs small, and merchandisers see that within two weeks of launch, while the next batch can still be changed.

Where the data is thin the page says “we can’t advise on this one yet”. Advice is given for fit and not for looks. Body measurements are never asked of children. Ranges with fewer than about 300 orders a style, and one-size or stretch goods, gain little; there a corrected size chart and true photographs are the better spend.`,
  howItWorks: [
    'Measurements: specification and ten garments measured by hand for each supplier, since the two often differ.',
    'Return reasons: the list is rewritten to six clear answers and shuffled, which by itself improves the data.',
    'Fit model: garments and customers placed on the same scale from what was kept and what came back.',
    'Advice: one line on the product page with its reason, and a second size only when truly in between.',
    'Split test: by visitor, run until the return window of the last order has closed.',
  ],
  icon: 'shelf',
  image: '/pictures/use-case-fashion-size-advice.svg',
  cta: 'Check how your sizes run',
  solutions: ['ai-enhanced-reporting'],
  roles: ['ml-engineer', 'data-scientist'],
  questions: ['measure-benefit-later', 'how-much-data'],
} satisfies UseCase
