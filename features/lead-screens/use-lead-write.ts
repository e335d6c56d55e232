import { useWrite } from '#ui/use-write.ts'

/** A change to something of a lead, which is read again afterwards. */
export const useLeadWrite = (leadId: string, onDone?: () => void) =>
  useWrite({ reread: [`/api/leads/${leadId}`], onDone })
