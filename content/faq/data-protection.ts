import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'data-protection',
  title: 'Data protection and AI law',
  intro:
    'UK GDPR, EU GDPR and the AI Act, with dates. As of 21 November 2026; for your own case ask a lawyer.',
  page: {
    title: 'GDPR and the EU AI Act for industry',
    description:
      'Whether the GDPR covers machine data, when an impact assessment is due, automated decisions, dates and duties of the EU AI Act, and watched staff.',
  },
  entries: [
    {
      id: 'gdpr-machine-data',
      question: 'Does the GDPR apply to machine data?',
      answer:
        'Only where it can be traced to a person, which happens sooner than one thinks. A cycle time per station is machine data; the same figure per station and shift, in a cell with one operator, is about that operator. Badge numbers, driver IDs, voices in recordings and faces in camera pictures are personal data. The clean way is to leave them out at the source: we keep part, machine and time, and drop the name before anything is stored. Where it must stay, it gets a purpose and an end.',
    },
    {
      id: 'uk-and-eu-gdpr',
      question: 'We work in the UK and Ireland. Which law applies?',
      answer:
        'Both, side by side. People in the UK come under UK GDPR with the Data Protection Act 2018, as changed by the Data (Use and Access) Act 2025, most of whose data protection parts apply from 5 February 2026. People in Ireland come under the EU GDPR and the Irish Data Protection Act 2018. The texts still agree on most points; automated decisions and complaints differ. Data may move freely both ways: the Commission renewed its adequacy decisions for the UK on 19 December 2025, until 27 December 2031.',
    },
    {
      id: 'dpia-needed',
      question: 'When do we need a data protection impact assessment?',
      answer:
        'Before starting anything likely to be a high risk for people: systematic watching of public or work areas, health data on a large scale, scoring or profiling that affects somebody, new technology used on employees. Both the ICO and the Irish Data Protection Commission publish lists of cases where one is required. Camera projects with people in view and nearly all clinical projects need one; a camera looking at castings doesn’t. The controller, meaning you, is responsible. We bring a draft with data flows, retention, risks and measures.',
      see: ['/usecases/forklift-pedestrian-safety'],
    },
    {
      id: 'automated-decisions',
      question: 'May a system decide about people by itself?',
      answer:
        'In the EU, Article 22 forbids decisions with legal or similarly significant effect that are based solely on automated processing, with narrow exceptions. In the UK, the Data (Use and Access) Act relaxed this from 5 February 2026: allowed in more cases, provided people are told, can make representations, get human intervention and can contest the result; with health and other special data the strict rule stays. We build for the stricter of the two. A person decides, sees the reasons, and has time and authority to differ.',
      see: ['/usecases/credit-risk'],
    },
    {
      id: 'eu-ai-act-dates',
      question: 'What are the dates of the EU AI Act?',
      answer:
        'In force since 1 August 2024. Prohibited practices and AI literacy: since 2 February 2025. General-purpose models: since 2 August 2025. General application, with most transparency duties: since 2 August 2026. High-risk systems were moved by the Digital Omnibus on AI, which Parliament endorsed on 16 June and the Council approved on 29 June 2026: Annex III uses to 2 December 2027, AI inside regulated products to 2 August 2028. Marking of generated content by systems already on the market, and the two bans added by the amendment (intimate images without consent, sexual images of children): 2 December 2026.\n\nCheck the consolidated text in the Official Journal before you rely on a date; standards and guidance are still being written.',
    },
    {
      id: 'is-our-system-high-risk',
      question: 'Is our system high-risk under the AI Act?',
      answer:
        'Inspection of parts, maintenance of ordinary machines, demand forecasts and document search usually aren’t. Two roads lead to high risk. Annex III names uses: recruitment and managing workers, credit scoring of people, education, access to essential services, safety components of critical infrastructure, biometrics. Annex I covers products such as lifts and medical devices in which AI is a safety component. The 2026 amendments narrowed what counts as a safety component and left machinery mainly to its own law. We write the classification down in the first two weeks, with the reason.',
    },
    {
      id: 'ai-act-uk-firms',
      question: 'We are in the UK. Does the EU AI Act concern us?',
      answer:
        'It does if you place an AI system on the EU market, Ireland included, or if the output of your system is used there. A Leeds maker that ships machines with built-in vision to Cork is a provider under the Act; a Leeds maker that inspects its own parts isn’t. To our knowledge the UK has no general AI act in force as of November 2026; its regulators apply the laws they already have, each in its own field. For goods sold in Northern Ireland, ask your lawyer.',
    },
    {
      id: 'ai-literacy',
      question: 'What does the duty of “AI literacy” ask of us?',
      answer:
        'Article 4 of the AI Act has applied since 2 February 2025: those who provide or use AI systems in the EU see to it that their people understand them well enough for their role. The Digital Omnibus of 2026 asks for measures that support this in place of a level to be reached; read the consolidated text. No certificate is required. In practice a fitter should know what an alarm is based on and when to distrust it. Our handover includes two hours of that for each role, with a list of who took part.',
    },
    {
      id: 'employee-monitoring',
      question: 'Our staff fear being watched. How do you meet that?',
      answer:
        'First, design it out: aggregate by machine and week, no names, no ranking. Second, put in writing what the system won’t be used for, above all discipline and individual targets, and have that sentence in an agreement with the union or the staff representatives. Third, show it: operators see the same screen as the manager, including their right to mark a result as wrong. The ICO’s guidance on monitoring workers and the Irish regulator’s guidance on CCTV ask for much of this. A system people quietly unplug has no accuracy at all.',
    },
  ],
} satisfies FaqGroup
