import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'predictive-maintenance',
  title: 'Predictive maintenance',
  intro: 'What can be heard coming, how early, and when to keep to the calendar.',
  page: {
    title: 'Predictive maintenance questions',
    description:
      'Which failures can be predicted and how early, how vibration is measured, what to do with few failures, and when the calendar is still better.',
  },
  entries: [
    {
      id: 'which-failures',
      question: 'Which failures can be predicted and which can’t?',
      answer:
        'Those that announce themselves: bearings and gears by vibration, filters by pressure drop, motors by current, seals by temperature or leakage, tools by cutting force. They wear, and wear can be seen. Sudden electronic faults, operator errors and foreign objects give no warning, and no model will supply one. Before measuring anything we sort your last two years of stops into these two piles. If most hours lie in the second, monitoring is the wrong purchase, and spares and training come first.',
      see: ['/solutions/predictive-maintenance-intelligence'],
    },
    {
      id: 'warning-time',
      question: 'How early does a warning come?',
      answer:
        'It depends on the fault and on how often you look. A rolling bearing under steady load commonly shows its first spectral signs weeks to months before it fails; a blocked pump, hours; a broken tool, seconds. What counts is whether the warning arrives before your next planned stop and your spare’s delivery time. If the gearbox takes fourteen weeks to deliver, a six-week warning lets you order express and plan the stop, not avoid it. We compare the two times for each machine.',
      see: ['/usecases/bearing-condition-monitoring'],
    },
    {
      id: 'vibration-sampling',
      question: 'How must vibration be measured?',
      answer:
        'Fast enough, firmly fixed, and at known speed. To see bearing defects up to 10 kHz you sample above 20 kHz, in practice 25.6 kHz or more, with a sensor screwed or glued on; a magnet on paint loses the upper band. Record shaft speed with every measurement, since all fault frequencies scale with it. One good record of ten seconds every hour beats a continuous stream at 100 Hz. ISO 20816 gives zones for overall level; early faults show in the envelope spectrum long before the zone changes.',
    },
    {
      id: 'few-failures',
      question: 'We have hardly any failures on record. Is it hopeless?',
      answer:
        'It is normal, and good news for your plant. With few failures we don’t predict; we describe normal running by load, speed and product, and raise a hand when a machine leaves it. Physics supplies the rest: bearing geometry tells at which frequencies a race defect must appear, with no history needed. Such a system says “this is new, look at it”, and not “fourteen days left”. Anybody who quotes remaining days from three recorded failures is guessing.',
      see: ['/solutions/instant-anomaly-detection'],
    },
    {
      id: 'calendar-or-condition',
      question: 'When is fixed-interval maintenance still better?',
      answer:
        'When the part is cheap, the change takes minutes and happens in a stop that exists anyway; when the law or the insurer sets the interval, as for lifting gear under LOLER in the UK; and when the part fails at random, so that looking doesn’t help. A fan belt changed each August needs no sensor. Condition monitoring pays on few, expensive, hard-to-reach machines whose stop holds up others. Typically that is 10 to 20 machines out of several hundred.',
    },
    {
      id: 'false-alarms-maintenance',
      question: 'How do you keep false alarms from killing the system?',
      answer:
        'By agreeing on a number of alarms and not only on accuracy. Maintenance can look at perhaps three a week; the threshold is set to that, and the rest is ranked below it. Each alarm names the sign, the trend over 30 days and what to check, so that a fitter can contradict it in five minutes. The answer, found or not found, goes back into the record. When fewer than half the alarms of a quarter led to a finding, we change the method or switch that machine off.',
      see: ['/usecases/maintenance-assistant'],
    },
    {
      id: 'old-machines',
      question: 'Our machines are thirty years old. Does it work on them?',
      answer:
        'Often better than on new ones, since they are built of bearings, shafts and belts rather than software. An accelerometer, a current clamp and a temperature probe need no permission from the controller and can be fitted in a weekend shift. What is usually missing is context: which product ran, at which speed. A light barrier or a tap on the tower lamp supplies it. Don’t open the safety circuit for a signal; there is always another place to take it from.',
    },
  ],
} satisfies FaqGroup
