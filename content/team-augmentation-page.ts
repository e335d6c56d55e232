import { claims } from '#config/brand.ts'
import { seniorities, type Seniority } from '#config/roles.ts'
import type { ListedFaq } from './faq.ts'
import { questionLinks } from './relations.ts'
import { levelBands, levelOf, money } from './prices.ts'
import { roleKinds } from './role.ts'
import { roles } from './roles/index.ts'
import { ownSceneOf } from './scenes.ts'
import { teamAugmentation } from './team-augmentation.ts'

const { dayRate, matching } = claims

const budgetOf = (level: Seniority) =>
  `${money(levelBands[level].from)} to ${money(levelBands[level].to)} a day`

/** What the page shows; the form's choices with it. */
export function teamAugmentationPage(faq?: ListedFaq[]) {
  const { id: _id, page: _page, scene, questions, figures, bands, ...rest } = teamAugmentation
  const { levels, ...band } = bands
  return {
    ...rest,
    ...ownSceneOf('page', { ...scene, title: rest.title }),
    bands: band,
    figures: [
      { value: dayRate.value, label: dayRate.text, basis: figures.rate },
      { value: matching.value, label: matching.text, basis: figures.matching },
    ],
    levels: seniorities.map((level) => ({ ...levelOf(level), text: levels[level] })),
    links: questionLinks(questions, faq),
    choices: {
      roles: roleKinds.map(({ id, label }) => ({
        label,
        roles: roles.filter(({ kind }) => kind === id).map(({ slug, summary }) => ({ slug, summary })),
      })),
      budgets: { engineer: budgetOf('engineer'), senior: budgetOf('senior'), lead: budgetOf('lead') },
    },
  }
}
