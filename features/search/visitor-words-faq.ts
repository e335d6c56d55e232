/** As `visitorWords`, for the answered questions: by the anchor of each. */
export const visitorWordsOfFaq: Record<string, string> = {
  'model-drift': 'model gets worse over time, accuracy drops, changes after a year, degrade, decay',
  'what-is-monitored': 'alerts, health check, dashboards after launch, watch the model, monitoring, support',
  'how-often-retrain': 'update the model, refresh, new training, yearly, monthly, keep up to date',
  'who-looks-after-it':
    'support, maintenance contract, after handover, in-house, dependence on you, lock-in, run it ourselves, SLA',
  bypass:
    'crash, goes down, outage, breaks at night, fallback, stops working, server fails, line stop, emergency',
  'measure-benefit-later': 'ROI after a year, still worth it, benefit review, payback check, prove savings',
  'model-versions-audit': 'audit trail, traceability, explain a decision, logs, versions, records, auditor',
  decommission: 'switch off, remove, exit, uninstall, end of life, leave, shut down, stop using',
  'first-project': 'where to begin, start, pilot, quick win, pick a use case, first step, what to do first',
  'do-we-need-ai': 'is AI right, hype, simpler solution, rules, not AI, make sense, overkill',
  'estimate-the-value': 'business case, ROI, benefit, return, savings, worth, payback, calculate value',
  'too-small':
    'small company, SME, few employees, family firm, minimum size, only ten people, size of business',
  'several-ideas': 'prioritise, ideas, shortlist, score, which one, portfolio, list of projects',
  'bad-first-projects': 'fail, failure rate, mistakes, pitfalls, why AI projects fail, avoid, go wrong',
  'generative-or-classical':
    'ChatGPT or machine learning, LLM, generative, deep learning, which kind of AI, difference',
  baseline: 'before and after, compare, measurement first, starting point, benchmark',
  'day-rate':
    'how much per day, price, cost of an engineer, daily rate, hourly rate, fees, charge, contractor rate',
  'typical-project-cost':
    'total price, budget, quote, ballpark, whole project, how expensive, overall, rough estimate, how much',
  'fixed-price': 'fixed fee, time and materials, cap, lump sum, overrun, budget certainty, quote',
  'free-consultation':
    'free call, first meeting, no obligation, consultation, what happens in the call, half hour, initial chat',
  'running-costs':
    'monthly cost, licence fee, subscription, operating cost, hosting, ongoing, cloud bill, maintenance fee, yearly',
  'forty-percent': 'efficiency claim, 40%, evidence, proof, marketing claim, percentage, believe',
  'grants-tax':
    'funding, subsidy, R&D tax credit, Innovate UK, Made Smarter, Enterprise Ireland, government money, grant, support scheme, financing',
  'when-not-worth-it':
    'payback, not profitable, too expensive, say no, uneconomic, waste of money, poor return',
  'gdpr-machine-data':
    'personal data from machines, operator ID, sensor data GDPR, privacy of production data',
  'uk-and-eu-gdpr':
    'data protection law, DPC, ICO, Northern Ireland, Republic of Ireland, both countries, jurisdiction, Brexit',
  'dpia-needed': 'DPIA, impact assessment, privacy risk, high risk processing',
  'automated-decisions':
    'automated decision, human in the loop, Article 22, fire people, reject applicants, algorithm decides',
  'eu-ai-act-dates':
    'AI Act deadline, when does it apply, timetable, 2026, 2027, comes into force, regulation',
  'is-our-system-high-risk': 'AI Act category, high risk, classification, annex III, prohibited, conformity',
  'ai-act-uk-firms': 'British company, export to EU, after Brexit, AI Act in the UK, apply to us',
  'ai-literacy': 'staff training duty, article 4, train employees in AI, compliance training',
  'employee-monitoring':
    'union, works council, spying on staff, surveillance, workers worried, watch people, trade union, resistance',
  'how-much-data':
    'how many examples, pictures, samples, rows, minimum data, history, amount, volume, years of records, train it',
  'messy-data':
    'dirty data, poor quality data, bad data, gaps, wrong entries, clean up, cleansing, inconsistent',
  'no-labels': 'labelling, annotation, unlabelled, mark pictures, tagging, no examples of defects, label',
  'which-sensors':
    'install sensors, hardware, IoT devices, retrofit, extra equipment, measuring devices, buy',
  'data-leaves-site':
    'cloud, on premise, confidential, stay in our network, upload, air gap, offline, data residency, own servers',
  'data-ownership':
    'intellectual property, IP, source code, who owns, our property, copyright, belongs, keep the model',
  'historical-bias': 'bias, discrimination, fair, unfair, prejudice, past decisions, gender, ethnicity',
  'synthetic-data': 'simulated, artificial data, generated pictures, fake data, simulation',
  'is-it-a-medical-device':
    'medical device, MDR, software as a medical device, SaMD, triage app, health app, classification',
  'ukca-or-ce': 'CE mark, UKCA, marking, notified body, approval, certification of device',
  'mhra-registration': 'MHRA, register, vigilance, post-market, regulator, UK responsible person',
  'dcb0129-dcb0160': 'clinical safety, hazard log, clinical safety officer, NHS standard, safety case',
  'dtac-dspt':
    'NHS procurement, DTAC, DSPT, trust documents, sell to hospitals, information governance, paperwork, assurance',
  'patient-data-use':
    'patient records, health data, consent, anonymised, research, ethics approval, CAG, medical records',
  'clinician-in-the-loop':
    'doctor confirm, human oversight, autonomous diagnosis, physician, sign off, review',
  'performance-across-groups':
    'validation, local patients, ethnic groups, age, generalise, accuracy on our population, clinical evidence',
  'opc-ua-or-mqtt':
    'protocol, Sparkplug, broker, fieldbus, industrial communication, connect machines, which protocol',
  'old-plc': 'Siemens S5, S7, Allen-Bradley, old controller, Modbus, serial, legacy PLC, no interface, tap',
  historian: 'PI system, Aveva, time series database, recorded process data, SCADA history, tags',
  'mes-connection': 'MES, write back, production orders, send results, shop floor system, interface',
  'erp-connection': 'SAP, Dynamics, Sage, Oracle, NetSuite, Infor, ERP, accounting system, integrate',
  spreadsheets: 'Excel, Google Sheets, manual lists, paper, macros, csv',
  'clock-sync': 'time stamps, NTP, time zones, summer time, synchronise, clocks differ, timing',
  'edge-or-cloud':
    'edge, cloud, AWS, Azure, on premise, local server, latency, where does it run, hosting, internet down',
  'smallest-defect': 'resolution, pixels, how small, tiny cracks, micron, hairline, accuracy of the camera',
  lighting: 'lamp, illumination, glare, reflection, shiny parts, dark field, lights, bright',
  'line-speed':
    'fast line, parts per minute, speed, high throughput, takt time, frames per second, moving belt, bottles per hour',
  'false-rejects':
    'good parts thrown out, false positives, pseudo scrap, overkill, wrongly rejected, false alarm of camera',
  'proving-zero-escapes':
    'guarantee, 100%, zero defects, never miss, certainty, prove, false negatives, all faults',
  'vision-cost':
    'price of camera system, cost of inspection, how much vision, hardware price, budget for a camera, set back',
  'new-variants':
    'new product, new part, different sizes, product change, retrain for new item, changeover, small batches',
  'cameras-and-people':
    'film employees, CCTV, faces in view, consent of staff, privacy cameras, recording people',
  'which-failures': 'what breaks, predict failures, electronics, sudden failure, random, wear, which faults',
  'warning-time': 'how far ahead, lead time, days before, early, notice, weeks in advance, remaining life',
  'vibration-sampling':
    'accelerometer, sensor frequency, kHz, mount a sensor, measure vibration, sampling rate',
  'few-failures':
    'no failures recorded, rarely breaks, little history, reliable machines, not enough breakdowns, few examples',
  'calendar-or-condition':
    'preventive maintenance, time based, scheduled service, every six months, intervals, replace on schedule',
  'false-alarms-maintenance':
    'too many alarms, false alarm, ignored warnings, alarm fatigue, nuisance alerts, cry wolf',
  'old-machines':
    'ancient machines, legacy equipment, 1990s, no electronics, retrofit old press, age of machines',
  'plant-network':
    'OT security, firewall, hackers, ransomware, network segmentation, IT department, VPN, remote access, DMZ, IEC 62443',
  certificates: 'ISO 27001, Cyber Essentials, SOC 2, accreditation, certified, ISO 9001, qualification',
  'language-model-secrets':
    'ChatGPT, confidential documents, train on our data, leak, trade secrets, OpenAI, upload drawings, data used for training',
  'who-has-access':
    'access rights, NDA, confidentiality, subcontractors, your staff, who can see, offshore, confidential',
  'machinery-regulation':
    'CE of the machine, safety approval, risk assessment, light curtain, ISO 13849, machinery directive, modification',
  'machine-builder-data':
    'OEM, manufacturer owns data, Data Act, vendor lock, supplier refuses access, warranty, machine maker',
  'website-security': 'is this site safe, encrypted, form data, SSL, secure website, this chat',
  'augmentation-or-project':
    'contractor or project, team extension, outsource, statement of work, which model, freelancer versus agency, body shop',
  'how-engineers-are-vetted':
    'interview, screening, tests, quality of people, qualified, background check, selection, recruitment, vetted, skills check',
  'wrong-person':
    'replace an engineer, not a good fit, bad hire, unhappy, swap, does not work out, not good enough, notice, change person',
  'ir35-basics':
    'off-payroll, tax, contractor status, HMRC, inside IR35, outside IR35, personal service company',
  'ir35-our-engineers':
    'off-payroll, contractors through you, status determination, tax risk, employed by you, liability',
  'ir35-small-company':
    'small company exemption, turnover, employees, balance sheet, off-payroll exempt, SME',
  'umbrella-companies': 'umbrella, payroll company, joint liability, payslip, agency chain',
  'ireland-contractors': 'Dublin, Revenue, PAYE, Irish company, contractors in Ireland, Republic, VAT',
  'agency-worker-rights': 'agency workers, twelve weeks, equal treatment, AWR, holiday pay, temp staff',
  'hire-them-permanently':
    'temp to perm, poach, transfer fee, take on, permanent job, employ your engineer, non-solicitation, keep them, developer',
  'seniority-rates': 'junior, senior, lead, experience, levels, difference in price, principal, rate bands',
  'how-long': 'duration, timeline, months, weeks, how quickly, project length, finished, take',
  'first-result':
    'see something, first results, quick, demo, early outcome, prototype, proof of concept, how soon',
  'what-delays': 'late, slow, delay, hold up, bottleneck, slip, deadline, takes longer, overdue',
  'how-fast-start':
    'available, start date, next week, immediately, urgent, lead time, capacity, begin, how quickly',
  'shadow-running': 'parallel run, test phase, trial, shadow mode, pilot, go live, weeks beside, validation',
  seasonality: 'season, Christmas, harvest, peak, summer, time of year, quiet period',
  'pause-project': 'stop, halt, put on hold, cancel, interrupt, break, resume, get out',
  'after-enquiry': 'what happens next, reply, response time, call back, how soon answer, after the form',
  'first-visit': 'site visit, day one, kick-off, come and look, walk round, meeting, prepare for the visit',
  'our-people-time':
    'effort on our side, staff time, workload, internal resources, involvement, hours a week, commitment, busy team',
  'when-you-refuse':
    'ethics, say no, decline, weapons, face recognition, military, surveillance, things you will not do',
  references:
    'clients, case studies, customers, testimonials, who have you worked for, track record, reviews, proof',
  'contract-basics':
    'contract terms, notice period, legal, agreement, liability, sign, statement of work, termination, order',
  'where-you-work':
    'remote, on site, travel, location, Scotland, Wales, north, Midlands, home office, come to us, overseas, country',
  'train-our-team':
    'workshops, courses, teach our staff, learning, upskill, knowledge transfer, training for employees, academy',
}
