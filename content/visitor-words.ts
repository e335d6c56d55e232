import { solutions } from './solutions/index.ts'

/**
 * Words in which visitors put what a page is about and that the page itself hardly uses, by its address. They are indexed with it, never shown.
 * The first two of a use case are what visitors call it.
 */
export const visitorWords: Record<string, string> = {
  '/qa/cost': 'price, prices, price list, how much, how much does it cost, what do you charge, rates, fees',
  ...Object.fromEntries(solutions.map(({ slug, visitorWords }) => [`/solutions/${slug}`, visitorWords])),
  '/contact':
    'get in touch, enquiry, email address, phone number, telephone, message, call back, speak, reach, opening hours, open, headquarters, where are you based, located',
  '/about-us':
    'who are you, company, team, principles, ethics, values, history, founded, how you work, claims, proof',
  '/sources':
    'references, citations, bibliography, evidence for figures, where do your numbers come from, studies, literature, our estimate',
  '/locations/london':
    'office, near me, local, south east, Essex, Kent, M25, visit our site, travel, address, based, located',
  '/solutions': 'products, offerings, what do you sell, portfolio, systems, compare',
  '/usecases': 'examples, applications, industries, sectors, case studies, catalogue, what can AI do',
  '/ai-roles':
    'jobs, specialists, experts, staff, staffing, contractors, talent, team members, which person, hire',
  '/privacy-policy':
    'personal data stored, retention, how long kept, delete my data, subject access request, unsubscribe, data controller, sell my data, DPO, GDPR rights',
  '/cookie-policy': 'cookie banner, tracking, Google Analytics, local storage, consent, third party scripts',
  '/terms-of-service':
    'terms and conditions, T&C, liability, governing law, intellectual property, copyright, cancel an order, warranty, disclaimer, small print',
  '/usecases/surface-defect-inspection':
    'surface inspection, scratch detection, scratches, dents, pits, cracks, paint, castings, sheet metal, pressings, cosmetic faults, visual check, inspector, defects reach customer, automotive parts, quality control',
  '/usecases/bearing-condition-monitoring':
    'bearing monitoring, vibration monitoring, gearbox, motor, conveyor, vibration, noise, fan, pump, rotating machine, breaks down, seized, unplanned stop, lubrication, predictive maintenance',
  '/usecases/maintenance-assistant':
    'maintenance assistant, assistant for fitters, manuals, fitter, technician, engineer on shift, fault code, repair instructions, troubleshooting, handbook, chatbot for maintenance, retiring experts, tribal knowledge',
  '/usecases/production-scheduling':
    'production scheduling, planning tool for production, planning, planner, sequence, changeover, set-up times, bottleneck, rush order, capacity, backlog, weekly plan, APS, job shop, late orders',
  '/usecases/injection-moulding-anomalies':
    'moulding fault detection, shot by shot control, plastic, moulding machine, short shot, flash, sink marks, mould, cavity pressure, polymer, plastics factory, sprue',
  '/usecases/dryer-moisture-control':
    'dryer moisture control, oven moisture control, drying, oven, kiln, humidity, gas bill, overdried, baking, wet product, water content, lab sample, dryer settings',
  '/usecases/compressed-air-energy':
    'compressed air watch, energy watch, electricity bill, energy saving, air leak, compressor, power consumption, carbon, kWh, utilities, weekend load, energy cost, meter',
  '/usecases/forklift-pedestrian-safety':
    'forklift near-miss watch, near miss counting, fork truck, collision, run over, warehouse safety, near miss, pedestrians, accident, yard, aisle, speeding, injury',
  '/usecases/enterprise-knowledge-chatbot':
    'company knowledge chatbot, chatbot over our documents, intranet search, SharePoint, find documents, internal chatbot, policies, procedures, knowledge base, employees ask, ChatGPT for our documents, wiki',
  '/usecases/sales-insights':
    'sales insights, quote win forecast, quotes, CRM, pipeline, win rate, lead scoring, order book, account managers, revenue forecast, sales team, customers going quiet, quotation',
  '/usecases/fresh-food-demand-forecast':
    'fresh food forecast, bakery forecast, bakery, sandwiches, food waste, perishable, markdown, grocery, supermarket, ordering, spoilage, thrown away, sold out, cafe, short shelf life, convenience store',
  '/usecases/shelf-availability':
    'shelf watching by camera, shelf cameras, empty shelf, out of stock, stockout, gaps, replenishment, back room, supermarket shelf, missing product, camera in store',
  '/usecases/churn-reduction-telecom':
    'churn prediction, churn model, customers leave, cancel contract, retention, mobile, broadband, subscribers, attrition, loyalty offer, switch provider',
  '/usecases/hotel-recommender':
    'hotel recommender, hotel ranking, travel, booking, rooms, accommodation, holiday, conversion, ranking, personalisation, recommend, guests, travel agency',
  '/usecases/fashion-size-advice':
    'size advice, size tool for clothes, returns, wrong size, clothes, dresses, shoes, fit, online shop, ecommerce, apparel, refunds, too small, too big',
  '/usecases/medical-diagnostics-imaging':
    'second reader for images, reading aid for X-rays, X-ray, CT, MRI, radiologist, radiology, scans, tumour, cancer, mammography, second opinion, reporting backlog, pathology, chest images',
  '/usecases/hospital-resource-forecasting':
    'bed forecast, bed and staff forecasting, beds, bed manager, A&E, emergency department, staffing, rota, nurses, wards full, winter pressure, discharge, occupancy, capacity',
  '/usecases/drug-discovery':
    'drug discovery model, molecule ranking, molecules, compounds, chemistry, pharma, pharmaceutical, screening, candidates, lead optimisation, synthesis, medicine development',
  '/usecases/missed-appointments':
    'missed appointments prediction, no-show model, no-show, DNA, did not attend, patients do not turn up, outpatient, clinic slots, reminder, wasted slots, GP surgery, dentist',
  '/usecases/depression-diagnosis-platform':
    'depression assessment platform, mental health assessment tool, mental health, psychiatry, psychologist, therapy, questionnaire, PHQ-9, mood, anxiety, talking therapies, assessment',
  '/usecases/chatbot-optimisation':
    'patient chatbot improvement, clinic chatbot, patient chatbot, bad bot, wrong answers, improve chatbot, clinic website, triage bot, dead end, symptom checker, hospital website',
  '/usecases/supply-chain-risk-predictor':
    'supply-chain risk prediction, late supplier forecast, suppliers late, purchase orders, late deliveries, shortages, procurement, parts missing, lead times, vendor, purchasing, disruption',
  '/usecases/loading-bay-arrival-forecast':
    'arrival forecast for the bay, lorry arrival forecast, dock, trucks queue, waiting lorries, yard management, slots, ETA, warehouse gate, drivers waiting, demurrage, HGV, congestion',
  '/usecases/delivery-route-planning':
    'delivery route planning, ETA model, vans, drivers, rounds, route optimisation, last mile, parcels, traffic, drop-off, satnav, delivery schedule, mileage',
  '/usecases/fleet-breakdown-forecast':
    'fleet breakdown forecast, lorry breakdown prediction, trucks, lorries, vehicle maintenance, roadside, HGV repairs, telematics, workshop, vans breaking down, fleet manager, fault codes, bus',
  '/usecases/container-damage-inspection':
    'container portal, gate lane with cameras, port, terminal, shipping container, dents, holes, gate camera, seal, damage claims, container number, quay',
  '/usecases/early-support-for-students':
    'early support list, student dropout warning, drop out, dropout, retention, attendance, university, college, struggling, at risk, disengaged, withdraw, quit the course',
  '/usecases/marking-feedback-assistant':
    'marking assistant, essay feedback by AI, essays, grading, assignments, exam, teacher workload, homework, comments, coursework, assessment, mark papers',
  '/usecases/adaptive-practice':
    'adaptive practice, adaptive maths exercises, exercises, maths, learners, personalised learning, tutoring, quiz, school, pupils, gaps in knowledge, homework, e-learning',
  '/usecases/accessible-course-materials':
    'captioning of lectures, accessible course materials, subtitles, captions, deaf, blind, screen reader, alt text, disability, lecture recordings, PDF accessibility, WCAG, transcripts',
  '/usecases/timetable-room-use':
    'timetable forecast, room use counting, lecture rooms, empty rooms, timetabling, space utilisation, campus, seats, booking rooms, class schedule, estates',
  '/usecases/crop-disease-detection':
    'crop disease detection, camera on the sprayer, blight, rust, mildew, fungus, leaf, potato, wheat, drone, spraying, fungicide, plant disease, agronomist, vineyard',
  '/usecases/precision-farming':
    'precision farming, variable-rate nitrogen, fertiliser, nitrogen, variable rate, tractor, yield map, satellite, arable, field zones, spreader, farm inputs',
  '/usecases/livestock-monitoring':
    'livestock monitoring, lameness cameras, cows, cattle, lame, lameness, dairy, calving, heat detection, sick animal, pigs, barn, farmer, milk, animal welfare, vet',
  '/usecases/harvest-prediction':
    'harvest forecast, fruit counting, yield forecast, picking, fruit, berries, orchard, growers, pickers, packhouse, crop size, seasonal labour, apples, tonnes',
  '/usecases/soil-health':
    'soil health survey, soil carbon baseline, soil sampling, carbon, organic matter, pH, earthworms, carbon credits, soil test, compaction, regenerative',
  '/usecases/fraud-detection':
    'payment fraud detection, fraud score, payments, card, scam, stolen, APP fraud, transactions, chargeback, false positives, blocked payments, bank',
  '/usecases/credit-risk':
    'credit risk model, credit scoring of small firms, loans, lending, default, creditworthiness, scoring, small business loans, underwriting, borrowers, bad debt, bank',
  '/usecases/money-laundering-alerts':
    'ranking of money-laundering alerts, AML alert ranking, AML, suspicious activity, SAR, transaction monitoring, compliance team, KYC, sanctions, false positives, financial crime, alerts backlog',
  '/usecases/algorithmic-trading':
    'algorithmic trading, execution algorithm, trading, shares, broker, execution, market impact, orders, hedge fund, MiFID, asset manager, stocks, slippage',
  '/usecases/personalised-banking':
    'personalised banking, bank messages, banking app, customers, offers, next best action, overdraft, budgeting, nudge, money management, notifications, marketing',
  '/usecases/career-path-recommendations':
    'career recommendations, career path tool, HR, internal mobility, career, promotion, skills, employees leave, training plan, talent, bank staff, succession, learning and development',
  '/security':
    'trust centre, infosec, cyber, data security, sub-processors, breach, penetration test, supplier questionnaire, due diligence, hosting, encryption',
  '/how-we-contract':
    'contract template, sample order, statement of work, SOW, MSA, master services agreement, terms, DPA, data processing agreement, liability cap, procurement, legal',
  '/locations/ireland':
    'Dublin, Cork, Galway, Limerick, Irish, euro, EUR, reverse charge, VAT number, Revenue, Republic of Ireland, travel to Ireland',
  '/ai-roles/ai-consultant':
    'advice, strategy, feasibility, advisor, where to start, independent opinion, roadmap, business case, AI strategy',
  '/ai-roles/ai-product-manager':
    'product owner, backlog, roadmap, adoption, users, requirements, PM, prioritise features',
  '/ai-roles/ai-architect':
    'platform, enterprise architecture, standards, governance of many models, cloud platform, whole company, multi site',
  '/ai-roles/ai-solutions-architect':
    'system design, technical design, one system, end to end, integration design, solution design, blueprint',
  '/ai-roles/ai-engineer':
    'programmer, developer, software, apps with AI, LLM app, API, coder, build a product, software engineer, developing',
  '/ai-roles/ml-engineer':
    'machine learning engineer, train models, PyTorch, TensorFlow, scikit-learn, model training, notebooks into production',
  '/ai-roles/mlops-engineer':
    'deployment, Kubernetes, Docker, CI/CD, monitoring models, DevOps, model registry, keep models running, retraining pipeline, production',
  '/ai-roles/data-engineer':
    'ETL, ELT, pipelines, data warehouse, SQL, Databricks, Snowflake, Airflow, data lake, extract data, ingestion, database',
  '/ai-roles/data-scientist':
    'statistics, statistician, analyst, R, Python, analyse data, modelling, find patterns, forecasting model, hypothesis',
  '/ai-roles/machine-vision':
    'lens, lighting, camera, optics, inspection rig, industrial camera, Halcon, Cognex, trigger, mounting, vision system integrator',
  '/ai-roles/computer-vision':
    'object detection, tracking, segmentation, YOLO, OpenCV, video analytics, image recognition, drones, deep learning on images',
  '/ai-roles/nlp-engineer':
    'text mining, extract fields, invoices, contracts, OCR, classify emails, named entities, documents, text classification, language processing',
  '/ai-roles/generative-ai-specialist':
    'fine-tune, fine-tuning, open model, Llama, Mistral, self-hosted LLM, GPU, host our own model, image generation, diffusion, weights, train a language model',
  '/ai-roles/gen-ai-specialist':
    'prompts, prompt engineering, RAG, agents, Copilot rollout, assistants, workflow automation, ChatGPT at work, staff training in AI tools',
}
