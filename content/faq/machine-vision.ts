import { brand } from '#config/brand.ts'
import type { FaqGroup } from '#content/faq.ts'

const { visionProject } = brand.claims

export default {
  id: 'machine-vision',
  title: 'Machine vision',
  intro: 'Cameras, light, accuracy and what a picture can’t show.',
  page: {
    title: 'Machine vision: light, speed, accuracy',
    description:
      'The smallest defect a camera can find, light, line speed, good parts thrown out, what no camera can guarantee, and what a vision project costs.',
  },
  entries: [
    {
      id: 'smallest-defect',
      question: 'What is the smallest defect a camera can find?',
      answer:
        'Roughly three to four pixels across, if light makes it stand out. Divide the width you want to see by the pixels of the sensor: 200 mm on 4,096 pixels is 0.05 mm a pixel, so about 0.2 mm is the practical limit. Smaller defects need a closer view, several cameras or a line-scan camera. Contrast counts for as much as resolution: a 0.1 mm scratch under raking light is easy, a 2 mm stain in the part’s own colour may be hopeless.',
      see: ['/solutions/machine-vision'],
    },
    {
      id: 'lighting',
      question: 'Why do you talk about light before cameras?',
      answer:
        'Because light decides whether the defect is in the picture at all, and no model recovers what was never recorded. Dark field shows scratches, a dome hides reflections on curved metal, backlight gives a clean edge for measuring, and polarisers take glare off film. We try four or five arrangements on your good and bad parts on a bench before a camera is ordered. Two days there save weeks of labelling. Daylight, however pleasant, is shut out with a hood.',
    },
    {
      id: 'line-speed',
      question: 'Our line is fast. Can a camera keep up?',
      answer:
        'Work out the blur: speed times exposure. At 0.5 m/s and 0.2 ms a part moves 0.1 mm during the picture. If that is more than half the defect you look for, shorten the exposure and add light, usually strobed. Computing is seldom the limit; a small industrial computer judges 10 to 30 pictures a second. The hard part is mechanical: a trigger that fires at the same place each time, and a gate which removes the right part 300 mm further on.',
    },
    {
      id: 'false-rejects',
      question: 'How many good parts will it throw out?',
      answer:
        'As many as you decide. Every threshold trades escapes against false rejects, and we show you that curve on your own parts before you choose. A common agreement is at most 2 % false rejects with a named escape rate for each class of defect; parts in between go to a person. The rates are measured on parts the system has not seen, over several days and shifts, because a threshold set on Tuesday’s light may be wrong on Friday night.',
      see: ['/usecases/surface-defect-inspection'],
    },
    {
      id: 'proving-zero-escapes',
      question: 'Can you guarantee that no bad part gets through?',
      answer:
        'Nobody can. What can be stated is a bound. If 300 bad parts are shown and none escapes, the escape rate is below 1 % with 95 % confidence; for 0.1 % you need 3,000 bad parts. That is the rule of three, and it explains why “100 % detection” in a brochure means little without its count. For safety-relevant features we advise a second, independent check, such as a gauge or a leak test, and let the camera be one of two.',
    },
    {
      id: 'vision-cost',
      question: 'What does a vision project cost, and what drives it?',
      answer: `Our ${visionProject.text} lie at ${visionProject.value}. At the lower end stands one camera, one defect family and a part that arrives in the same position. Towards the upper end come several views, shiny or varying parts, a reject gate, validation records and a connection to the MES. Cameras, lenses, lights and mechanics are quoted beside it at cost. The largest driver is neither: it is how well your own inspectors agree on what counts as bad.`,
      see: ['/solutions/machine-vision'],
    },
    {
      id: 'new-variants',
      question: 'What happens when we launch a new variant?',
      answer:
        'A change of size or colour within a family usually needs 50 to 100 pictures and an hour of checking. A new surface or process needs a proper trial, much like the first one but shorter. Your people should be able to do the first kind alone; that is part of the handover. Until a variant has passed its test, the system treats it as unknown and sends it to a person, rather than judging it with the habits of another part.',
    },
    {
      id: 'cameras-and-people',
      question: 'May we film people with these cameras?',
      answer:
        'Inspection cameras look at parts and should be framed so that hands at most appear. Where people are in view, as with forklift safety, UK GDPR and EU GDPR apply: a purpose written down, signs, a short retention, usually an impact assessment, and in Ireland as in the UK talks with staff representatives before installation. Detection can run on the device and keep only the event, “person within 2 m, 14:03”, without a picture. We advise against any use that scores individuals.',
      see: ['/usecases/forklift-pedestrian-safety', '/solutions/smart-safety-surveillance'],
    },
  ],
} satisfies FaqGroup
