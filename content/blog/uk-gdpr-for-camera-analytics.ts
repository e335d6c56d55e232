import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'uk-gdpr-for-camera-analytics',
  title: 'UK GDPR for camera analytics on site',
  description:
    'Cameras that count, warn or inspect with people in view: what is personal data, when an impact assessment is due, and how design shrinks the duty.',
  category: 'law-and-safety',
  tags: ['data-protection', 'machine-vision', 'law', 'safety'],
  publishedOn: '2026-05-12',
  updatedOn: '2026-05-12',
  author: brand.byline,
  useCases: ['forklift-pedestrian-safety', 'shelf-availability', 'livestock-monitoring'],
  solutions: ['smart-safety-surveillance', 'visual-intelligence'],
  roles: ['computer-vision', 'ai-solutions-architect'],
  body: `Twelve cameras hang in a warehouse already, for theft. Somebody proposes to let software watch them for people in the path of forklifts. The pictures are the same; the purpose isn’t, and under the UK GDPR a new purpose is a new processing.

What follows is the order in which we go through it with a client’s data protection officer. It isn’t legal advice, and the person responsible, the controller, is the firm that runs the site.

## Is it personal data at all?

A picture in which somebody can be recognised is. So is a blurred figure, if the shift plan tells who stood at dock 4 at 14:03. A count of 37 people an hour through a door isn’t, once no single passage can be traced. Between these lie most projects, and design moves them.

| What is kept | Personal data? | What follows |
| --- | --- | --- |
| Video, 30 days | yes | signs, access requests, retention, security of all of it |
| Ten-second clips of near misses | yes | as above, for a few minutes a week |
| Event “person within 2 m, dock 4, 14:03” | often, through the shift plan | purpose, access rules, short retention |
| Near misses by dock and week | no, if groups aren’t tiny | free to use and share |

Volume is a fair measure of risk. Twelve cameras at 4 Mbit/s write 518 GB a day, 15.6 TB in thirty days, all of it to be secured and searched when somebody asks for their data. Near misses as events at 1 kB, even two hundred a day, are 6 MB a month.

## Biometric or not

A detector that finds *a person* isn’t processing biometric data in the sense of Article 9. One that finds out *which* person, by face or gait, is. The first needs a lawful basis and care. The second needs a condition for special category data as well, and in employment there is seldom one that holds.

The ICO’s order against Serco Leisure of February 2024 shows where the line runs: facial recognition and fingerprints to check attendance, more than 2,000 employees in 38 leisure centres, judged neither necessary nor proportionate because ID cards or fobs would have done. It had to stop and to delete what it wasn’t obliged to keep.

## The six papers

1. **Purpose**, in one sentence that also says what the system won’t do. “Warns drivers of people in their path; isn’t used to assess anyone’s work.”
2. **Lawful basis.** For safety usually legitimate interests, Article 6(1)(f), with the three-part test written down: purpose, necessity, balance. Consent of employees is hardly ever free enough to rely on.
3. **Impact assessment** under Article 35. Required where high risk is likely; systematic monitoring of a publicly accessible area on a large scale is named in the law, and new technology that tracks location or behaviour of workers is on the ICO’s list. For cameras with people in view, assume yes.
4. **Notices and signs**, before the lens and not behind it: who, what for, where to ask.
5. **Retention**, as numbers. Video for theft 30 days; clips of near misses 14 days, then a still or a line; counts as long as you like.
6. **Contract with the supplier** under Article 28: no training on your pictures without a decision of yours, no copies, where support staff sit.

Add a record of talks with those who are filmed. The ICO’s guidance on monitoring workers (October 2023) says to seek their views unless there is good reason not to. In practice this conversation also tells you that dock 4 floods with sun at eight and blinds camera 7.

## Design that shrinks the duty

- Frame the crossing and not the canteen door. Tape on the lens housing is a control that any auditor can see.
- Detect on the camera or on a box beside it, and let pictures never leave. Keep coordinates.
- Blur before storage, not at display.
- No names, no badge numbers, no link to the shift plan. Write that into the database permissions.
- Report per dock and week. Suppress groups under five people.
- Log every look at a clip, with who and why. Ten looks a month are a safety programme; two hundred are something else.

After these steps the warehouse keeps about 40 clips a month instead of 15.6 TB for this purpose, and an access request takes minutes.

## Ireland and the rest of the EU

The EU GDPR asks for the same papers. The Data Protection Commission has its own guidance on CCTV and its own list of processing that needs an assessment. On top comes the AI Act: since February 2025 Article 5 forbids systems that infer emotions at the workplace, except for medical or safety reasons. A vendor’s “engagement score” from faces isn’t a grey area in Cork.

In the UK the Data (Use and Access) Act 2025 made some purposes easier and left this frame standing.

## When not to do it

Not in toilets, changing rooms or break rooms, whatever the purpose. Not in secret, outside the narrow cases of suspected crime. Not where a barrier, a mirror or a one-way system solves the problem; necessity asks exactly this, and a £900 gate beats a model. And not if the true wish is to see who walks slowly. [A safety system](/usecases/forklift-pedestrian-safety) loses its accuracy the week people learn that it does something else.

## Sources

- UK GDPR, Articles 5, 6, 9, 28 and 35; Regulation (EU) 2024/1689, Article 5(1)(f).
- [ICO, guidance on video surveillance and on monitoring workers](https://ico.org.uk/for-organisations/); ICO enforcement notice to Serco Leisure Operating Limited, 23 February 2024.
- [Data Protection Commission, guidance on CCTV](https://www.dataprotection.ie/).
- Data rates are computed from 4 Mbit/s a camera; other figures are a worked example.`,
} satisfies Post
