import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'security',
  title: 'Security',
  intro: 'How plant networks, accounts, models and this website are kept safe.',
  page: {
    title: 'Security of plant networks and models',
    description:
      'How a plant is read without opening it to attackers, certificates, leaking language models, who sees your data, and safety approval of machines.',
  },
  entries: [
    {
      id: 'plant-network',
      question: 'How do you connect to the plant without opening it to attackers?',
      answer:
        'Outwards only. A collector in a zone between plant and office network reads from the controllers and pushes data on; nothing from outside opens a connection inwards. Controllers are read, never written to, unless an order says so after a safety review. Zones, conduits and accounts follow the ideas of IEC 62443. Remote access runs through your gateway, with named people, a second factor and a record, and is switched off between sessions. If your IT refuses remote access, we come by train.',
    },
    {
      id: 'certificates',
      question: 'Are you certified to ISO 27001 or Cyber Essentials?',
      answer:
        'We claim no certificate on this website. Ask for the current state and the evidence during the enquiry, and put whatever you require into the order. Independently of that we fill in your supplier questionnaire, work inside your environment when your rules demand it, and accept your audit of the machine and the repository used for your project.',
      see: ['/contact'],
    },
    {
      id: 'language-model-secrets',
      question: 'Will a language model leak our documents?',
      answer:
        'It needn’t. Three choices decide: where it runs, what the provider may keep, and what it may read. Models can run on hardware of yours; hosted ones are used under business terms that exclude training and limit retention, in a region you choose. The assistant searches with the rights of the person asking, so it can’t quote a salary list to the night shift. And text inside documents is treated as data: an instruction hidden in a supplier’s PDF must not be obeyed. We test that with planted ones.',
      see: ['/usecases/enterprise-knowledge-chatbot'],
    },
    {
      id: 'who-has-access',
      question: 'Who on your side sees our data?',
      answer:
        'The named people in the order, nobody else. Each has an account of their own that you can close; shared accounts aren’t used. Data is copied only to the machine the order names, encrypted at rest, and deleted at the end with a note that says what was deleted and when. Support after go-live begins without access: you open it for a case and close it again. Should anything go wrong with personal data, you hear from us without delay, so that your 72 hours for the regulator remain yours.',
    },
    {
      id: 'machinery-regulation',
      question: 'Does adding AI change the safety approval of our machine?',
      answer:
        'It may, if the system takes part in a safety function or changes how the machine moves. We keep AI outside the safety circuit: it advises or stops production, and light curtains and emergency stops remain as they were assessed. In the EU, Regulation 2023/1230 on machinery applies from 20 January 2027 and covers safety components with self-evolving behaviour explicitly. In Great Britain the 2008 supply regulations and PUWER 1998 apply. A substantial modification can make you the manufacturer, so ask your safety engineer before the order.',
    },
    {
      id: 'machine-builder-data',
      question: 'Our machine builder says the data is theirs. Is that so?',
      answer:
        'In the EU, not any more. The Data Act (Regulation 2023/2854) has applied since 12 September 2025: users of connected products have a right to the data those products generate, and may pass it to a third party such as us; products placed on the market after 12 September 2026 must be designed for it. Trade secrets can be protected, but not by a plain refusal. The UK has no equal rule, so there the purchase contract decides. Ask for data access in writing before you buy the next machine.',
    },
    {
      id: 'website-security',
      question: 'How safe is what I type into this website?',
      answer:
        'It travels encrypted and lands in a database read by signed-in staff only. The site sets no cookies, loads nothing from other companies unless you start a film, and its content policy forbids scripts that we didn’t ship. Staff passwords are hashed, sessions end after 12 hours without use, and every change to a record is logged with name and time. Analysts’ accounts can’t see personal data. The privacy policy lists each field, its purpose and when it is deleted; don’t put secrets or health details into the message.',
      see: ['/privacy-policy', '/cookie-policy'],
    },
  ],
} satisfies FaqGroup
