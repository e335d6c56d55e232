const words = (status: string) =>
  status
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Of Maximo (CAN), SAP (DLFL, in German LÖVM, LOEV) and words of other programs. An order that was never carried out is no failure. */
const isCancelled = (word: string) =>
  /^(?:can|canc|cancel\w*|void\w*|reject\w*|declined|denied|withdrawn|invalid|duplicates?|delet\w*|discard\w*|draft|dlfl|dlt|lovm|loevm|loev|stornier\w*|storno|abgelehnt|verworfen|abgebrochen|geloscht|duplikat|doppelt|entwurf|annul\w*|refus\w*|rejet\w*|supprim\w*|doublon|brouillon|anulad\w*|cancelad\w*|rechazad\w*|eliminad\w*|borrador|rifiutat\w*|scartat\w*|cancellat\w*|bozza|geannuleerd|afgewezen|anulowan\w*|odrzucon\w*)$/.test(
    word,
  )

/** Statuses of orders that count: open, under way or done. */
const isKnown = (word: string) =>
  /^(?:w?appr|inprg|wmatl|wsch|wpcond|wplan|comp|completed?|close|closed|histedit|hist|crtd|rel|teco|clsd|noco|nopr|osno|cnf|pcnf|prc|setc|macm|nmat|gmps|eroff|frei|tabg|abgs|mmab|offn|inar|open|new|raised|reported|planned|scheduled|released|assigned|approved|waiting|in|progress|on|hold|started|under|way|done|finished|resolved|fixed|offen|neu|erledigt|abgeschlossen|freigegeben|geplant|arbeit|bearbeitung|beendet|fertig|ouvert|cours|termine|clos|cloture|abierto|abierta|cerrado|cerrada|terminado|terminada|finalizado|curso|aperto|aperta|chiuso|chiusa|concluso|corso|afgesloten|gesloten|gereed|zamkniete|ok|ready|work|order|complete)$/.test(
    word,
  )

const isNegated = (found: readonly string[]) => /^(?:not|un|nicht|non|no|niet|nie)$/.test(found[0] ?? '')

/** Whether an order of this status was never carried out; undefined where the status isn't known. */
export function isCalledOff(status: string): boolean | undefined {
  const found = words(status)
  if (found.some(isCancelled)) return isNegated(found) ? undefined : true
  return found.every(isKnown) ? false : undefined
}
