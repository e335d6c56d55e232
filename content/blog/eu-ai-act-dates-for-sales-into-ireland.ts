import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'eu-ai-act-dates-for-sales-into-ireland',
  title: 'EU AI Act dates for sales into Ireland',
  description:
    'Which duties of the AI Act already hold for a UK firm that sells into Ireland, which were moved to 2027 and 2028, and what to write down this month.',
  category: 'law-and-safety',
  tags: ['law', 'ai-act', 'procurement', 'manufacturing'],
  publishedOn: '2026-09-08',
  updatedOn: '2026-11-22',
  author: brand.byline,
  useCases: ['surface-defect-inspection', 'medical-diagnostics-imaging', 'credit-risk'],
  solutions: ['machine-vision', 'smart-safety-surveillance'],
  roles: ['ai-consultant', 'ai-solutions-architect'],
  body: `A maker of packaging machines in the Midlands sells a third of them to Ireland. Since last year they carry a camera that rejects crushed cartons. Is that firm under Regulation (EU) 2024/1689, and since when? The answer has moved twice, so here it stands with dates, as of 22 November 2026.

We build such systems; we aren’t lawyers. Each line names its article so that yours can check it.

## Who is caught

The Act looks at where a system is placed on the market or used, not at where its maker sits. Article 2 reaches providers anywhere who place an AI system on the EU market, and providers and deployers anywhere if the system’s *output* is used in the EU. So the machine shipped to Cork is in. The same camera on your own line in Leicester isn’t. A model run in Leeds that scores applicants for a job in Dublin is.

Four words decide what you owe. A **provider** develops a system, or has it developed, and markets it under its own name. A **deployer** uses one at work. An **importer** in the EU brings one in from outside; your Irish dealer may become that. A **distributor** passes it on. Put your name on somebody else’s system and you count as its provider; the same holds if a change of yours makes a system high-risk (Article 25).

## The calendar

| Date | What applies |
| --- | --- |
| 1 August 2024 | In force |
| 2 February 2025 | Prohibited practices (Article 5); AI literacy (Article 4) |
| 2 August 2025 | Duties for general-purpose models; governance; most penalties |
| 2 August 2026 | General application, with transparency (Article 50) |
| 2 December 2026 | Marking of generated content by systems on the market before August 2026; two further bans (intimate images without consent, sexual images of children) |
| 2 December 2027 | High-risk systems of Annex III |
| 2 August 2028 | High-risk AI inside products of Annex I |

The last three lines are not what the original text says. It had August 2026 for marking and for Annex III, August 2027 for Annex I, and not the two bans. The Digital Omnibus on AI, proposed in November 2025 and approved by Parliament and Council in June 2026, moved them, since the harmonised standards weren’t there. Slides from before last summer are out of date; so may this page be by the time you read it.

## Three machines, three answers

**The carton camera.** It looks at goods, decides about goods, and protects nobody’s life. It is neither in Annex III nor a safety component. No high-risk duties, no marking, no registration. What remains: literacy of your own people who work with it in the EU, and a note in the file why you think so.

**A camera that stops the press when a hand is near.** That is a safety function, and the law of machines governs it first: the Machinery Regulation (EU) 2023/1230 applies from 20 January 2027 and knows safety components with self-evolving behaviour. The amendments of 2026 leave machinery mainly to that regulation. Plan for a notified body, long lead times and a fallback with a light curtain.

**Software that ranks temporary workers for shifts.** Annex III, point 4: employment and management of workers. High risk from 2 December 2027. Risk management, data governance, logs, human oversight, accuracy figures, technical documentation, conformity assessment, registration; and an authorised representative in the EU, because you aren’t established there (Article 22). In the meantime the GDPR applies as before.

## What already holds

Article 5 binds today, with fines up to €35 million or 7 % of worldwide turnover (Article 99). For industry the practical line is emotion recognition at work, outside medical and safety purposes: if a driver-monitoring vendor offers “mood”, have it removed, not just switched off.

Article 50 holds since August. A chat assistant on your website that Irish customers use must say that it is one, unless that is obvious. Pictures and text made by a generator have to be marked in a machine-readable way by its provider; if you only use the generator, ask its maker for the statement.

Article 4 asks that people who deal with AI systems on your behalf understand them well enough; the Digital Omnibus turned a level to be reached into measures that support it, so read the consolidated text. Two hours with the operators, a list of names, a page on when to distrust the reject counter: that is evidence.

## Whom you will meet in Ireland

Ireland spread supervision over existing bodies by S.I. No. 366 of 2025: the Data Protection Commission, the Health and Safety Authority, the Health Products Regulatory Authority, the Central Bank and others, each for its field. The Regulation of Artificial Intelligence Bill, whose general scheme is of 4 February 2026, provides for the AI Office of Ireland as co-ordinator and single contact. Check its state of passage, and which authority covers your product, before you write to anyone. For a machine it will usually be the one which already asks for your CE file.

## What to do this month

1. List every system with AI in it that leaves for the EU or whose results do. Expect more than the first guess, bought-in software included.
2. Per system one page: purpose, role (provider or deployer), class with the article, reason, date, who decided.
3. Ask suppliers of bought-in models for their documentation now. It takes them months.
4. Write into new contracts who is the provider. The sentence is free before signing.
5. Put the seven dates into the calendar of the person who keeps the CE files.

Two to four days of work for a firm with ten systems, as a typical range. None of it is lost if the dates move again.

## When you needn’t

If nothing with AI in it, and no result of it, goes to the EU, stop at line 1. If it does and you are plainly outside the listed uses, don’t build a compliance department: a one-page classification and good engineering records are what the Act expects of you. Northern Ireland is a case apart for goods under the Windsor Framework; ask before you assume either answer.

## Sources

- [Regulation (EU) 2024/1689](https://eur-lex.europa.eu/eli/reg/2024/1689/oj), Articles 2 to 6, 22, 25, 50, 99 and 113, Annexes I and III; use the consolidated text with the amendments of 2026.
- [Regulation (EU) 2023/1230](https://eur-lex.europa.eu/eli/reg/2023/1230/oj) on machinery.
- S.I. No. 366 of 2025 (Ireland); Regulation of Artificial Intelligence Bill 2026.`,
} satisfies Post
