import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'depression-diagnosis-platform',
  title: 'Depression assessment platform for clinics',
  description:
    'Prepares the clinician’s assessment from validated questionnaires and history; a person makes the diagnosis.',
  category: 'healthcare',
  benefits: [
    'Clinician time for a first assessment: typically 10 to 20 minutes shorter, with the same items covered.',
    'Wait from referral to first assessment: typically 15 to 30 % shorter at the same staffing.',
    'Agreement with a structured interview: reported as sensitivity and specificity by age, sex and language; for PHQ-9 at ten points, published pooled values are near 0.88 and 0.85.',
    'Answers that hint at self-harm seen by a clinician: typically within 15 minutes in service hours, and the target is every one.',
  ],
  problemDescription: `A talking therapies service receives 900 referrals a month. Each person fills in the PHQ-9 and GAD-7, then tells the same story again to an assessor who has 45 minutes, half of them for typing. Those with bipolar disorder or heavy drinking are found at session four. Urgent ones are somewhere in the same queue as the rest.

Apps that promise to hear depression in a voice have been offered. Their papers used 80 students, and no one could say how they do with a Glaswegian accent or with a head cold.`,
  solutionDescription: `The platform asks validated instruments in the person’s own words and language, asks again where answers contradict each other, and writes a draft for the clinician: scores with their course, risk answers on top, medication, what has helped before. It orders the list by risk and by need. It makes no diagnosis and offers no treatment: the assessment stays with a competent practitioner, as NICE guideline NG222 on depression in adults has it.

Software that informs a diagnosis is a medical device under the UK MDR 2002, so intended purpose and class are settled with the MHRA rules before a line is built, with DCB0129 safety case and DTAC evidence. The provider stays registered with the CQC for its own activity. It must not stand alone out of hours: where nobody can ring back, the page shows crisis lines and takes no answers on risk.`,
  howItWorks: [
    'Purpose: what it is for, who may use it, which device class follows, written with your clinical safety officer.',
    'Conversation: tested with people who have been patients, paid for their time, in four languages at first.',
    'Risk path: item nine and free text lead to a person at once; rehearsed with staff each month.',
    'Comparison study: 200 assessments with and without, judged by an independent structured interview.',
    'Watch: missed risk, complaints and accuracy by group, reviewed each month with the power to stop.',
  ],
  icon: 'ward-bed',
  image: '/pictures/use-case-depression-diagnosis-platform.svg',
  cta: 'Settle the intended purpose first',
  solutions: ['ai-enhanced-reporting'],
  roles: ['nlp-engineer', 'ai-consultant'],
  questions: ['is-it-a-medical-device', 'clinician-in-the-loop', 'performance-across-groups'],
} satisfies UseCase
