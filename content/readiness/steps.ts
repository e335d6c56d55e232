import type { RoleSlug } from '#content/role.ts'
import type { SolutionSlug } from '#content/solution.ts'
import type { BandId, DimensionId } from './readiness-model.ts'

/** What to have done after 30, 60 and 90 days. */
type Plan = [day30: string, day60: string, day90: string]

interface DimensionPlan {
  plans: Record<BandId, Plan>
  /** What of ours fits it, by slug and id; the first ones fit best. */
  solutions: SolutionSlug[]
  useCases: string[]
  roles: RoleSlug[]
}

export const readinessSteps: Record<DimensionId, DimensionPlan> = {
  strategy: {
    plans: {
      low: [
        'Two hours with operations, finance and IT: list ten complaints that cost money, pick one, name who answers for it.',
        'Measure that one for four weeks: how often, how long, what it costs. Write the figure down beside today’s date.',
        'Agree a target and its worth in pounds with the owner, and what you would stop doing if it can’t be reached.',
      ],
      mid: [
        'Give one senior person the pilot, in writing, with a budget and the right to stop it.',
        'Set one KPI with its baseline, the value at which the pilot goes on and the value at which it ends.',
        'First review on those two values. Note the decision and its reason, whichever way it goes.',
      ],
      high: [
        'List what runs and what is planned, each with its measured benefit or the date when it will be measured.',
        'Release money in steps: the next step opens when the last one’s benefit has been read off, not promised.',
        'Put two years of such steps before the board, with one entry that you stop.',
      ],
    },
    solutions: ['dynamic-operational-dashboards', 'quality-insight-automation'],
    useCases: ['surface-defect-inspection', 'compressed-air-energy'],
    roles: ['ai-consultant', 'ai-product-manager'],
  },
  data: {
    plans: {
      low: [
        'Choose one process. From Monday, write each stop, defect or complaint with its time and its reason code, in one sheet.',
        'Eight weeks of that are under way: move it from paper or single machines to a place from which it can be exported.',
        'Join outcomes to inputs for one product and draw the first chart. Missing times and double reasons show themselves here.',
      ],
      mid: [
        'Two weeks of audit on the data of one problem: gaps, doubles, units, clocks that disagree.',
        'Name an owner for each source and set five checks that run daily and tell somebody.',
        'An analyst gets a clean extract in days, twice in a row, without asking the same person.',
      ],
      high: [
        'Publish a catalogue of the main sets: meaning, owner, refresh, retention.',
        'Give analysts access by themselves to the five sets asked for most.',
        'Apply the retention rules: show one set that was deleted on time.',
      ],
    },
    solutions: ['seamless-integration-framework', 'real-time-analytics-gateway'],
    useCases: ['bearing-condition-monitoring', 'injection-moulding-anomalies'],
    roles: ['data-engineer', 'data-scientist'],
  },
  technology: {
    plans: {
      low: [
        'Export one system every night to one folder, by schedule rather than by hand.',
        'Start Cyber Essentials: list devices, close old accounts, patch within 14 days.',
        'Name where a model would run, a server or a cloud account, and who may log in there.',
      ],
      mid: [
        'Draw the two systems that the first use needs, and each field that has to pass between them.',
        'Connect them by API, OPC UA or MQTT, with a log of what failed and a person who reads it.',
        'Run the link through one shutdown and one software update. Note what broke.',
      ],
      high: [
        'Deploy one model twice by the same script, the second time by somebody else.',
        'Watch its inputs and its hits weekly; set the value at which somebody is called.',
        'Practise the way back: return to the former model within an hour.',
      ],
    },
    solutions: ['seamless-integration-framework', 'real-time-analytics-gateway'],
    useCases: ['dryer-moisture-control', 'fleet-breakdown-forecast'],
    roles: ['ai-solutions-architect', 'mlops-engineer'],
  },
  people: {
    plans: {
      low: [
        'Name the owner and three users of the first system, and free half a day a week for each.',
        'Train those four on their own data: what the system can’t know, when to overrule it.',
        'Borrow an AI engineer for three months to work beside them, with the handover agreed at the start.',
      ],
      mid: [
        'Form the team: owner, process expert, data engineer. One board, one meeting a week.',
        'Write what each role has to be able to do, and train to that rather than to a tool.',
        'Check by trying: each user finds two planted errors in the system’s output.',
      ],
      high: [
        'Give one internal team the running systems, with a product owner and a list of what comes next.',
        'Plan the year’s peaks and buy days only for those.',
        'Swap two people between the team and the plant for a month.',
      ],
    },
    solutions: ['ai-enhanced-reporting', 'dynamic-operational-dashboards'],
    useCases: ['maintenance-assistant', 'enterprise-knowledge-chatbot'],
    roles: ['ai-engineer', 'ml-engineer', 'data-scientist'],
  },
  governance: {
    plans: {
      low: [
        'Write one page: which uses of AI are allowed, which need asking, which are not done. Sign it.',
        'Make a register: each system, also the public tools staff use, its purpose, its data, its owner.',
        'Screen each entry for a data protection impact assessment, and switch off what nobody owns.',
      ],
      mid: [
        'Complete the risk and impact assessment of the first use, with the people it affects in the room.',
        'Name a reviewer for each use, with the right to overrule it and a log in which that is written.',
        'Read the log: how often was it overruled, and was the person right?',
      ],
      high: [
        'Compare policy and register with AIME or ISO/IEC 42001 and list the gaps.',
        'Open a channel in which staff and customers report a wrong output, with a reply within days.',
        'First yearly review with the board: incidents, overrules, systems retired.',
      ],
    },
    solutions: ['quality-insight-automation', 'ai-enhanced-reporting'],
    useCases: ['credit-risk', 'medical-diagnostics-imaging'],
    roles: ['ai-consultant', 'ai-architect'],
  },
  culture: {
    plans: {
      low: [
        'Tell staff in person what AI will and will not be used for, jobs included. Take questions until there are none.',
        'Collect worries and ideas on one sheet a team, and answer each in writing.',
        'Act on one of the ideas, small enough to be seen working.',
      ],
      mid: [
        'Let one shift choose a trial and the measure by which it judges it.',
        'Run it four weeks, with the old way beside it.',
        'Publish the result on the wall, good or bad, with what happens next.',
      ],
      high: [
        'Write down what the last two projects would do again, on two pages each.',
        'Reward the first team that reuses another’s work rather than building its own.',
        'Ask users, not sponsors, which system they would give back.',
      ],
    },
    solutions: ['dynamic-operational-dashboards', 'smart-safety-surveillance'],
    useCases: ['forklift-pedestrian-safety', 'maintenance-assistant'],
    roles: ['ai-product-manager', 'ai-consultant'],
  },
  delivery: {
    plans: {
      low: [
        'Walk the process once with a stopwatch and write it down as it is, not as it should be.',
        'Measure it for a month: output, rejects, time. See whether it holds still.',
        'Remove the largest cause of variation that needs no AI. Then decide whether one is still needed.',
      ],
      mid: [
        'Plan one pilot of 12 weeks: one line, a named operator, a way back to today.',
        'Run it in the shadow: it advises, people decide, both are recorded.',
        'Compare with the baseline. Continue, change or stop, by the rule set beforehand.',
      ],
      high: [
        'List what the running systems have in common and move one part of it to a shared component.',
        'Set drift alarms and a date for retraining on each.',
        'Retire one system that no longer earns its upkeep.',
      ],
    },
    solutions: ['predictive-maintenance-intelligence', 'continuous-process-optimization'],
    useCases: ['production-scheduling', 'injection-moulding-anomalies'],
    roles: ['mlops-engineer', 'ml-engineer'],
  },
}
