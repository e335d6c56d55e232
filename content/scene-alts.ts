/** What the scene of an entry shows, for those who don't see it; keys are the names of the drawings. */
export const ownAlts: Record<string, string> = {
  'use-case-bearing-condition-monitoring':
    'Drawing of a fan drive with a sensor on bearing 6309: one line of the envelope spectrum is marked, at 4.2 mm/s',
  'use-case-compressed-air-energy':
    'Drawing of a compressor and its pipe along a wall: a leak of 3 mm is marked, and the week’s load curve shows what runs on at the weekend',
  'use-case-dryer-moisture-control':
    'Drawing of a belt dryer with a sensor over its outlet: moisture settles on its target, the gauge reads 11.8%',
  'use-case-forklift-pedestrian-safety':
    'Drawing of a forklift 1.8 m from a person at a crossing, the person marked, beside a map of near misses',
  'use-case-injection-moulding-anomalies':
    'Drawing of an injection moulding machine with its mould marked: the pressure curve of one shot lies below the others and its part is held',
  'use-case-surface-defect-inspection':
    'Drawing of steel strip between two coils under three cameras: a scratch of 14 mm is marked and entered on the strip map',
  'use-case-enterprise-knowledge-chatbot':
    'Drawing of shelves of folders and a phone with a question: the answer leads to a marked line on page 6 of procedure 114',
  'use-case-maintenance-assistant':
    'Drawing of a technician at a pump with a phone: it points at the drawing on page 84 of the manual',
  'use-case-production-scheduling':
    'Drawing of a press, a lathe and a robot with their jobs: the lathe has stopped and is marked, the week’s plan moves',
  'use-case-sales-insights':
    'Drawing of a desk with three piles of quotes, one marked as likely to be won, beside a forecast of the quarter’s orders',
  'use-case-churn-reduction-telecom':
    'Drawing of a telephone mast among houses: one household is marked as likely to leave',
  'use-case-fashion-size-advice':
    'Drawing of a clothes rail and a shirt laid out: its chest is measured at 52 cm, beside bars of returns by size',
  'use-case-fresh-food-demand-forecast':
    'Drawing of a bakery oven and bread trolley: the empty tray is marked, and the forecast asks for fourteen loaves at three',
  'use-case-hotel-recommender':
    'Drawing of a hotel, a room and a phone with four hotels in order: the first one is marked',
  'use-case-shelf-availability':
    'Drawing of a camera that looks at a shop shelf: an empty facing is marked and eighteen packs wait in the back room',
  'use-case-chatbot-optimisation':
    'Drawing of three chats side by side: the one that breaks off is marked, beside a table of what was said and what was meant',
  'use-case-depression-diagnosis-platform':
    'Drawing of two armchairs and a completed questionnaire: its ninth item is marked for the clinician, who decides',
  'use-case-drug-discovery':
    'Drawing of a microscope, a plate of 48 wells with four filled and a molecule on which one position is marked',
  'use-case-hospital-resource-forecasting':
    'Drawing of a ward with five beds and a marked free place that is due at eleven, beside the forecast of beds taken',
  'use-case-medical-diagnostics-imaging':
    'Drawing of two chest images on light boxes before a reading desk: one spot on the second image is marked',
  'use-case-missed-appointments':
    'Drawing of a waiting room with one empty, marked chair under the clock, beside bars of why people do not come',
  'use-case-container-damage-inspection':
    'Drawing of a lorry under a camera gate: a dent of 38 mm in its container is marked',
  'use-case-delivery-route-planning':
    'Drawing of a van and its round past houses: the stop where the kerb costs six minutes is marked',
  'use-case-fleet-breakdown-forecast':
    'Drawing of three lorries in a row: the battery of one is marked, with nine days left',
  'use-case-loading-bay-arrival-forecast':
    'Drawing of three loading bays: one lorry is docked, the next is dashed in and due at 14:20',
  'use-case-supply-chain-risk-predictor':
    'Drawing of a coaster, a lorry and a factory: one container on board is marked, nine days late',
  'use-case-accessible-course-materials':
    'Drawing of a lecture film with captions and two pages: the description of one picture is marked to be checked',
  'use-case-adaptive-practice':
    'Drawing of a classroom board with a map of skills: fractions are marked as the next step',
  'use-case-early-support-for-students':
    'Drawing of rows of desks with students: an empty place is marked, quiet since week three',
  'use-case-marking-feedback-assistant':
    'Drawing of an essay on a desk: one passage is marked with the comment “which year?”, beside the marking scheme',
  'use-case-timetable-room-use':
    'Drawing of a lecture room in which 12 of 28 seats are taken, beside the use of the room over a week',
  'use-case-crop-disease-detection':
    'Drawing of a drone over a field and one leaf beside it: a spot of blight is marked',
  'use-case-harvest-prediction':
    'Drawing of an orchard with crates: the fruit of one tree is marked, beside the forecast of tonnes for block 4',
  'use-case-livestock-monitoring':
    'Drawing of four cows at a feed fence under a camera: one is marked as lame, beside the line of its back',
  'use-case-precision-farming':
    'Drawing of a tractor with a spray boom on a field of zones: one nozzle is marked at 142 kg a hectare',
  'use-case-soil-health':
    'Drawing of a block of ground with six sampling points, one marked, three soil cores and carbon by depth',
  'use-case-algorithmic-trading':
    'Drawing of two trading desks before a price chart between two limits: one fill is marked',
  'use-case-career-path-recommendations':
    'Drawing of steps from teller by adviser to credit: the next step is marked, with what is missing for it',
  'use-case-credit-risk':
    'Drawing of a small firm’s house, its accounts and coins: late payers are marked, beside the parts of the score',
  'use-case-fraud-detection':
    'Drawing of a shop till and a bank card: a payment of £1,740 is held with a score of 0.93',
  'use-case-money-laundering-alerts':
    'Drawing of accounts joined by payments: three of them feed each other, and one is marked',
  'use-case-personalised-banking':
    'Drawing of a bank and a phone: Thursday’s shortfall of £62 is marked, beside the forecast of the balance',
  'solution-continuous-process-optimization':
    'Drawing of two stirred vessels with a valve: on contours of the yield five trials lead to a marked best setting',
  'solution-machine-vision':
    'Drawing of a camera hood over a conveyor with a reject bin: the part under the lamp is marked, beside curves of escapes and rejects',
  'solution-predictive-maintenance-intelligence':
    'Drawing of fan 3 with its coupling marked, a calendar and spare parts, beside the wear forecast that reaches its limit in week 34',
  'solution-quality-insight-automation':
    'Drawing of a measuring machine over a bored part of 12.05 mm: one point of the control chart is marked',
  'solution-smart-safety-surveillance':
    'Drawing of a hall with an emergency exit: a pallet that blocks it is marked, people are plain outlines',
  'solution-visual-intelligence':
    'Drawing of a stack of fourteen logs, 3.40 m wide: one is marked with its diameter and error',
  'solution-ai-enhanced-reporting':
    'Drawing of a report on a desk: one sentence is tied to a bar of the chart, and the bar is marked with its source',
  'solution-dynamic-operational-dashboards':
    'Drawing of a team before a large screen at 74.8%: the largest loss is marked',
  'solution-instant-anomaly-detection':
    'Drawing of a pipe with four sensors and their detectors: on the scatter of readings one far point is marked',
  'solution-real-time-analytics-gateway':
    'Drawing of three machines whose readings run to a small computer, which is marked, and on to a server',
  'solution-seamless-integration-framework':
    'Drawing of folders, a server and a cabinet that feed one list of assets: the row without a number is marked',
  'role-ai-architect':
    'Drawing of several systems as buildings on one shared base: the place of the next one is dashed in and marked',
  'role-ai-consultant':
    'Drawing of a desk before a kiln and a pump: of six problems, drawn by worth and effort, one is marked and three are struck out',
  'role-ai-engineer':
    'Drawing of a desk with code on the screen and a wire to a robot arm: its gripper is marked, one of 212 tests is open',
  'role-ai-product-manager':
    'Drawing of a board with three columns of cards before three people: one card is marked, the gauge reads 61%',
  'role-ai-solutions-architect':
    'Drawing of a drawing board with signal, model, controller and person as boxes: the model is marked',
  'role-computer-vision':
    'Drawing of a container, a cow and a van, each outlined, and a person whose track is marked',
  'role-data-engineer':
    'Drawing of three sources piped into one tank: a valve that holds back 37 rows is marked',
  'role-data-scientist':
    'Drawing of a desk with papers and an open book: in a scatter of readings with its interval one point is marked',
  'role-gen-ai-specialist':
    'Drawing of three people at a table with three assistants: the one that answers at length with its source is marked',
  'role-generative-ai-specialist':
    'Drawing of four server racks, one marked, and a small test desk, beside the curves of training and test loss',
  'role-machine-vision':
    'Drawing of an optical bench with camera, lens and ring light: the target at its end is marked',
  'role-ml-engineer':
    'Drawing of a notebook on a desk wired to a small computer over a conveyor, which is marked, beside bars of its latency',
  'role-mlops-engineer':
    'Drawing of versions of a model on a belt through a gate, with a dashed way back: a point of the drift chart is marked',
  'role-nlp-engineer':
    'Drawing of three piles of reports and one page with date, asset and fault outlined: the asset is marked',
  'post-reading-an-oee-figure':
    'Drawing of a bottle filler and its belt: a jam of 20 seconds is marked, and a waterfall shows how one shift loses from 100 to 72.6%',
  'post-gauge-study-before-the-camera':
    'Drawing of a bracket with two holes on a bench between two inspectors: one hole is marked, a table shows how often the two agree',
  'post-how-many-images-a-vision-project-needs':
    'Drawing of 28 pictures of parts laid out on a floor: the last row was never trained on, and one part of it that was missed is marked',
  'post-hold-every-forecast-against-the-naive-one':
    'Drawing of three pallets and, before each, the same number copied on the floor: one copy is marked, a chart shows sales and the copied line',
  'post-what-an-alarm-costs':
    'Drawing of four pumps with warning lights and a fitter who walks to the one that is marked: of 17 alarms one is a fault',
  'post-ir35-and-ai-engineers-by-the-day':
    'Drawing of two desks, one within a dashed line on the floor marked inside, one outside: the engineer who stands on the line is marked',
  'post-uk-gdpr-for-camera-analytics':
    'Drawing of a warehouse aisle with a forklift and a camera: the person in its view is marked and has no name, no video is kept',
  'post-how-to-write-a-brief-for-an-ai-project':
    'Drawing of one page with seven lines on a table between two people: the line that says when to stop is marked',
  'post-getting-data-out-of-old-plcs':
    'Drawing of a press and an open cabinet with an old controller: the module that is read is marked, its cable leads to a small computer',
  'post-weibull-in-the-maintenance-office':
    'Drawing of a pump whose seal is marked and six failed seals with their hours, which lie on a straight line of shape 2.2',
  'post-eu-ai-act-dates-for-sales-into-ireland':
    'Drawing of a works, a press with a camera and a container: the point where the way to Ireland crosses a dashed line is marked',
  'post-edge-or-cloud':
    'Drawing of a belt with a camera, a small computer beside it, which is marked, and three server racks behind: 102 against 542 ms',
  'post-stock-forecasts-with-promotions':
    'Drawing of a shelf and a pyramid of packs at 25% off, which is marked: of six weeks the third stands out, the neighbour loses 45',
  'post-clinical-safety-case-for-triage-ai':
    'Drawing of a table with three piles of letters, the most urgent marked, two clinicians and a risk matrix: 24 of 600 lie low',
  'post-when-a-spreadsheet-is-enough':
    'Drawing of a large screen with a spreadsheet in which the value 38 is marked: on the control chart beside it that is nothing unusual',
}
