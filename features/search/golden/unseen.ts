import type { GoldenQuestion } from './golden-question.ts'

/** Written before words of the trades were added in the light of `fresh`. Its misses had been read by then, so its share is slightly favourable: what the additions do to other questions. */
export const unseen: GoldenQuestion[] = [
  { asks: 'Cows go lame and the herdsman spots it a week later', pages: ['/usecases/livestock-monitoring'] },
  { asks: 'our lorries break down on the motorway', pages: ['/usecases/fleet-breakdown-forecast'] },
  {
    asks: 'Which drop should the van do first, and how many stops fit into a shift?',
    pages: ['/usecases/delivery-route-planning'],
  },
  { asks: 'Too many jumpers come back because they do not fit', pages: ['/usecases/fashion-size-advice'] },
  {
    asks: 'Gaps on the supermarket shelf although the stockroom is full',
    pages: ['/usecases/shelf-availability'],
  },
  {
    asks: 'compressors run all weekend and nobody knows where the air goes',
    pages: ['/usecases/compressed-air-energy'],
  },
  {
    asks: 'Students drop out in the first term, can we notice sooner?',
    pages: ['/usecases/early-support-for-students'],
  },
  { asks: 'lecture theatres stand empty half the day', pages: ['/usecases/timetable-room-use'] },
  {
    asks: 'how much nitrogen is in the ground, field by field',
    pages: ['/usecases/soil-health', '/usecases/precision-farming'],
  },
  { asks: 'Customers leave us for another mobile network', pages: ['/usecases/churn-reduction-telecom'] },
  {
    asks: 'dents in boxes and containers at the gate, who is liable',
    pages: ['/usecases/container-damage-inspection'],
  },
  {
    asks: 'when will the trucks really arrive at our dock',
    pages: ['/usecases/loading-bay-arrival-forecast'],
  },
  { asks: 'stolen cards used at our checkout', pages: ['/usecases/fraud-detection'] },
  {
    asks: 'Warped plastic parts and short shots on the night shift',
    pages: ['/usecases/injection-moulding-anomalies'],
  },
  { asks: 'our kiln burns too much gas because we overdry', pages: ['/usecases/dryer-moisture-control'] },
  {
    asks: 'I want the quality charts to warn before parts go out of tolerance',
    pages: ['/solutions/quality-insight-automation'],
  },
  {
    asks: 'Can the monthly figures be commented on automatically?',
    pages: ['/solutions/ai-enhanced-reporting'],
  },
  {
    asks: 'thousands of telegrams a second from our sensors, some come late',
    pages: ['/solutions/real-time-analytics-gateway'],
  },
  { asks: 'Do you hold Cyber Essentials?', pages: ['/qa#certificates'] },
  { asks: 'What if your server dies during production?', pages: ['/qa#bypass'] },
  { asks: 'who is the owner of the trained network', pages: ['/qa#data-ownership'] },
  { asks: 'is a fall detection app a medical device', pages: ['/qa#is-it-a-medical-device'] },
  { asks: 'May we take your developer onto our payroll after a year?', pages: ['/qa#hire-them-permanently'] },
  { asks: 'our machine supplier refuses to give us the readings', pages: ['/qa#machine-builder-data'] },
  { asks: 'How fast must the accelerometer sample?', pages: ['/qa#vibration-sampling'] },
]
