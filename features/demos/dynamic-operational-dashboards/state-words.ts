/** What a machine does in a stretch of time, as OEE counts it. */
export const categories = ['running', 'startUp', 'setUp', 'unplanned', 'minor', 'planned', 'out'] as const
export type Category = (typeof categories)[number]

export const categoryLabels: Record<Category, string> = {
  running: 'Running',
  startUp: 'Start-up (runs, with rejects)',
  setUp: 'Set-up, cleaning, adjustment',
  unplanned: 'Unplanned stop',
  minor: 'Minor stop (lost speed)',
  planned: 'Planned stop (not counted)',
  out: 'Leave out',
}

export const isCategory = (text: string | undefined): text is Category =>
  categories.some((category) => category === text)

/** Whether no parts are made in it. */
export const stands = (category: Category): boolean => category !== 'running' && category !== 'startUp'

/** Whole words, without capitals or accents. "Ausfallzeit" and "läuft" are "ausfallzeit" and "lauft". */
const wordsOf = (state: string): string[] =>
  state
    .replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const whole = (words: string) => {
  const set = new Set(words.split(' '))
  return (word: string) => set.has(word)
}

const isNegation = whole(
  'not no non never without nicht kein keine keinen ohne pas aucun aucune sans sin ningun senza nessun niet geen nie brak bez',
)
const isRunning = whole(
  'run running runs runtime producing produce produces production producion produktion producing executing execute execution active working works uptime up cutting machining incycle cycle cycling operating operation operational lauft laeuft laufend lauf betrieb fertigung arbeitet marche fonctionne fonctionnement marcha funcionando produccion produciendo funzionamento marcia produzione productie draait praca pracuje produkcja produzindo produktiv hauptnutzung productive',
)
/** Words that say nothing by themselves. */
const isFiller = whole(
  'machine machines maschine anlage line station state status mode auto automatic automatik normal normally full speed rate high low slow reduced at in of the a an is and to for good parts part order job main line1 time sps plc cell robot press im der die das la le en el de zeit minutes min speedloss reduziert regular standard',
)
const isBroken = whole(
  'breakdown broken broke fault faulted faulty faults failure fail failed failing error errors alarm alarms emergency estop jam jammed jams crash crashed trip tripped repair repairing malfunction defect defective stuck blockage disruption corrective outage leak overheated aborted aborting panne defaillance averia averie fallo guasto awaria storing storung stoerung defekt ausfall reparatur reparation reparacion notaus nothalt blocage bourrage atasco arret parada fermo postoj stilstand',
)
const isStopped = whole(
  'stop stopped stops stopping stoppage down downtime halt halted hold held holding pause paused idle idling standby wait waiting waits awaiting starved starving starvation blocked blocking lack lacking missing shortage unavailable inactive off offline disconnected delay delayed standing standstill suspended suspending interrupted interruption unscheduled unplanned unproductive nonproductive dead stillstand steht warten wartet wartezeit mangel fehlt materialmangel aus gestoppt angehalten unterbrechung unterbrochen attente attend arrete manque espera esperando parado detenido inactivo attesa fermo ferma mancanza wacht wachten czeka oczekiwanie ready complete completed clearing resetting',
)
const isMinor = whole(
  'minor micro microstop microstops ministop mini short kurzstillstand kurzstopp microarret microparada',
)
const isSetUp = whole(
  'setup setting changeover changeovers change changing adjust adjusting adjustment format retool retooling tooling calibration calibrating cleaning clean cip sanitation sanitizing washdown rusten ruesten umrusten umruesten rustzeit ruestzeit einrichten werkzeugwechsel umbau reinigung reinigen changement reglage nettoyage cambio ajuste preparacion limpieza attrezzaggio pulizia omstellen ombouw przezbrojenie czyszczenie makeready',
)
const isStartUp = whole(
  'startup start starting warmup warming ramp rampup anfahren anlauf hochlauf demarrage arranque avviamento opstart rozruch',
)
const isPlanned = whole(
  'planned scheduled break breaks lunch meal tea coffee meeting meetings training holiday weekend closed pm tpm preventive preventative geplant geplante geplanter planmassig pause pausen mittagspause fruhstuckspause wartung inspektion feierabend feiertag schulung besprechung planifie planifiee dejeuner formation reunion planificado planificada planeado descanso comida reunion pianificato pausa pranzo gepland pauze planowany przerwa',
)
const isMaintenance = whole(
  'maintenance service servicing maint maintenance instandhaltung entretien mantenimiento manutenzione onderhoud konserwacja lubrication lubricating greasing',
)
const isWanted = whole(
  'order orders demand work schedule job jobs auftrag auftrage auftragsmangel commande commandes pedido pedidos scheduled plan planned',
)
const isUntold = whole(
  'unknown undefined other others misc miscellaneous uncategorized uncategorised uncoded none null na sonstiges unbekannt autre otros test testing trial trials engineering maybe check checking',
)

