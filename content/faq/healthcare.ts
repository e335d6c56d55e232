import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'healthcare',
  title: 'Healthcare',
  intro: 'When software is a medical device, and what the NHS and the HSE ask for. As of 21 November 2026.',
  page: {
    title: 'Healthcare AI: device rules, NHS and HSE',
    description:
      'When software is a medical device, UKCA or CE, DCB0129 and DCB0160, the papers an NHS trust asks for, patient data, and who confirms a result.',
  },
  entries: [
    {
      id: 'is-it-a-medical-device',
      question: 'When does our software become a medical device?',
      answer:
        'When its maker intends it to diagnose, prevent, monitor, predict or treat in an individual patient. A model that flags a likely fracture is a device; one that forecasts beds for next Tuesday isn’t. The intended purpose decides, as stated in labels, manuals and also in advertising, so a careless sentence on a website can turn a planning tool into a device. We write that purpose before any code and have it reviewed by a regulatory specialist. Moving the border later costs a year.',
      see: ['/usecases/medical-diagnostics-imaging', '/usecases/hospital-resource-forecasting'],
    },
    {
      id: 'ukca-or-ce',
      question: 'UKCA or CE: which mark does a device need?',
      answer:
        'For Great Britain, UKCA under the Medical Devices Regulations 2002 or, for now, CE: devices under the EU MDR are accepted until 30 June 2030, many under the older directives until 30 June 2028 at the latest. From February to April 2026 the MHRA consulted on recognising CE marks indefinitely; check whether that has become law. Northern Ireland and Ireland follow the EU MDR, so CE. Under its Rule 11 most software that informs diagnosis or therapy is class IIa or higher and needs a notified body.',
    },
    {
      id: 'mhra-registration',
      question: 'What does the MHRA want beside the mark?',
      answer:
        'Registration before the device is placed on the market, a UK Responsible Person if the maker is abroad, and follow-up in use: since 16 June 2025 stricter post-market surveillance rules apply in Great Britain, with a plan, trend reports and shorter limits for reporting serious incidents. For AI the MHRA runs the AI Airlock, a sandbox for open questions, and works on further guidance for software and AI. Reform of the main regulations continues in stages, so we date every statement in the regulatory plan and recheck it quarterly.',
    },
    {
      id: 'dcb0129-dcb0160',
      question: 'What are DCB0129 and DCB0160?',
      answer:
        'NHS England’s two clinical safety standards under section 250 of the Health and Social Care Act 2012. DCB0129 binds the maker of health IT, DCB0160 the organisation that deploys it. Each needs a clinical safety officer, a registered clinician; a hazard log; and a safety case report. They apply also to software that isn’t a medical device, such as a bed planner. In 2025 the section was tightened from “have regard to” towards “must comply”, and the Data (Use and Access) Act extends it to IT suppliers. NHS England is reviewing both standards, so ask your trust what binds whom today.',
    },
    {
      id: 'dtac-dspt',
      question: 'Which papers will an NHS trust ask for first?',
      answer:
        'The Digital Technology Assessment Criteria (clinical safety, data protection, technical security, interoperability, usability) on the form of February 2026, for a medical device the Pre-Acquisition Questionnaire, a Data Security and Protection Toolkit submission, the impact assessment, a penetration test not older than a year, and the DCB0129 file. Trusts have forms of their own on top. Collecting all this takes two to four months if it starts at the end, and little if each paper is begun in the step where its facts arise. In Ireland the HSE has its own procurement and security questions, with less of a common form.',
    },
    {
      id: 'patient-data-use',
      question: 'May patient data be used to develop a model?',
      answer:
        'With a legal basis for the use, a condition for health data under Article 9, and confidentiality besides: the common law duty in England and Wales means consent, anonymised data or support under section 251 via the Confidentiality Advisory Group. In Ireland the Health Research Regulations 2018 ask for explicit consent or a declaration by the consent committee. Service evaluation and research are different things with different approvals. We prefer working inside the trust’s secure environment, on data without identifiers, and the national data opt-out is respected.',
    },
    {
      id: 'clinician-in-the-loop',
      question: 'Does a clinician have to confirm every result?',
      answer:
        'In what we build, yes, wherever a result concerns one patient. But a signature isn’t oversight: somebody who confirms 200 findings an hour confirms anything. So we measure how often clinicians disagree with the system, slip in known cases, and watch reading time. If disagreement falls to nothing while the known errors pass, the arrangement has failed even when every box is ticked. The order of reading matters as well; for a second reader, the clinician decides first and sees the machine’s view afterwards.',
      see: ['/usecases/medical-diagnostics-imaging'],
    },
    {
      id: 'performance-across-groups',
      question: 'How do you know it works for our patients, and not only in the published study?',
      answer:
        'By testing on yours before use. Published accuracy comes from other scanners, other ages and other shares of disease; at 1 % prevalence a test with 95 % sensitivity and 95 % specificity is wrong in five of six positive results. We recompute on a local sample, by site, device, sex, age band and ethnicity where numbers allow, and state confidence intervals. Groups too small to judge are named in the instructions for use. The same table is made again each quarter after go-live.',
    },
  ],
} satisfies FaqGroup
