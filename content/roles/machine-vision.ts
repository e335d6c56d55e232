import type { Role } from '#content/role.ts'

export default {
  slug: 'machine-vision',
  title: 'Machine vision engineer',
  pageTitle: 'Hire a machine vision engineer',
  description:
    'Light, lens, trigger, gate: the engineer who makes inspection work on the line. When to hire one, skills, day-rate bands, first 30 days, interview questions.',
  kind: 'see',
  summary:
    'Makes cameras work on a factory line: chooses light and lens, mounts them, talks to the PLC and tunes the verdict.',
  whatTheyDo: `This is a trade of brackets and photons. A machine vision engineer holds your part under a dozen lights until the scratch shows and the oil does not, computes lens and working distance, chooses a shutter that freezes a part at two metres a second, and builds a mount that still points the same way after a forklift has touched it.

Then comes the line: encoder, trigger, handshake with the controller, reject timing, an operator screen with three buttons. Software is a mix of classical measurement and learnt models, whichever can be kept running by your staff. They stay through the nights when it goes live, since that is when the real dirt arrives.`,
  needOne: [
    'Parts have to be inspected in takt, and the verdict must fire something.',
    'An existing station stops the line for nothing, or is switched off.',
    'A robot needs to find parts in a crate or on a belt.',
    'Dimensions are to be measured without touching, to a few hundredths of a millimetre.',
  ],
  needNot: [
    'Pictures exist already and no hardware is involved: take a computer vision engineer.',
    'A smart sensor from a catalogue does it, set up by its dealer in a morning.',
    'Parts arrive in random heaps and mechanics could sort them first.',
  ],
  skills: [
    'Lighting: dark field, dome, coaxial, structured; owns a case of lamps and uses it.',
    'Optics: resolution, depth of field, telecentric lenses, computed before ordering.',
    'Controls: reads ladder logic, wires 24 V, agrees a handshake with your PLC programmer.',
    'Libraries: HALCON, VisionPro or OpenCV, plus training of small models where texture asks for it.',
    'Gauge thinking: repeatability and reproducibility for a camera as for a calliper.',
  ],
  levels: [
    { level: 'engineer', text: 'Sets up and tunes single stations with a known supplier’s tools.' },
    {
      level: 'senior',
      text: 'Designs stations from bench to line, with robot guidance or measurement to tolerance.',
    },
    {
      level: 'lead',
      text: 'Rolls out inspection across plants, validated where needed, and manages integrators.',
    },
  ],
  firstDays: [
    {
      title: 'On the bench',
      text: 'Good and bad parts under every light in the case. A page of pictures shows what can be seen and what cannot.',
    },
    {
      title: 'At the line',
      text: 'Vibration, stray light, part pose and takt are measured; a camera on a tripod records two shifts.',
    },
    {
      title: 'Station drawing',
      text: 'Lens, light, mount, enclosure and timing diagram, with lead times and a second source for each.',
    },
    {
      title: 'First verdicts',
      text: 'A provisional station judges live parts with the gate closed; results stand beside those of the inspectors.',
    },
  ],
  interview: [
    {
      question: 'Compute the pixel size for a 0.2 mm scratch on a 120 mm part.',
      answer:
        'Three to five pixels across the scratch give 0.05 mm, hence about 2,400 pixels for the width and a margin. A rough figure in the head is enough.',
    },
    {
      question: 'How do you light a shiny curved surface?',
      answer:
        'Dome or large diffuse source, polarisers, or deflectometry; they ask what the defect does to light.',
    },
    {
      question: 'Parts move at two metres a second. Which exposure?',
      answer:
        'Blur under half a pixel: motion per exposure is worked out, then light intensity, often with a strobe.',
    },
    {
      question: 'Operators bypass the station. What is your first step?',
      answer:
        'Stands there for a shift, counts false rejects, fixes the two commonest causes before talking of discipline.',
    },
    {
      question: 'Classical or learnt?',
      answer:
        'Measurement where geometry is defined, learning for texture; mixed solutions with a reason for each.',
    },
    {
      question: 'How is a camera station calibrated and re-checked?',
      answer:
        'Target, interval, limits, a challenge part each shift, and what happens to product since the last good check.',
    },
    {
      question: 'Which hardware failure surprised you most?',
      answer:
        'A loose connector, ageing LEDs, a heater near the lens. The remedy should be mechanical more often than digital.',
    },
  ],
  faq: [
    {
      question: 'Do they bring equipment?',
      answer: 'Yes: lamps, lenses, cameras and stands for trials. What stays is ordered in your name.',
    },
    {
      question: 'Can they maintain another integrator’s system?',
      answer:
        'Usually, if licences and passwords are yours. The first day goes into a backup that really restores.',
    },
    {
      question: 'Is travel included in the day rate?',
      answer: 'Work at your site is; travel and lodging are listed separately and agreed in advance.',
    },
  ],
  roles: ['computer-vision', 'ai-solutions-architect', 'mlops-engineer'],
  solutions: ['machine-vision', 'visual-intelligence'],
  questions: ['lighting', 'line-speed', 'smallest-defect'],
  picture: 'manufacturing',
} satisfies Role
