import { brand } from '#config/brand.ts'

/** The words of /locations/london. */
export const london = {
  title: 'AI engineers for London and the works around it',
  intro:
    'London’s factories, kitchens, depots and wards sit at its edges and along the river. We come to you, spend half a day at the line, and tell you within the week whether it is worth going on.',
  scene: {
    slug: 'london',
    picture: 'transport' as const,
    pictureAlt:
      'Drawing of a depot and a hospital on a bend of the river and works behind it: a train line ends at gate 3, where a visitor is met; a chart shows the tide at London Bridge',
  },
  sectors: {
    title: 'What is made and moved around London',
    text: 'Where we would look first, area by area.',
    items: [
      {
        place: 'Park Royal and the west',
        trade: 'Food, drink, film and print',
        text: 'Chilled food made overnight for shelves at six. Forecasts by product and day, label and date checks by camera, and less giveaway on the scales pay off before anything clever does.',
        to: '/usecases/fresh-food-demand-forecast',
        link: 'Fresh food demand',
      },
      {
        place: 'Heathrow and the M25 west',
        trade: 'Air cargo, logistics, data centres',
        text: 'Doors, slots, and lorries that turn up early or late. An arrival forecast for each door, updated every five minutes, is worth more than a better map.',
        to: '/usecases/loading-bay-arrival-forecast',
        link: 'Loading bay arrivals',
      },
      {
        place: 'Thames Estuary: Dagenham, Tilbury, Thurrock',
        trade: 'Ports, warehouses, building materials, engineering',
        text: 'Containers judged by eye in the rain, forklifts and people in the same aisle, old drives without a spare. Cameras and vibration sensors, placed after a walk round.',
        to: '/usecases/container-damage-inspection',
        link: 'Container damage',
      },
      {
        place: 'Lea Valley and Enfield',
        trade: 'Food, furniture, packaging, joinery',
        text: 'Short runs and many variants. Inspection has to learn a new part in an hour, and the plan on the wall has to survive the first sick call.',
        to: '/usecases/production-scheduling',
        link: 'Production scheduling',
      },
      {
        place: 'Hospitals and laboratories',
        trade: 'NHS trusts, private clinics, life sciences',
        text: 'Beds, clinics and missed appointments first, with planning tools that aren’t medical devices. Imaging comes later, with a safety case and your imaging lead.',
        to: '/usecases/hospital-resource-forecasting',
        link: 'Hospital resources',
      },
      {
        place: 'Croydon, Crawley and the south',
        trade: 'Pharmaceuticals, avionics, precision parts',
        text: 'Validated processes, where every change needs a record. Inspection with an audit trail, and nothing that touches a qualified controller.',
        to: '/usecases/surface-defect-inspection',
        link: 'Surface defects',
      },
    ],
  },
  visit: {
    title: 'How a first visit runs',
    text: 'Half a day at your site, arranged round your shifts. This is a morning visit; nights are possible if that is when the problem shows.',
    steps: [
      {
        at: '08:30',
        text: 'Gate, induction, boots and vests. We bring our own and have read your site rules.',
      },
      { at: '08:50', text: 'The problem in your words, ten minutes, standing at the machine.' },
      {
        at: '09:00',
        text: 'We watch a batch or product change, count what goes wrong, and talk to the people who put it right.',
      },
      {
        at: '10:30',
        text: 'Real records on three screens: stops, quality, orders. Photographs only if you agree.',
      },
      {
        at: '11:30',
        text: 'What has been tried before, and why it stopped. Usually the most useful half-hour.',
      },
      { at: '12:00', text: 'What we saw, said there and then: promising, not yet, or not with us.' },
    ],
    after:
      'Within a week you have the findings on two pages, with a price for the next step or the reason not to take it.',
  },
  travel: {
    title: 'Days on site',
    text: 'Modelling can be done anywhere; these can’t. The order says what a journey costs and who pays.',
    columns: { where: 'Where you are', how: 'How we come', rhythm: 'Usual rhythm' },
    rows: [
      {
        where: 'Inside the M25',
        how: 'Train, Tube or bicycle; a van only for equipment, within emission zone rules',
        rhythm: 'Single days as the work needs them, also early and late shifts',
      },
      {
        where: 'Home Counties and the coast',
        how: 'Train and a taxi; we ask for the gate nearest the station',
        rhythm: 'One or two days in a row, every second week',
      },
      {
        where: 'Elsewhere in Great Britain',
        how: 'Train, with a night near the site',
        rhythm: 'Two days every second week, a full week at go-live',
      },
      {
        where: 'Northern Ireland and Ireland',
        how: 'Flight or ferry with equipment, planned around your stops',
        rhythm: 'Two or three days a month, a full week at go-live',
      },
    ],
  },
  local: {
    title: 'Things that are different here',
    items: [
      {
        name: 'Little room',
        text: 'The mezzanine of an old factory may not carry a cabinet. We plan for wall mounts and for what fits in a goods lift.',
      },
      {
        name: 'Deliveries by the clock',
        text: 'The London Lorry Control Scheme restricts heavy lorries at night and at weekends on most roads, and boroughs add hours of their own. A delivery forecast has to allow for both.',
      },
      {
        name: 'Expensive hours',
        text: 'Wages and rents make an hour saved worth more here, and somebody to look after the system harder to find. Both go into the calculation.',
      },
      {
        name: 'Shared buildings',
        text: 'The landlord owns the network riser, the roof and the meter. Permissions take longer than sensors, so we ask for them in the first week.',
      },
    ],
  },
  address: {
    title: 'Where to reach us',
    text: 'Visits to us are by appointment only. We would rather come to you, where the problem is.',
    hours: brand.openingHours.label,
    about: { label: 'How the firm works', to: '/about-us' },
  },
  action: {
    title: 'Half a day at your line',
    text: 'Tell us the borough, the shift and what goes wrong. An engineer replies within one working day.',
    label: 'Arrange a first visit',
  },
}