/** Compounds of German, Dutch and Scandinavian, found within a word. */
const stems: readonly [RegExp, Category][] = [
  [/(?:kurz|mikro)(?:stillstand|stopp|storung)/, 'minor'],
  [/stillstand|stilstand|storung|stoerung|ausfall|mangel|stopp$|warten|wartezeit/, 'unplanned'],
  [
    /rust(?:en|zeit|vorgang)|ruest|umrust|werkzeugwechsel|formatwechsel|produktwechsel|sortenwechsel|reinigung/,
    'setUp',
  ],
  [/pause$|wartung|schichtende|schulung/, 'planned'],
]

/**
 * What a word for a machine's state most likely means; undefined when only the visitor can say. A state runs only if no word of it speaks
 * of standing and none is unknown: a wrong stop is seen at once, a wrong run is not.
 */
export function guessCategory(state: string): Category | undefined {
  const words = wordsOf(state).filter((word) => !/^\d+$/.test(word))
  const text = words.join(' ')
  const has = (test: (word: string) => boolean) => words.some(test)
  if (words.length === 0) return undefined
  if (has(isUntold)) return undefined
  if (
    /\b(?:un ?planned|un ?scheduled|not planned|non planned|nicht geplant|ungeplant\w*|unplanmassig|non planifie|no planificad[oa]|imprevist[oa])\b/.test(
      text,
    )
  )
    return words.length === 1 && /^unscheduled$/.test(text) ? undefined : 'unplanned'
  if (
    /\b(?:not scheduled|non scheduled|no (?:shift|schedule|plan|orders?|demand|work|jobs?)|not (?:staffed|required)|keine? auftr\w+|sin pedidos?|pas de commandes?|auftragsmangel)\b/.test(
      text,
    )
  )
    return 'planned'
  const isNegated = has(isNegation)
  if (isNegated) return negated(words, has)
  if (
    /\b(?:on hold|on stop|out of|ausser betrieb|hors service|run out|ran out|running out|off line|power (?:off|cut|loss))\b/.test(
      text,
    )
  )
    return 'unplanned'
  if (has(isMinor)) return has(isRunning) && !has(isStopped) ? undefined : 'minor'
  if (/\b(?:set up|change over|change of|make ready|die change|tool change)\b/.test(text)) return 'setUp'
  if (/\b(?:start up|warm up|ramp up)\b/.test(text))
    return has(isBroken) || has(isStopped) ? 'unplanned' : 'startUp'
  if (has(isBroken)) return 'unplanned'
  if (/\bbreak down\b/.test(text)) return 'unplanned'
  if (has(isPlanned)) return 'planned'
  if (has(isSetUp)) return 'setUp'
  if (has(isStopped)) return 'unplanned'
  if (has(isMaintenance)) return 'planned'
  const stem = stems.find(([pattern]) => words.some((word) => pattern.test(word)))
  if (stem) return stem[1]
  if (has(isStartUp)) return 'startUp'
  if (/^(?:on|ok|okay|in cycle)$/.test(text)) return 'running'
  return has(isRunning) && words.every((word) => isRunning(word) || isFiller(word)) ? 'running' : undefined
}

const saysNoMore = whole(
  'stop stopped stops stopping stoppage down downtime halt halted off idle idling standstill standing inactive not running no production producing machine line anlage maschine state status stillstand steht aus gestoppt angehalten arret arrete parado detenido parada fermo ferma stilstand nicht lauft',
)

/** "STOP" or "Down": why is for the reason beside it to say. */
export function saysOnlyThatItStands(state: string): boolean {
  return guessCategory(state) === 'unplanned' && wordsOf(state).every(saysNoMore)
}

/**
 * What a reason makes of a stop: planned, set-up or minor; undefined where the stop stays what its state says. Maintenance may be repair, so that
 * it isn't planned by itself.
 */
export function ofReason(reason: string): Category | undefined {
  const guess = guessCategory(reason)
  if (guess === 'planned' && wordsOf(reason).every((word) => isMaintenance(word) || word.endsWith('wartung')))
    return undefined
  return guess === 'planned' || guess === 'setUp' || guess === 'minor' ? guess : undefined
}

/** "No fault" is not a stop, yet it doesn't say that parts are made either. */
function negated(words: string[], has: (test: (word: string) => boolean) => boolean): Category | undefined {
  const speaksOfStops = has(isBroken) || has(isStopped)
  if (has(isRunning)) return 'unplanned'
  // "Idle - no operator": what is denied comes after the stop and is its reason.
  const stop = words.findIndex(isStopped)
  if (stop >= 0 && stop < words.findIndex(isNegation)) return 'unplanned'
  if (speaksOfStops)
    return words.some(
      (word) =>
        /^(?:wait|waiting|stopp\w*|down|off|available|ready)$/.test(word) && !isNegation(words[0] ?? ''),
    )
      ? 'unplanned'
      : undefined
  if (has(isWanted)) return 'planned'
  // "No operator", "no material", "kein Personal": something is lacking.
  return 'unplanned'
}
