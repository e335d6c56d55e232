import { brand } from '#config/brand.ts'
import type { Post } from '#content/post.ts'

export default {
  slug: 'clinical-safety-case-for-triage-ai',
  title: 'What a safety case asks of triage AI',
  description:
    'DCB0129 and DCB0160 for a model that sorts referrals: the hazards to log, the missed cases in numbers, the controls that count, and the stop rule.',
  category: 'law-and-safety',
  tags: ['healthcare', 'safety', 'law', 'alarms'],
  publishedOn: '2026-11-03',
  updatedOn: '2026-11-03',
  author: brand.byline,
  useCases: ['medical-diagnostics-imaging', 'hospital-resource-forecasting', 'missed-appointments'],
  solutions: ['ai-enhanced-reporting', 'instant-anomaly-detection'],
  roles: ['ai-product-manager', 'nlp-engineer'],
  body: `A dermatology service receives 20,000 referral letters a year. A model is to read them and put the likely urgent ones on top. It decides nothing: consultants read every letter, only in another order. Does that need a safety case? Yes, and it is a good place to learn what one is for.

In England two standards apply, published under section 250 of the Health and Social Care Act 2012. DCB0129 is for whoever makes the system, DCB0160 for the trust that puts it to use. Each wants a named clinical safety officer, who is a registered and trained clinician, a hazard log, and a report that argues why the remaining risk is acceptable. The two cases are different documents: the maker doesn’t know your out-of-hours cover.

## Start with the harm

Engineers begin with accuracy. A safety officer begins with a sentence: *a patient with melanoma waits longer than they would have without the system.* Then come the ways in which this can happen, and only one of them is a wrong score.

| Hazard | Cause | Control that we would accept |
| --- | --- | --- |
| Urgent letter ranked low | Model wrong | Nothing waits longer than 5 working days unread, whatever its rank |
| Urgent letter not ranked | Scan unreadable, attachment lost | Count letters in and out each night; unread ones go on top |
| Rank believed too much | Readers skim the lower half | Rank hidden once the letter is open; monthly sample read blind |
| Rank gets worse | New referral form, new GP system | Weekly share of urgent by decile; stop at a set limit |
| Wrong patient | Two letters in one file | NHS number checked against the name before ranking |
| System down | Server, network | Old order by date returns by itself; tested each quarter |

Four of the six rows contain no machine learning.

## The missed cases, as a number

Say 3 % of letters turn out to be urgent: 600 a year. The model puts 96 % of them into the top third. So 24 a year lie lower down.

That 96 % comes from a test. If the test held 600 urgent letters, of which 576 were found, the 95 % interval (Wilson) runs from 94.1 to 97.3 %: 16 to 35 patients a year. If it held 40 and 38 were found, it runs from 83.5 to 98.6 %: 8 to 99 patients. The second test doesn’t support a safety case, whatever its headline says. Ask for the interval and turn it into people.

Then ask: compared with what? Today letters are read by date, with a mean wait of seven working days. With the model, 576 of 600 are read within two days, and 24 within five. That is the argument. Without the five-day rule it collapses, since the 24 might wait for a month; so the rule is a safety control, and relaxing it in a busy August is a change to the safety case and not a rota matter.

## Severity times likelihood

The standards come with an example matrix of five by five: severity from minor to catastrophic, likelihood from very low to very high, and a level from 1 to 5. A delayed melanoma is at least *major*. Before controls the likelihood is *medium*, which gives a level that mustn’t stay. With the five-day rule and the nightly count it may fall to *low*. Who says so? The safety officer, in writing, with the evidence for each control: a test record, not an intention. “Staff will be trained” lowers nothing by itself.

## What the two sides hand over

From the maker: intended use in two sentences, what the model was trained on and what is missing from it (skin tones, ages, referral forms), performance by group with intervals, known failures, the hazard log, how versions are named, how to switch it off.

From the trust: the pathway as it really runs, who reads when, local hazards, training, incident route, the limits at which somebody acts, and a date for review.

Don’t forget the other laws on the same table. Software that helps to triage individual patients is very likely a medical device under the UK Medical Devices Regulations 2002; the class follows from intended use, and the MHRA decides in doubt. A UK GDPR impact assessment is needed. The DTAC form, renewed in February 2026, asks for most of it together, and the Pre-Acquisition Questionnaire for what concerns the device. None replaces the safety case, and the safety case replaces none of them.

## A stop rule that works at three in the morning

A good one has a number, a person and an action. “If fewer than 85 % of letters later graded urgent were in the top third, over any two weeks with at least 20 such letters, the booking manager returns the list to date order and tells the safety officer the same day.” With 23 urgent letters in two weeks and a true rate of 96 %, this stops a healthy system by chance about once in three years, and a model that has fallen to 75 % six times in seven within the first fortnight. Work that out beforehand; a limit that trips each month is soon ignored, as [any alarm is](/blog/what-an-alarm-costs).

Silence needs a rule as well. If nobody has graded outcomes for a month, the check isn’t passing, it is absent.

## How long it takes

A first hazard workshop with a consultant, a booking clerk, a nurse and the engineer takes three hours and finds most of the log. With evidence, testing and both reports, typical effort is 15 to 30 days over three to four months for a system like this, most of it in parallel with building. Begun after the build it takes as long again, since controls then have to be built in.

## When not to

Don’t use ranking if letters are read within two days anyway; there is nothing to gain and a hazard log to lose. Don’t deploy where no one has time to grade outcomes, because then drift can’t be seen. And don’t let a model close or redirect a referral unread on the strength of a case that was written for sorting. That is another system with another intended use.

## Sources

- NHS England, [DCB0129](https://digital.nhs.uk/data-and-information/information-standards) and DCB0160, clinical risk management standards, with implementation guidance; both are under review, so check the current version.
- UK Medical Devices Regulations 2002; MHRA guidance on software and AI as a medical device.
- E. B. Wilson, “Probable inference”, *JASA*, 1927: the interval. The service is a worked example.`,
} satisfies Post
