import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'injection-moulding-anomalies',
  title: 'Injection moulding faults, shot by shot',
  description:
    'Judges each shot from pressure and time curves and sets the doubtful parts aside before they are packed.',
  category: 'manufacturing',
  benefits: [
    'Scrap and rework: typically 15 to 35 % lower by weight in the first half year.',
    'Short shots and sinks caught at the machine: typically 80 to 95 %, proved with parts made bad on purpose.',
    'Good parts set aside by mistake: typically 0.5 to 1.5 % once each mould has its own limits.',
    'Time to start a mould to the first approved part: typically 20 to 40 % shorter, since the reference curve is on the screen.',
  ],
  problemDescription: `The machine makes a part every 22 seconds and quality looks at one box in the hour. When the material lot changes or a check ring wears, several hundred parts are made before anyone measures one. They are sorted by hand, by people who were to be doing something else.

The machine knows. Cushion, screw recovery time and switch-over pressure moved forty shots earlier. The screen has limits for each, but they were opened wide in 2021 so that the alarm would stop, and every setter adjusts them from memory.`,
  solutionDescription: `We read the curves and values of each shot, by the EUROMAP 77 interface (OPC UA) where the machine has it and by a cavity pressure sensor where it doesn’t. A model for each mould and material learns the shape of a good shot, including the slow drift from morning to afternoon. A shot outside it sends its part to a separate chute, and the screen says which value moved: cushion, viscosity, cooling.

Limits are set with parts that you make bad on purpose, never from history alone, because old records don’t say which parts were good. It pays on long runs and for safety or sealing parts. A job shop with three moulds a day and 500 shots from each should start with machine limits that are kept up properly.`,
  howItWorks: [
    'Connection: one machine, its values at each shot, matched to the part by number.',
    'Bad on purpose: a morning of changed holding pressure, moisture and temperature, with every part measured.',
    'Model: for each mould and material, with a warm-up phase in which it gives no verdict.',
    'Chute: doubtful parts go into a red box with a reason, and quality judges ten of them each shift.',
    'Roll-out: mould by mould, with the setters owning the release of new limits.',
  ],
  icon: 'press',
  image: '/pictures/use-case-injection-moulding-anomalies.svg',
  cta: 'Try it on one mould',
  solutions: ['instant-anomaly-detection', 'quality-insight-automation', 'machine-vision'],
  roles: ['ml-engineer', 'machine-vision'],
  questions: ['no-labels', 'false-alarms-maintenance', 'old-plc'],
} satisfies UseCase
