import type { UseCase } from '#content/use-case.ts'

export default {
  id: 'compressed-air-energy',
  title: 'Compressed air and baseload energy watch',
  description:
    'Finds the leaks, idling compressors and weekend loads in your meter data and checks that the repair held.',
  category: 'manufacturing',
  benefits: [
    'Electricity for compressed air: typically 15 to 30 % lower in plants without a leak programme, per cubic metre delivered.',
    'Load on a non-working Sunday: typically 20 to 40 % lower within a quarter.',
    'Repairs that are still tight after six months: typically 60 to 70 % without a watch and over 90 % with one.',
    'Specific power of the compressor room: reported weekly in kW for each m³/min, the one figure that shows wear and bad sequencing.',
  ],
  problemDescription: `The plant makes nothing on Sunday and draws 310 kW. Somebody knows that a compressor runs for a valve island that nobody dares to close. The last leak survey hung 140 tags; a year later half of the leaks are back and the tags are grey. A single 3 mm hole at 7 bar wastes about 11 litres a second, which is several thousand pounds a year.

The energy bill arrives as one figure. Finance divides it by tonnes, production blames the cold winter, and the saving that was promised with the new compressor can be neither shown nor disproved.`,
  solutionDescription: `We join the half-hourly meter, sub-meters and the compressor controller with what was made and what the weather was. A model says what the site should have drawn at that output, in the manner of ISO 50006, and the rest is split into causes: leaks, pressure set too high, two machines running unloaded, heating against cooling.

Each finding carries a sum in pounds and a place, usually narrowed to a branch by valves and flow meters. After the repair the same model shows whether it lasted. Sites that spend less than about £150,000 a year on electricity should hire an ultrasonic leak detector for a week instead. Where there is no sub-meter on the compressor room, that comes first: it costs little and proves everything else.`,
  howItWorks: [
    'Metering: compressor room and the five largest feeders are metered, air flow and pressure included.',
    'Expected load: a baseline by product, shift and outside temperature, judged on weeks it was not fitted to.',
    'Sunday test: branches are closed one after the other on an idle day, which shows where the air goes.',
    'Work list: one page a week, sorted by pounds a year, handed to maintenance as orders.',
    'Verification: savings are stated with their uncertainty, so that they stand up in an ISO 50001 audit.',
  ],
  icon: 'pump',
  image: '/pictures/use-case-compressed-air-energy.svg',
  cta: 'Send us a year of meter data',
  solutions: ['real-time-analytics-gateway', 'continuous-process-optimization', 'instant-anomaly-detection'],
  roles: ['data-engineer', 'data-scientist'],
  questions: ['too-small', 'which-sensors', 'old-plc'],
} satisfies UseCase
